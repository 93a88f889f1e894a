import { sql } from 'drizzle-orm';
import type { LineReason } from '../../../schema/transitions.ts';
import { idArray } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { refused } from '../../http/refusal.ts';
import { moveRedemptions } from '../redemptions/move.ts';
import { type OwnedDispatch, redemptionsOf } from './ownedDispatch.ts';

/** Why redemptions of a dispatch that was taken back are canceled. */
const RECALLED = 'recalled' satisfies LineReason;

/**
 * Recalls a whole held dispatch: its money, stock, quota, order IDs and printed codes are free again, its links become invalid, and no recipient
 * was ever notified. @throws Refusal already_released, not_held
 */
export async function recallDispatch(
  change: Change,
  { advertiserId, id, state }: OwnedDispatch,
): Promise<void> {
  const { tx, scope } = change;
  const taken = await rowsOf(
    tx,
    sql`update dispatches set state = 'recalled', recalled_at = guerdon_now(), version = version + 1
      where advertiser_id = ${advertiserId} and id = ${id} and state = 'held' returning 1`,
  );
  if (taken.length === 0) throw refused(scope, state === 'recalled' ? 'not_held' : 'already_released');
  const redemptions = await rowsOf<{ id: string }>(
    tx,
    sql`select r.id::text as id from unnest(${redemptionsOf({ advertiserId, id })}) as r (id) order by r.id`,
  );
  const ids = redemptions.map((row) => row.id);
  const free = () => freeClaims(tx, { advertiserId, id });
  const moved = await moveRedemptions(change, {
    ...{ advertiserId, ids, step: 'cancel', reason: RECALLED, madeBy: scope.accountId, grouping: 'batch' },
    beside: () => free().then(() => []),
  });
  if (moved.length === 0) await free();
  await tx.execute(sql`with b as (
      update batches b set state = 'canceled', canceled = b.amount, finished_at = guerdon_now(), version = b.version + 1
      where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${id} returning b.advertiser_id, b.id),
    l as (
      update batch_lines l set stage = 'canceled' from b where l.advertiser_id = b.advertiser_id and l.batch_id = b.id)
    update recipient_links k set revoked_at = guerdon_now()
      where k.advertiser_id = ${advertiserId} and k.redemption_id = any (${idArray(ids)}::bigint[]) and k.revoked_at is null`);
  await change.record({
    noun: 'dispatches',
    nounId: id,
    action: 'recalled',
    advertiserId,
    before: { state: 'held' },
    after: { state: 'recalled' },
  });
}

/** Frees the order IDs and the printed codes of a recalled dispatch, between its stock and its money (`lockOrder.ts`). */
async function freeClaims(
  tx: Queries,
  { advertiserId, id }: Pick<OwnedDispatch, 'advertiserId' | 'id'>,
): Promise<void> {
  await tx.execute(sql`select guerdon_release_orders(${advertiserId}::bigint, ${id}::bigint)`);
  await tx.execute(sql`delete from portal_entries e
    using batches b join batch_lines o on o.advertiser_id = b.advertiser_id and o.batch_id = b.id and o.entry_hash is not null
    where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${id}
      and e.advertiser_id = b.advertiser_id and e.promotion_id = b.promotion_id and e.entry_hash = o.entry_hash and e.redemption_id = o.redemption_id`);
}
