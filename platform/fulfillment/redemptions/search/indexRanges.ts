import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser, textArray } from '../../../foundation/access/visibleAdvertisers.ts';

/** Maximum number of ranges that one statement reads. */
const MAX_RANGES = 100;

/**
 * Index ranges that each hold a part of the report in the order of the list: a promotion, a reward or an advertiser of several. A page is the first
 * rows of the first rows of all ranges. The rows do not repeat the conditions of `implied`: with them, the planner expects one match and sorts all rows.
 */
export interface IndexRanges {
  /** The ranges that the caller may see, as `part`. */
  source: SQL;
  /** The condition by which rows `r` belong to one. */
  joinOn: SQL;
  count: number;
  /** Conditions of the filter that a range already guarantees. */
  implied: readonly ('owner' | 'promotion' | 'skus')[];
}

/** The narrowest ranges of the filter; null if there is only one, which the planner finds itself, or too many. */
export function indexRanges(
  scope: Scope,
  filter: RedemptionFilter,
  skus: readonly string[] | undefined,
): IndexRanges | null {
  const { promotion: promotions = [], advertiser } = filter;
  const visible = advertiser ? scope.narrow(advertiser) : scope;
  if (fits(promotions.length))
    return {
      source: sql`(select p.advertiser_id, p.id from promotions p where p.id = any (${idArray(promotions)}::bigint[])
        and ${isVisibleAdvertiser(visible, sql`p.advertiser_id`)}) part`,
      joinOn: sql`r.advertiser_id = part.advertiser_id and r.promotion_id = part.id`,
      count: promotions.length,
      implied: advertiser && scope.isStaff ? ['promotion'] : ['owner', 'promotion'],
    };
  if (skus && fits(skus.length))
    return {
      source: sql`unnest(${textArray(skus)}::text[]) part (sku)`,
      joinOn: sql`r.sku = part.sku`,
      count: skus.length,
      implied: ['skus'],
    };
  const advertisers = scope.isStaff ? (advertiser ?? []) : visible.advertiserIds;
  if (fits(advertisers.length))
    return {
      source: sql`unnest(${idArray([...new Set(advertisers)])}::bigint[]) part (id)`,
      joinOn: sql`r.advertiser_id = part.id`,
      count: advertisers.length,
      implied: ['owner'],
    };
  return null;
}

const fits = (count: number): boolean => count >= 1 && count <= MAX_RANGES;
