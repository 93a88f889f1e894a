import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser, textArray } from '../../../foundation/access/visibleAdvertisers.ts';

/** Maximum number of lanes that one statement reads. */
const MAX_LANES = 100;

/**
 * Parts of the report that an index holds in its order each: a promotion, a reward or an advertiser of several. `of` selects those that the caller may see as
 * `lane`, `on` says which rows `r` are of one. A page is then the first of the first rows of all lanes, however old they are. `says` names what needs
 * not be said of a row again: said twice, the planner takes one row to match, and sorts all of them.
 */
export interface Lanes {
  of: SQL;
  on: SQL;
  count: number;
  says: readonly ('owner' | 'promotion' | 'skus')[];
}

/** The narrowest lanes of the filter; null if there is only one, which the planner finds itself, or too many. */
export function lanesOf(
  scope: Scope,
  filter: RedemptionFilter,
  skus: readonly string[] | undefined,
): Lanes | null {
  const { promotion: promotions = [], advertiser } = filter;
  const visible = advertiser ? scope.narrow(advertiser) : scope;
  if (fits(promotions.length))
    return {
      of: sql`(select p.advertiser_id, p.id from promotions p where p.id = any (${idArray(promotions)}::bigint[])
        and ${isVisibleAdvertiser(visible, sql`p.advertiser_id`)}) lane`,
      on: sql`r.advertiser_id = lane.advertiser_id and r.promotion_id = lane.id`,
      count: promotions.length,
      says: advertiser && scope.isStaff ? ['promotion'] : ['owner', 'promotion'],
    };
  if (skus && fits(skus.length))
    return {
      of: sql`unnest(${textArray(skus)}::text[]) lane (sku)`,
      on: sql`r.sku = lane.sku`,
      count: skus.length,
      says: ['skus'],
    };
  const advertisers = scope.isStaff ? (advertiser ?? []) : visible.advertiserIds;
  if (fits(advertisers.length))
    return {
      of: sql`unnest(${idArray([...new Set(advertisers)])}::bigint[]) lane (id)`,
      on: sql`r.advertiser_id = lane.id`,
      count: advertisers.length,
      says: ['owner'],
    };
  return null;
}

const fits = (count: number): boolean => count >= 1 && count <= MAX_LANES;
