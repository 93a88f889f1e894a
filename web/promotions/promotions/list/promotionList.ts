import { keptList } from '../../../kit/list/keptList.ts';
import { defineList } from '../../../kit/list/listDefinition.ts';
import { flag, search } from '../../../kit/list/listFilters.ts';
import type { StateOf } from '../../../kit/list/useList.ts';
import { promotionsRoute } from '../../../routes/promotions.ts';

/** Ten per page, the latest start first; paused ones are shown, completed and deleted ones are not (PROMOLIST-3, PROMOLIST-10 … PROMOLIST-13, PROMOLIST-20). */
const PARTS = {
  pageSize: 10,
  filters: {
    search: search(),
    withPaused: flag(true),
    withCompleted: flag(false),
    withDisabled: flag(false),
  },
  sort: {
    fields: ['name', 'status', 'start_datetime', 'end_datetime'],
    initial: { by: 'start_datetime', direction: 'DESC' },
  },
} as const;

/** Promotions of all advertisers. */
export const PROMOTION_LIST = defineList({ ...PARTS, screen: 'promotions' });

/** Promotions of one advertiser, beside the other tabs in its address. */
export const ADVERTISER_PROMOTIONS = defineList({
  ...PARTS,
  prefix: 'promotions',
  screen: 'advertiser_promotions',
});

export type PromotionListState = StateOf<typeof PROMOTION_LIST>;

/** The list for the back link of a promotion. */
export const KEPT_PROMOTIONS = keptList(promotionsRoute);

/** The filters in the query's format. */
export const promotionFilter = ({ search: name, ...switches }: PromotionListState['sent']) => ({
  ...(name === undefined ? {} : { name }),
  ...switches,
});
