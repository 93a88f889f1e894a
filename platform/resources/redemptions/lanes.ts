import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import type { Scope } from '../../access/scope.ts';
import { idArray, textArray } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { wantedSkus } from './rewardConditions.ts';

/** So many lanes are read side by side at most. */
const MOST_LANES = 100;

/**
 * Parts of the report that an index holds in its order each: a promotion, a reward or an advertiser of several. `of` selects them as `lane`, `on` says which
 * rows `r` are of one. A page is then the first of the first rows of all lanes, however old they are.
 */
export interface Lanes {
  of: SQL;
  on: SQL;
}

/** The lanes of what is asked for, the narrowest ones; null where there is one, which the planner finds, or too many. */
export async function lanesOf(tx: Queries, scope: Scope, filter: RedemptionFilter): Promise<Lanes | null> {
  if (filter.promotion) {
    const ids = filter.promotion;
    return fits(ids.length)
      ? {
          of: sql`(select p.advertiser_id, p.id from promotions p where p.id = any (${idArray(ids)}::bigint[])) lane`,
          on: sql`r.advertiser_id = lane.advertiser_id and r.promotion_id = lane.id`,
        }
      : null;
  }
  const wanted = wantedSkus(filter);
  if (wanted) {
    const skus = await rowsOf<{ sku: string }>(tx, sql`${wanted} limit ${MOST_LANES + 1}`);
    if (fits(skus.length))
      return {
        of: sql`unnest(${textArray(skus.map(({ sku }) => sku))}::text[]) lane (sku)`,
        on: sql`r.sku = lane.sku`,
      };
  }
  const advertisers = filter.advertiser ?? (scope.isStaff ? [] : scope.advertiserIds);
  if (!fits(advertisers.length)) return null;
  return {
    of: sql`unnest(${idArray(advertisers)}::bigint[]) lane (id)`,
    on: sql`r.advertiser_id = lane.id`,
  };
}

const fits = (count: number): boolean => count >= 1 && count <= MOST_LANES;
