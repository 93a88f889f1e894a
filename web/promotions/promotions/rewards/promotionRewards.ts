import { OFFER_STATES, OFFER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { defineList } from '../../../kit/list/listDefinition.ts';
import { choice, search } from '../../../kit/list/listFilters.ts';
import type { StateOf } from '../../../kit/list/useList.ts';

/** Ten per page, enabled ones first (PROMO-10, PROMO-12, PROMO-13). */
export const PROMOTION_REWARDS = defineList({
  prefix: 'rewards',
  screen: 'promotion_rewards',
  pageSize: 10,
  filters: { search: search(), status: choice(OFFER_STATUSES, 'enabled'), state: choice(OFFER_STATES) },
  sort: { fields: ['position', 'name', 'sku', 'status'], initial: { by: 'position', direction: 'ASC' } },
});

/** Milliseconds after the last key before the search is sent (PROMO-11). */
export const REWARD_SEARCH_DELAY_MS = 500;

/** The filters in the query's format. */
export const rewardFilter = ({ search: name, status, state }: StateOf<typeof PROMOTION_REWARDS>['sent']) => ({
  ...(name && { name }),
  ...(status && { statuses: [status] }),
  ...(state && { states: [state] }),
});

/** Merges this page's choice with a concurrent one: rewards added here are added, rewards removed here are removed. */
export function chosenSkus(
  mine: readonly string[],
  { base, theirs }: { base: readonly string[]; theirs: readonly string[] },
): string[] {
  const added = mine.filter((sku) => !base.includes(sku) && !theirs.includes(sku));
  const left = theirs.filter((sku) => mine.includes(sku) || !base.includes(sku));
  return [...left, ...added];
}
