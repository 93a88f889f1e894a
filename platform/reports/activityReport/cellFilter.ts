import { NONE } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { ReportGroup } from '../../../schema/reports/activityReport.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { refusesFilter } from '../../fulfillment/interface.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { Timeframe } from './timeframes.ts';

/** The filter of the redemption report for a value of each grouping. */
const FILTER_OF: Record<ReportGroup, string> = {
  advertiser: 'advertiser',
  promotion: 'promotion',
  experience: 'experience',
  io_number: 'io_number',
  brand: 'brand_skus',
  product: 'product',
  reward: 'reward',
  tag: 'tag_ids',
  typology: 'typology_ids',
  service_category: 'service_category_ids',
  payment_type: 'payment_types',
  reward_source: 'reward_source_ids',
  provider: 'provider_ids',
};

const RANGES = { activate_at: 'activation', redeem_at: 'redeemed' } as const;

/** Identifies one row, one point or the whole report. */
export interface Part {
  keys: Partial<Record<ReportGroup, string | null>>;
  currency: string | null;
  billingCurrency: string | null;
  /** Null: all of them. */
  timeframe: Timeframe | null;
}

/**
 * The query string of the redemption report with the same redemptions as a part of this one: their number and their sums are the same. Null where the
 * caller may not read them so.
 */
export function redemptionsOf(scope: Scope, report: ReportRequest, part: Part): string | null {
  const { times, filter, states, groups } = report;
  const from = (part.timeframe ?? times.all[0])?.from;
  const to = (part.timeframe ?? times.all.at(-1))?.to;
  if (!from || !to) return null;
  const range = RANGES[report.scope];
  const names = Object.fromEntries([
    ...Object.entries(filter).map(([name, value]) => [name, String(value)]),
    ['state', states.length === 0 ? 'all' : states.join(',')],
    ...groups.map((group) => [FILTER_OF[group], part.keys[group] ?? NONE]),
    ...(part.currency === null ? [] : [['product_currency', part.currency]]),
    ...(part.billingCurrency === null ? [] : [['billing_currency', part.billingCurrency]]),
    [`${range}_start`, from.toISOString()],
    [`${range}_end`, new Date(to.getTime() - 1).toISOString()],
  ]) as Record<string, string>;
  return refusesFilter(scope, Object.keys(names)) ? null : String(new URLSearchParams(names));
}
