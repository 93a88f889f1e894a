import type { RedemptionFilter } from '../../../../operations/schema.generated.ts';
import { BILLING_CURRENCIES } from '../../../../schema/foundation/money/money.ts';
import {
  FILTER_STATES,
  PROVIDER_PAYMENT_TYPES,
} from '../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { defineList } from '../../../kit/list/listDefinition.ts';
import {
  choice,
  choices,
  type DayBounds,
  flag,
  identity,
  momentBounds,
  search,
} from '../../../kit/list/listFilters.ts';
import type { StateOf } from '../../../kit/list/useList.ts';
import { defined, LONGEST, placesOf, SHARED_FILTERS, sentFilters } from './filters/reportFilters.ts';

/** Minimum characters in a search by code. */
export const CODE_FROM = 3;
/** A text is searched from its first character. */
const text = (most: number = LONGEST.search) => search({ from: 1, most });

/** Ten per page (REDLIST-31), the last activated first (REDLIST-48); the address contains the filters under these names (REDLIST-6 … REDLIST-11). */
const PARTS = {
  pageSize: 10,
  filters: {
    search: search({ most: LONGEST.search }),
    state: choices(FILTER_STATES),
    ...SHARED_FILTERS,
    productCurrency: choice(BILLING_CURRENCIES),
    activation: momentBounds('activation_start', 'activation_end'),
    redeemed: momentBounds('redeemed_start', 'redeemed_end'),
    refund: momentBounds('refund_start', 'refund_end'),
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
    with_testing: flag(false),
    provider_payment_types: choices(placesOf(PROVIDER_PAYMENT_TYPES)),
  },
  sort: {
    fields: ['id', 'order_id', 'state', 'value', 'activation_datetime', 'updated_datetime'],
    initial: { by: 'activation_datetime', direction: 'DESC' },
  },
} as const;

/** Redemptions of all advertisers. */
export const REDEMPTION_LIST = defineList({ ...PARTS, screen: 'redemptions' });

/** Redemptions of one advertiser, beside the other tabs in its address (ROUTE-61). */
export const TAB_REDEMPTIONS = defineList({
  ...PARTS,
  prefix: 'redemptions',
  screen: 'advertiser_redemptions',
});

/** The same of one promotion (ROUTE-62), tests included: the figures of its page count them too. */
export const PROMOTION_REDEMPTIONS = defineList({
  ...PARTS,
  filters: { ...PARTS.filters, with_testing: flag(true) },
  prefix: 'redemptions',
  screen: 'advertiser_redemptions',
});

export type RedemptionListState = StateOf<typeof REDEMPTION_LIST>;

/** The owner of a tab's redemptions; the report lists all of them. */
export interface ReportPlace {
  advertiserId?: string | undefined;
  promotionId?: string | undefined;
}

/** The query variables; the tab's owner overrides filters in the address. */
export function redemptionFilter(
  sent: RedemptionListState['sent'],
  { advertiserId = sent.advertiser, promotionId = sent.promotion }: ReportPlace,
): RedemptionFilter {
  const days = (name: 'activation' | 'redeemed' | 'refund', { start, end }: Partial<DayBounds> = {}) => ({
    ...(start && { [`${name}Start`]: start }),
    ...(end && { [`${name}End`]: end }),
  });
  return defined<RedemptionFilter>({
    ...sentFilters(sent),
    productCurrency: sent.productCurrency,
    search: sent.search,
    id: sent.id,
    orderId: sent.order_id,
    batchId: sent.batch_id,
    externalRef: sent.external_ref,
    companyName: sent.company_name,
    rewardCode: sent.reward_code,
    states: sent.state,
    withTesting: sent.with_testing || undefined,
    providerTrackingCode: sent.provider_tracking_code,
    name: sent.name,
    email: sent.email,
    phoneNumber: sent.phone_number,
    providerPaymentTypes: sent.provider_payment_types?.map(Number),
    advertiserIds: advertiserId && [advertiserId],
    promotionIds: promotionId && [promotionId],
    ...days('activation', sent.activation),
    ...days('redeemed', sent.redeemed),
    ...days('refund', sent.refund),
  });
}
