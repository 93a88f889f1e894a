import { snakeOf } from '../rest/casing.ts';
import type { RedemptionFilter } from '../sdl/types.generated.ts';

/** Filters whose names in REST are those of the report's address. */
const NAMES: Partial<Record<keyof RedemptionFilter, string>> = {
  states: 'state',
  advertiserIds: 'advertiser',
  promotionIds: 'promotion',
  experienceIds: 'experience',
  billingCurrencies: 'billing_currency',
  productIds: 'product',
  rewardSkus: 'reward',
};

/** The conditions of the graph as REST spells them: texts, lists with commas; empty ones are left out. */
export function redemptionFilterOf(filter: RedemptionFilter | null | undefined): Record<string, string> {
  const asked = Object.entries(filter ?? {}) as [keyof RedemptionFilter, unknown][];
  return Object.fromEntries(
    asked.flatMap(([key, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
      return text === '' ? [] : [[NAMES[key] ?? snakeOf(key), text]];
    }),
  );
}
