import type { RewardSearchFilter } from '../../../../operations/schema.generated.ts';
import {
  CONDITIONS_OF_SALE,
  DELIVERY_MODES,
  type DeliveryMode,
} from '../../../../schema/catalog/products.ts';
import { typedSku } from '../../../../schema/foundation/text/patterns.ts';
import { defineList } from '../../../kit/list/listDefinition.ts';
import { choice, flag, identity, matching, search } from '../../../kit/list/listFilters.ts';
import type { StateOf } from '../../../kit/list/useList.ts';

/** An amount in the index's format. */
export const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;

const CURRENCY = /^[A-Z]{3}$/;

/** The catalog: thirty per page (SEARCH-3), by default only rewards that are sold on demand (SEARCH-11). */
const PARTS = {
  pageSize: 30,
  filters: {
    search: search(),
    seller: identity(),
    brand: matching(/^[A-Z0-9]{1,12}$/),
    country: matching(/^[A-Z]{2}$/),
    currency: matching(CURRENCY),
    delivery: choice(DELIVERY_MODES),
    sale: choice(CONDITIONS_OF_SALE, 'on_demand'),
    min: matching(AMOUNT),
    max: matching(AMOUNT),
  },
} as const;

/** The catalog as a separate screen. */
export const CATALOG_LIST = defineList({ ...PARTS, screen: 'catalog' });

/** Values that most rewards of a promotion share: its advertiser's currency and the delivery mode of its experience. */
interface ChooserStart {
  currency: string;
  /** An empty list means all. */
  deliveryModes: readonly string[];
}

/**
 * The catalog inside a promotion's form, where views are not saved. It begins with what an advertiser can usually give, so that few rewards are
 * left out of a page. These are values of filters, which the person changes; whether a reward can be given is the platform's verdict.
 */
export const chooserList = ({ currency, deliveryModes }: ChooserStart) =>
  defineList({
    ...PARTS,
    filters: {
      ...PARTS.filters,
      currency: matching(CURRENCY, currency),
      delivery: choice(DELIVERY_MODES, onlyOne(deliveryModes)),
      /** True to show rewards that the promotion cannot give as well. */
      unfit: flag(false),
    },
  });

function onlyOne(modes: readonly string[]): DeliveryMode | 'all' {
  const knownModes = DELIVERY_MODES.filter((mode) => modes.includes(mode));
  return knownModes.length === 1 ? (knownModes[0] ?? 'all') : 'all';
}

export type ChooserDefinition = ReturnType<typeof chooserList>;
export type ChooserList = StateOf<ChooserDefinition>;

/**
 * The list as a search by SKU reads it; null where the text is no SKU. Whoever types a SKU means this reward, so the currency and the delivery that
 * the list merely begins with do not hide it; those that the person has chosen hold.
 */
export function foundBySku(list: ChooserList, definition: ChooserDefinition): ChooserList | null {
  if (typedSku(list.filters.search) === null) return null;
  const initial = definition.read(definition.defaults).filters;
  const { currency, delivery, ...sent } = list.sent;
  return {
    ...list,
    sent: {
      ...sent,
      ...(currency && list.filters.currency !== initial.currency && { currency }),
      ...(delivery && list.filters.delivery !== initial.delivery && { delivery }),
    },
  };
}

export type CatalogList = StateOf<typeof CATALOG_LIST>;

/** The query variables; the catalog is the one in the list's filter, unless another is named. */
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
