// The activity report's groups, metrics and filters, each with its section and its ability.
import type { Ability } from '../foundation/abilities.ts';

/** Form sections of filters and groupings (ACTREP-39). */
export const REPORT_SECTIONS = ['advertiser', 'promotion', 'reward', 'provider'] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** The section of a filter, grouping or metric, and the abilities it requires; the platform enforces them too (ACTREP-11, ACTREP-12). */
interface Guarded {
  section: ReportSection;
  ability: Ability;
}

const everybody = 'viewPromotionActivityReport';
const purchasing = 'viewPromotionActivityReportPurchaseCost';

/** Groups of rows, in the order of the columns; `tag` and `payment_type` have several values a redemption, which counts under each. */
export const REPORT_GROUPS = {
  advertiser: { section: 'advertiser', ability: 'viewAdvertisers' },
  promotion: { section: 'promotion', ability: everybody },
  experience: { section: 'promotion', ability: everybody },
  io_number: { section: 'promotion', ability: everybody },
  brand: { section: 'reward', ability: everybody },
  product: { section: 'reward', ability: everybody },
  reward: { section: 'reward', ability: everybody },
  tag: { section: 'reward', ability: everybody },
  typology: { section: 'reward', ability: purchasing },
  service_category: { section: 'reward', ability: purchasing },
  payment_type: { section: 'reward', ability: everybody },
  reward_source: { section: 'provider', ability: everybody },
  provider: { section: 'provider', ability: purchasing },
} as const satisfies Record<string, Guarded>;
export type ReportGroup = keyof typeof REPORT_GROUPS;
export const REPORT_GROUP_NAMES = Object.keys(REPORT_GROUPS) as [ReportGroup, ...ReportGroup[]];

/** Groupings under several of whose values one redemption can count. */
export const MANY_VALUED: readonly ReportGroup[] = ['tag', 'payment_type'];

/** Metrics, in the order of the columns. */
export const REPORT_METRICS = {
  redemptions: everybody,
  total_face_value: everybody,
  selling_price: everybody,
  unit_selling_price: everybody,
  purchase_cost: purchasing,
  unit_purchase_cost: purchasing,
} as const satisfies Record<string, Ability>;
export type ReportMetric = keyof typeof REPORT_METRICS;
export const REPORT_METRIC_NAMES = Object.keys(REPORT_METRICS) as [ReportMetric, ...ReportMetric[]];

/** Filters by their names in the query string, which are those of the redemption report. */
export const REPORT_FILTERS = {
  advertiser: { section: 'advertiser', ability: 'viewAdvertisers' },
  billing_currency: { section: 'advertiser', ability: everybody },
  promotion: { section: 'promotion', ability: everybody },
  experience: { section: 'promotion', ability: everybody },
  io_number: { section: 'promotion', ability: everybody },
  state: { section: 'promotion', ability: everybody },
  brand_skus: { section: 'reward', ability: everybody },
  product: { section: 'reward', ability: everybody },
  reward: { section: 'reward', ability: everybody },
  product_currency: { section: 'reward', ability: everybody },
  tag_ids: { section: 'reward', ability: everybody },
  typology_ids: { section: 'reward', ability: purchasing },
  service_category_ids: { section: 'reward', ability: purchasing },
  countries: { section: 'reward', ability: everybody },
  reward_group_ids: { section: 'reward', ability: everybody },
  payment_types: { section: 'reward', ability: everybody },
  reward_source_ids: { section: 'provider', ability: everybody },
  provider_ids: { section: 'provider', ability: purchasing },
} as const satisfies Record<string, Guarded>;
export type ReportFilterName = keyof typeof REPORT_FILTERS;

/** Default values (ACTREP-23, ACTREP-24, ACTREP-25, ACTREP-28, ACTREP-32, ACTREP-33). */
export const REPORT_DEFAULTS = {
  groupBy: ['brand', 'product'],
  metrics: ['redemptions', 'total_face_value'],
  interval: 'monthly',
  scope: 'redeem_at',
  state: ['redeemed'],
  daysBack: 28,
} as const;

/** Rows of a page (ACTREP-14). */
export const REPORT_PAGE_SIZE = 100;

/** Days, weeks, months or years that a report shows at most: more than four years of days. */
export const MAX_TIMEFRAMES = 1500;

/** The state of refunds: they are left out unless they are included. */
export const REFUNDED = 'refunded' as const;
