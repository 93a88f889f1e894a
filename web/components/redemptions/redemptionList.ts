import type { RedemptionFilter } from '../../../operations/schema.generated.ts';
import { BILLING_CURRENCIES } from '../../../schema/money.ts';
import {
  FILTER_STATES,
  PAYMENT_TYPES,
  PROVIDER_PAYMENT_TYPES,
  REWARD_SOURCES,
} from '../../../schema/redemptionFacts.ts';
import { DIGITS } from '../../../schema/rules/patterns.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import {
  choice,
  choices,
  type DayBounds,
  dayBounds,
  flag,
  identities,
  identity,
  matching,
  search,
} from '../../kit/list/listFilters.ts';
import type { StateOf } from '../../kit/list/useList.ts';

/** Letters of a code that are searched for at least. */
export const CODE_FROM = 3;
/** Letters of a text at most, as the platform takes them. */
const LONGEST = { search: 200, phone: 40, email: 254, order: 120 } as const;
/** A text is searched for from its first letter on. */
const text = (most: number = LONGEST.search) => search({ from: 1, most });
/** Numbers from 0 as places of a list of names. */
const placesOf = (names: readonly string[]) => names.map((_, place) => String(place));

/** Ten on a page (REDLIST-31), the last activated first (REDLIST-48); the filters stand in the address under these names (REDLIST-6 … REDLIST-11). */
const PARTS = {
  pageSize: 10,
  filters: {
    search: search({ most: LONGEST.search }),
    state: choices(FILTER_STATES),
    advertiser: identity(),
    promotion: identity(),
    activation: dayBounds('activation_start', 'activation_end'),
    redeemed: dayBounds('redeemed_start', 'redeemed_end'),
    refund: dayBounds('refund_start', 'refund_end'),
    name: text(),
    email: text(LONGEST.email),
    phone_number: text(LONGEST.phone),
    id: identity(),
    order_id: text(LONGEST.order),
    batch_id: identity(),
    external_ref: text(),
    company_name: text(),
    reward_code: search({ from: CODE_FROM, most: LONGEST.search }),
    provider_tracking_code: text(),
    payment_types: choices(placesOf(PAYMENT_TYPES)),
    with_testing: flag(false),
    brand_skus: identities(/^[A-Z0-9]{1,40}$/),
    product: matching(/^[A-Z0-9-]{1,100}$/),
    reward: matching(/^\S{1,100}$/),
    productCurrency: choice(BILLING_CURRENCIES),
    reward_source_ids: choices(Object.values(REWARD_SOURCES)),
    tag_ids: identities(DIGITS),
    provider_ids: identities(DIGITS),
    provider_payment_types: choices(placesOf(PROVIDER_PAYMENT_TYPES)),
  },
  sort: {
    fields: ['id', 'order_id', 'state', 'value', 'activation_datetime', 'updated_datetime'],
    initial: { by: 'activation_datetime', direction: 'DESC' },
  },
} as const;

/** Redemptions of all advertisers. */
export const REDEMPTION_LIST = defineList(PARTS);

/** Those of one advertiser or of one promotion, beside the other tabs in its address (ROUTE-61, ROUTE-62). */
export const TAB_REDEMPTIONS = defineList({ ...PARTS, prefix: 'redemptions' });

export type RedemptionListState = StateOf<typeof REDEMPTION_LIST>;

/** Whose redemptions a tab lists; the report lists all of them. */
export interface ReportPlace {
  advertiserId?: string | undefined;
  promotionId?: string | undefined;
}

/** What the graph is asked with; the place counts more than what the address says of it. */
export function redemptionFilter(
  sent: RedemptionListState['sent'],
  { advertiserId = sent.advertiser, promotionId = sent.promotion }: ReportPlace,
): RedemptionFilter {
  const days = (name: 'activation' | 'redeemed' | 'refund', { start, end }: Partial<DayBounds> = {}) => ({
    ...(start && { [`${name}Start`]: start }),
    ...(end && { [`${name}End`]: end }),
  });
  return defined({
    search: sent.search,
    id: sent.id,
    orderId: sent.order_id,
    batchId: sent.batch_id,
    externalRef: sent.external_ref,
    companyName: sent.company_name,
    rewardCode: sent.reward_code,
    states: sent.state,
    paymentTypes: sent.payment_types?.map(Number),
    withTesting: sent.with_testing || undefined,
    providerTrackingCode: sent.provider_tracking_code,
    name: sent.name,
    email: sent.email,
    phoneNumber: sent.phone_number,
    brandSkus: sent.brand_skus,
    rewardSourceIds: sent.reward_source_ids,
    tagIds: sent.tag_ids,
    providerIds: sent.provider_ids,
    providerPaymentTypes: sent.provider_payment_types?.map(Number),
    advertiserIds: advertiserId && [advertiserId],
    promotionIds: promotionId && [promotionId],
    productIds: sent.product && [sent.product],
    rewardSkus: sent.reward && [sent.reward],
    productCurrency: sent.productCurrency,
    ...days('activation', sent.activation),
    ...days('redeemed', sent.redeemed),
    ...days('refund', sent.refund),
  });
}

/** Only what is there: an untouched list asks with an empty filter. */
function defined(
  filter: { [Name in keyof RedemptionFilter]: RedemptionFilter[Name] | '' | undefined },
): RedemptionFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}
