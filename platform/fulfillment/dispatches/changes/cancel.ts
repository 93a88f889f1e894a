import { type SQL, sql } from 'drizzle-orm';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, rowsOf, text } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { dropQueued } from '../../deliveries/queueDeliveries.ts';
import {
  type CanceledSum,
  cancelSlice,
  freeRecipientsOf,
  settleCanceled,
} from '../../redemptions/money/moveSlices.ts';
import { lineSlices } from '../accept/lineSlices.ts';
import type { ReportProgress } from '../contract.ts';
import type { OwnedDispatch } from '../ownedDispatch.ts';
import { reportSlices } from './changeProgress.ts';
import { type ClosedLines, closeLines, linesToClose } from './closeLines.ts';
import { countClosed } from './countClosed.ts';

/** State reason of redemptions that are canceled before they go out. */
const CANCELED = 'dispatch_canceled';

/**
 * Cancels the part of a dispatch that has not gone out: unfinished lines whose recipients were not notified. A code on order is
 * left, since it may have been issued; so are deliveries handed over. Lines are written first; what other bookings wait for is locked at the end
 * (decision 0071). A dry run writes no lines; it answers those that it would close. @throws Refusal nothing_to_cancel
 */
export async function cancelDispatch(
  change: Change,
  dispatch: OwnedDispatch,
  progress?: ReportProgress,
): Promise<ClosedLines[]> {
  const { tx, scope } = change;
  const { advertiserId, id, state } = dispatch;
  if (state !== 'released' && state !== 'done') throw refused(scope, 'nothing_to_cancel');
  const sums: CanceledSum[] = [];
  const closed: ClosedLines[] = [];
  const canceled: string[] = [];
  const slices = await lineSlices(tx, dispatch);
  const report = reportSlices(scope, slices, progress);
  for (const { ids: all, count } of slices) {
    const ids = scope.isDryRun
      ? await readUnsent(tx, advertiserId, all)
      : await lockUnsent(tx, advertiserId, all);
    if (ids !== null) {
      sums.push(...(await cancelSlice(change, { advertiserId, ids, reason: CANCELED })));
      const close = scope.isDryRun ? linesToClose : closeLines;
      closed.push(...(await close(tx, { advertiserId, ids })));
      canceled.push(ids);
    }
    await report.moved(count);
  }
  const lines = sums.reduce((total, { count }) => total + count, 0);
  if (lines === 0) throw refused(scope, 'nothing_to_cancel');
  await report.settling();
  await settleCanceled(change, {
    advertiserId,
    sums,
    madeBy: scope.accountId,
    async freeClaims() {
      for (const ids of canceled) await freeRecipientsOf(tx, { advertiserId, ids });
    },
  });
  await countClosed(change, { advertiserId, closed });
  await change.record({ noun: 'dispatches', nounId: id, action: 'canceled', advertiserId, after: { lines } });
  return closed;
}

/** Redemptions `r` of a slice whose line can be canceled. */
const cancelable = (advertiserId: string, ids: string): SQL => sql`from redemptions r
  join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
  where r.advertiser_id = ${advertiserId} and r.id = any (${ids}::bigint[]) and r.state in ('booked', 'pending', 'failed')
    and l.stage not in ('ordering', 'canceled')`;

/** Ids as an array of the database; null where there are none. */
async function idsOf(tx: Queries, some: SQL): Promise<string | null> {
  const [row] = await rowsOf(
    tx,
    { ids: nullable(text) },
    sql`select array_agg(s.id order by s.id)::text as ids from (${some}) s`,
  );
  return row?.ids ?? null;
}

/** The redemptions without a sent message. */
const unsent = (
  advertiserId: string,
  ids: string,
): SQL => sql`select i.id from unnest(${ids}::bigint[]) as i (id)
  where not exists (select from deliveries m where m.advertiser_id = ${advertiserId} and m.redemption_id = i.id
    and m.state in ('sending', 'sent', 'bounced'))`;

async function readUnsent(tx: Queries, advertiserId: string, all: string): Promise<string | null> {
  const ids = await idsOf(tx, sql`select r.id ${cancelable(advertiserId, all)}`);
  return ids && idsOf(tx, unsent(advertiserId, ids));
}

/** Locks and returns the redemptions whose line can be canceled and that have no sent message; drops their queued messages. */
async function lockUnsent(tx: Queries, advertiserId: string, all: string): Promise<string | null> {
  const locked = await idsOf(
    tx,
    sql`select r.id ${cancelable(advertiserId, all)} order by r.id for no key update of r`,
  );
  const ids = locked && (await idsOf(tx, unsent(advertiserId, locked)));
  if (!ids) return null;
  await dropQueued(tx, { advertiserId, ids });
  // Messages whose sending began just before they could be dropped are reported now.
  return idsOf(tx, unsent(advertiserId, ids));
}
