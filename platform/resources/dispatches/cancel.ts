import { sql } from 'drizzle-orm';
import { idArray } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { refused } from '../../http/refusal.ts';
import { moveRedemptions } from '../redemptions/move.ts';
import { cancelLines } from './cancelLines.ts';
import { type OwnedDispatch, redemptionsOf } from './ownedDispatch.ts';

/** Why redemptions of a dispatch are canceled that had not gone out. */
const CANCELED = 'dispatch_canceled';

/**
 * Cancels the part of a dispatch that has not gone out: unfinished lines whose recipients were not notified. A code on order is
 * left, since it may have been issued; so are deliveries handed over. @throws Refusal nothing_to_cancel
 */
export async function cancelDispatch(
  change: Change,
  { advertiserId, id, state }: OwnedDispatch,
): Promise<void> {
  const { tx, scope } = change;
  if (state !== 'released' && state !== 'done') throw refused(scope, 'nothing_to_cancel');
  const ids = await lockUntold(tx, { advertiserId, id });
  const moved = await moveRedemptions(change, {
    ...{ advertiserId, ids, step: 'cancel', reason: CANCELED, madeBy: scope.accountId, grouping: 'batch' },
  });
  if (moved.length === 0) throw refused(scope, 'nothing_to_cancel');
  await cancelLines(change, { advertiserId, redemptionIds: moved.map((one) => one.id) });
  await change.record({
    noun: 'dispatches',
    nounId: id,
    action: 'canceled',
    advertiserId,
    after: { lines: moved.length },
  });
}

/** Locks and answers the redemptions whose line can be canceled and of which nothing was sent; their queued messages are dropped. */
async function lockUntold(tx: Queries, { advertiserId, id }: Pick<OwnedDispatch, 'advertiserId' | 'id'>) {
  const locked = await rowsOf<{ id: string }>(
    tx,
    sql`select r.id::text as id from redemptions r
      join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where r.advertiser_id = ${advertiserId} and r.id = any (${redemptionsOf({ advertiserId, id })}) and r.state in ('booked', 'pending', 'failed')
        and l.stage not in ('ordering', 'canceled')
      order by r.id for no key update of r`,
  );
  const ids = await untold(
    tx,
    advertiserId,
    locked.map((row) => row.id),
  );
  await tx.execute(sql`update deliveries m set state = 'dropped'
    where m.advertiser_id = ${advertiserId} and m.redemption_id = any (${idArray(ids)}::bigint[]) and m.state = 'queued'`);
  // Messages whose sending began just before they could be dropped are reported now.
  return untold(tx, advertiserId, ids);
}

async function untold(tx: Queries, advertiserId: string, ids: readonly string[]): Promise<string[]> {
  const told = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct m.redemption_id::text as id from deliveries m
      where m.advertiser_id = ${advertiserId} and m.redemption_id = any (${idArray(ids)}::bigint[])
        and m.state in ('sending', 'sent', 'bounced')`,
  );
  const wereTold = new Set(told.map((row) => row.id));
  return ids.filter((one) => !wereTold.has(one));
}
