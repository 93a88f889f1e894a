import { snakeOf } from '../rest/casing.ts';
import type { ActivityReportFilter, RedemptionFilter } from '../sdl/types.generated.ts';

/** Filters whose names in REST are those of the report's address. */
const NAMES: Record<string, string> = {
  states: 'state',
  advertiserIds: 'advertiser',
  promotionIds: 'promotion',
  experienceIds: 'experience',
  billingCurrencies: 'billing_currency',
  productIds: 'product',
  rewardSkus: 'reward',
};

/** The conditions of the graph as REST spells them: texts, lists with commas; empty ones are left out. */
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

/** The same for the activity report, to which no state means all of them: without a word it counts redeemed ones. */
export function activityFilterOf(filter: ActivityReportFilter | null | undefined): Record<string, string> {
  const isEveryState = filter?.states?.length === 0;
  return { ...redemptionFilterOf(filter), ...(isEveryState && { state: 'all' }) };
}
