import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { type LedgerKind, type Posting, postIn, queueBudgetAlert } from '../../../money/interface.ts';

/** Work that follows a move: postings, and the batches whose dispatches have a new number of failed orders. */
export interface Due {
  postings: readonly Posting[];
  failedIn: readonly string[];
  /** The change of each batch's charge; negative where money is returned. */
  charges: ReadonlyMap<string, bigint>;
}

/** The parts of a change that a move needs. `due` collects the work that follows; without it, that work is done at once. */
export type MovingChange = Pick<Change, 'tx' | 'scope' | 'identity'> & { due?: Due[] };

/** Kinds of posting that spend money or return spent money. Booking and cancellation do not change the balance. */
const CHANGES_BALANCE: ReadonlySet<LedgerKind> = new Set([
  ...(['redeem', 'expire', 'recredit', 'refund', 'reverse'] as const),
]);

/** Posts the money of moved redemptions, then updates the alerts of failed orders. @throws LedgerRefused */
export async function postMoves(change: MovingChange, advertiserId: string, due: Due): Promise<void> {
  if (change.due) return void change.due.push(due);
  const { postings, failedIn, charges } = due;
  if (postings.length > 0) {
    await postIn(change, postings);
    if (postings.some(({ kind }) => CHANGES_BALANCE.has(kind)))
      await queueBudgetAlert(change.tx, advertiserId);
  }
  if (failedIn.length > 0) await tellFailedOrders(change.tx, advertiserId, failedIn);
  await addCharges(change.tx, advertiserId, charges);
}

/** Adjusts the charges of batches, so that they equal what their redemptions hold or spent. A canceled batch costs nothing. */
export async function addCharges(
  tx: Queries,
  advertiserId: string,
  charges: ReadonlyMap<string, bigint>,
): Promise<void> {
  const rows = [...charges].filter(([, by]) => by !== 0n).map(([id, by]) => ({ id, by: String(by) }));
  if (rows.length === 0) return;
  await tx.execute(sql`select guerdon_add_charges(${advertiserId}::bigint, ${JSON.stringify(rows)}::jsonb)`);
}

/** Raises, updates or ends the alerts of failed orders of these batches' dispatches. */
async function tellFailedOrders(
  tx: Queries,
  advertiserId: string,
  batchIds: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`select guerdon_tell_failed_orders(${advertiserId}::bigint, ${idArray(batchIds)}::bigint[])`,
  );
}

/**
 * Runs work that moves redemptions more than once, and makes all its postings in one list after it: the advertiser's accounts, which every redemption
 * locks, are locked once and late (decision 0058). Alerts of failed orders follow. @throws LedgerRefused
 */
export async function postLast<T>(
  change: MovingChange,
  advertiserId: string,
  work: (moving: MovingChange) => Promise<T>,
): Promise<T> {
  const { tx, scope, identity } = change;
  const due: Due[] = [];
  const answer = await work({ tx, scope, identity, due });
  await postMoves(change, advertiserId, {
    postings: due.flatMap(({ postings }) => postings),
    failedIn: [...new Set(due.flatMap(({ failedIn }) => failedIn))],
    charges: sumOf(due.map(({ charges }) => charges)),
  });
  return answer;
}

function sumOf(parts: readonly ReadonlyMap<string, bigint>[]): Map<string, bigint> {
  const all = new Map<string, bigint>();
  for (const [id, by] of parts.flatMap((part) => [...part])) all.set(id, (all.get(id) ?? 0n) + by);
  return all;
}
