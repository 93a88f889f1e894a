import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';

/** Pieces of committed allocations that are left, `w` in an allocation `a`. */
export const piecesLeft = sql`w.quantity - w.quantity_used - w.quantity_expired`;

/** Rewards of committed allocations that are still good. */
export const committedRewards = (scope: Scope): SQL =>
  sql`from allocated_rewards w join allocations a on a.advertiser_id = w.advertiser_id and a.id = w.allocation_id
    where a.type = 'committed' and w.quantity is not null and (a.expires_at is null or a.expires_at > guerdon_now())
      and ${isVisibleAdvertiser(scope, sql`w.advertiser_id`)}`;

/**
 * Stock by SKU, now and later (`sku, stock, delayed`): for staff the codes of the pools, delayed those that may not be given out yet; for everybody else the
 * pieces of their advertisers' committed allocations, delayed those whose request waits.
 */
export function stockBySku(scope: Scope): SQL {
  if (scope.isStaff) return sql`select sku, stock, delayed from guerdon_pools()`;
  return sql`select w.sku, coalesce(sum(${piecesLeft}) filter (where w.status = 'enabled'), 0)::bigint as stock,
      coalesce(sum(w.quantity) filter (where w.status = 'pending'), 0)::bigint as delayed
    ${committedRewards(scope)} and w.status in ('enabled', 'pending') group by w.sku`;
}
