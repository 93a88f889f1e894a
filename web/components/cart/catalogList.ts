import type { RewardSearchFilter } from '../../../operations/schema.generated.ts';
import { CONDITIONS_OF_SALE, DELIVERY_MODES } from '../../../schema/rules/products.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, identity, matching, search } from '../../kit/list/listFilters.ts';
import type { StateOf } from '../../kit/list/useList.ts';

/** An amount in the index's format. */
export const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;

/** The catalogue: thirty per page (SEARCH-3), by default only rewards that are sold on demand (SEARCH-11). */
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

/** The catalogue as a separate screen. */
export const CATALOG_LIST = defineList({ ...PARTS, screen: 'catalog' });

/** The catalogue inside another form, where views are not saved. */
export const CHOOSER_LIST = defineList(PARTS);

export type CatalogList = StateOf<typeof CATALOG_LIST>;

/** The query variables; the catalogue is the one in the list's filter, unless another is named. */
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

/** Represents all values in a choice. */
export const ALL = 'all';
