import type { RewardSearchFilter } from '../../../operations/schema.generated.ts';
import { CONDITIONS_OF_SALE, DELIVERY_MODES } from '../../../schema/rules/products.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, identity, matching, search } from '../../kit/list/listFilters.ts';
import type { StateOf } from '../../kit/list/useList.ts';

/** An amount as the index takes it. */
export const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;

/** The catalogue: thirty at a time (SEARCH-3), what is sold on demand unless asked otherwise (SEARCH-11). */
const PARTS = {
  pageSize: 30,
  filters: {
    search: search(),
    seller: identity(),
    brand: matching(/^[A-Z0-9]{1,12}$/),
    country: matching(/^[A-Z]{2}$/),
    currency: matching(/^[A-Z]{3}$/),
    delivery: choice(DELIVERY_MODES),
    sale: choice(CONDITIONS_OF_SALE, 'on_demand'),
    min: matching(AMOUNT),
    max: matching(AMOUNT),
  },
} as const;

/** The catalogue as a screen of its own. */
export const CATALOG_LIST = defineList({ ...PARTS, screen: 'catalog' });

/** The same where rewards are chosen from it, beside what is being made: no view is kept of that. */
export const CHOOSER_LIST = defineList(PARTS);

export type CatalogList = StateOf<typeof CATALOG_LIST>;

/** What the graph is asked with; of the catalogue that the list is filtered by, unless another is named. */
export function searchOf(
  { sent }: Pick<CatalogList, 'sent'>,
  sellerId = sent.seller,
): {
  search: string | null;
  filter: RewardSearchFilter;
} {
  const { search: text = null, brand, country, currency, delivery, sale, min, max } = sent;
  return {
    search: text,
    filter: {
      conditionsOfSale: sale ? [sale] : null,
      ...(sellerId && { sellerId }),
      ...(brand && { brandIds: [brand] }),
      ...(country && { countryRestrictions: [country] }),
      ...(currency && { currency }),
      ...(delivery && { deliveryMode: delivery }),
      ...(min && { faceValueMin: min }),
      ...(max && { faceValueMax: max }),
    },
  };
}

/** Stands in a choice for all of its values. */
export const ALL = 'all';
