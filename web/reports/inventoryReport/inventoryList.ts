import { defineList } from '../../kit/list/listDefinition.ts';
import { flag, matching } from '../../kit/list/listFilters.ts';

/** Identifiers of the catalog, as in the address. */
const CATALOGUE_ID = /^[A-Za-z0-9 ._-]{1,100}$/;

/** The inventory report: twenty per page, the earliest run-out first (INVREP-7). */
export const INVENTORY_LIST = defineList({
  screen: 'inventory_report',
  pageSize: 20,
  filters: {
    source: matching(/^\d{1,18}$/),
    brand: matching(CATALOGUE_ID),
    product: matching(CATALOGUE_ID),
    reward: matching(CATALOGUE_ID),
    hide_unused: flag(false),
  },
  sort: {
    fields: [
      ...(['reward_source', 'provider_payment_type', 'reward_caption', 'face_value'] as const),
      ...(['stock', 'delayed_stock', 'total_stock', 'budget'] as const),
      ...(['last_7_days', 'last_30_days', 'next_7_days', 'next_30_days', 'runs_out'] as const),
    ],
    initial: { by: 'runs_out', direction: 'ASC' },
  },
});
