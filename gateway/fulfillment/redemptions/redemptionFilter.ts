import { snakeOf } from '../../foundation/rest/casing.ts';
import type { ArgumentNames } from '../../foundation/rest/refusal.ts';
import type { ActivityReportFilter, RedemptionFilter } from '../../sdl/types.generated.ts';

/** Filters that REST names as in the address of the report. */
const NAMES: Record<string, string> = {
  states: 'state',
  advertiserIds: 'advertiser',
  promotionIds: 'promotion',
  experienceIds: 'experience',
  billingCurrencies: 'billing_currency',
  productIds: 'product',
  rewardSkus: 'reward',
};

/** The same in refusals. `within` is the value of a body that holds the filter. */
export const redemptionFilterNames = (within = ''): ArgumentNames =>
  Object.fromEntries(Object.entries(NAMES).map(([name, rest]) => [within + rest, within + name]));

/** The filters of the graph as REST spells them: texts, with commas in lists; empty ones are left out. */
export function redemptionFilterOf(
  filter: RedemptionFilter | ActivityReportFilter | null | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter ?? {}).flatMap(([key, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
      return text === '' ? [] : [[NAMES[key] ?? snakeOf(key), text]];
    }),
  );
}

/** The same for the activity report. There, an empty list of states means all states; without the filter the report counts redeemed ones. */
export function activityFilterOf(filter: ActivityReportFilter | null | undefined): Record<string, string> {
  const isEveryState = filter?.states?.length === 0;
  return { ...redemptionFilterOf(filter), ...(isEveryState && { state: 'all' }) };
}
