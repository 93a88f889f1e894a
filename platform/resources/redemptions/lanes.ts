import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import type { Scope } from '../../access/scope.ts';
import { idArray, textArray } from '../../access/visibleAdvertisers.ts';

/** So many lanes are read side by side at most. */
const MOST_LANES = 100;

/**
 * Parts of the report that an index holds in its order each: a promotion, a reward or an advertiser of several. `of` selects them as `lane`, `on` says which
 * rows `r` are of one. A page is then the first of the first rows of all lanes, however old they are.
 */
export interface Lanes {
  of: SQL;
  on: SQL;
  count: number;
}

/** The lanes of what is asked for, the narrowest ones; null where there is one, which the planner finds, or too many. */
export function lanesOf(
  scope: Scope,
  filter: RedemptionFilter,
  skus: readonly string[] | undefined,
): Lanes | null {
  const { promotion: promotions = [], advertiser } = filter;
  if (fits(promotions.length))
    return {
      of: sql`(select p.advertiser_id, p.id from promotions p where p.id = any (${idArray(promotions)}::bigint[])) lane`,
      on: sql`r.advertiser_id = lane.advertiser_id and r.promotion_id = lane.id`,
      count: promotions.length,
    };
  if (skus && fits(skus.length))
    return {
      of: sql`unnest(${textArray(skus)}::text[]) lane (sku)`,
      on: sql`r.sku = lane.sku`,
      count: skus.length,
    };
  const advertisers = advertiser ?? (scope.isStaff ? [] : scope.advertiserIds);
  if (fits(advertisers.length))
    return {
      of: sql`unnest(${idArray([...new Set(advertisers)])}::bigint[]) lane (id)`,
      on: sql`r.advertiser_id = lane.id`,
      count: advertisers.length,
    };
  return null;
}

const fits = (count: number): boolean => count >= 1 && count <= MOST_LANES;
