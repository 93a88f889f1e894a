// Filters that the redemption report and the activity report share, under the same names.
import { BILLING_CURRENCIES } from '../../../../../schema/foundation/money/money.ts';
import {
  PAYMENT_TYPES,
  REWARD_SOURCES,
} from '../../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import type { FilterValues } from '../../../../kit/list/listDefinition.ts';
import { choices, identities, identity, matching, search } from '../../../../kit/list/listFilters.ts';
import type { BoundFilter } from '../../../../kit/list/useList.ts';

/** Maximum characters of a text, as on the platform. */
export const LONGEST = { search: 200, phone: 40, email: 254, order: 120 } as const;

/** Numbers from 0, as indexes into a list of names. */
export const placesOf = (names: readonly string[]) => names.map((_, place) => String(place));

/** Numbers, or the word for "none". */
const NUMBER_OR_NONE = /^(\d{1,18}|none)$/;

/** Filters of both reports: by owner, by reward and by provider. */
export const SHARED_FILTERS = {
  advertiser: identity(),
  billing_currency: choices(BILLING_CURRENCIES),
  promotion: identity(),
  experience: identities(/^\d{1,18}$/),
  io_number: search({ from: 1, most: LONGEST.search }),
  payment_types: choices(placesOf(PAYMENT_TYPES)),
  brand_skus: identities(/^[A-Z0-9-]{1,40}$/),
  product: matching(/^([A-Z0-9-]{1,100}|none)$/),
  reward: matching(/^\S{1,100}$/),
  reward_source_ids: choices(Object.values(REWARD_SOURCES)),
  tag_ids: identities(NUMBER_OR_NONE),
  typology_ids: identities(NUMBER_OR_NONE),
  service_category_ids: identities(NUMBER_OR_NONE),
  countries: identities(/^[A-Z]{2}$/),
  reward_group_ids: identities(/^\d{1,18}$/),
  provider_ids: identities(NUMBER_OR_NONE),
} as const;

export type ReportFilterValues = FilterValues<typeof SHARED_FILTERS>;

/** A list that has these filters, and possibly others. */
export interface ReportFilterState {
  filters: ReportFilterValues;
  filter: (name: never) => unknown;
}

/** Its filters by their names: with further filters, the compiler cannot infer that these have the same types. */
export const boundBy = ({ filter }: ReportFilterState) =>
  filter as <Name extends keyof ReportFilterValues>(name: Name) => BoundFilter<ReportFilterValues[Name]>;

type Sent = {
  [Name in keyof ReportFilterValues]?: Exclude<ReportFilterValues[Name], null>;
};

/** The same in the graph's format; an empty filter is undefined. */
export const sentFilters = (sent: Sent) => ({
  advertiserIds: sent.advertiser && [sent.advertiser],
  billingCurrencies: sent.billing_currency,
  promotionIds: sent.promotion && [sent.promotion],
  experienceIds: sent.experience,
  ioNumber: sent.io_number,
  paymentTypes: sent.payment_types?.map(Number),
  brandSkus: sent.brand_skus,
  productIds: sent.product && [sent.product],
  rewardSkus: sent.reward && [sent.reward],
  rewardSourceIds: sent.reward_source_ids,
  tagIds: sent.tag_ids,
  typologyIds: sent.typology_ids,
  serviceCategoryIds: sent.service_category_ids,
  countries: sent.countries,
  rewardGroupIds: sent.reward_group_ids,
  providerIds: sent.provider_ids,
});

/** Drops undefined filters: an untouched list sends an empty filter. */
export function defined<Filter extends object>(
  filter: { [Name in keyof Filter]: Filter[Name] | '' | undefined },
): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  ) as Filter;
}
