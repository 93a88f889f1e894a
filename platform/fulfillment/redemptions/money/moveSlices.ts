// Moves so many redemptions that they are not read one by one: slice by slice, with their money, stock and quota at the end.
import { type SQL, sql } from 'drizzle-orm';
import { REDEMPTION_STEPS } from '../../../../schema/foundation/transitions.ts';
import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { insertEvents } from '../../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { lockPatiently } from '../../../foundation/database/transactions/lockPatiently.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { chargeColumns, chargeJoin } from './lockRedemptions.ts';
import { movePostings } from './movePostings.ts';
import { moveStock } from './moveStock.ts';
import { postMoves } from './postMoves.ts';

/** The total that canceled redemptions of one batch, SKU and source held. */
export interface CanceledSum {
  batchId: string;
  sku: string;
  chargeCurrency: string;
  sourceId: string | null;
  /** True if some of them had failed. */
  hasFailed: boolean;
  count: number;
  /** In minor units of `chargeCurrency`. */
  charge: bigint;
}

interface CanceledSlice {
  advertiserId: string;
  /** Ids as an array of the database. */
  ids: string;
  /** Kept with them. */
  reason: string;
}

const FROM = `{${REDEMPTION_STEPS.cancel.from.join(',')}}`;

/**
 * Cancels those of a slice whose state allows it, with an event each, and answers the sums of what they held. `settleCanceled` returns that: call it
 * after the last slice. A dry run only reads them, without a lock.
 */
export async function cancelSlice(
  { tx, scope }: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, ids, reason }: CanceledSlice,
): Promise<CanceledSum[]> {
  const some = sql`r.advertiser_id = ${advertiserId} and r.id = any (${ids}::bigint[])`;
  const due = sql`due as (
      select r.id, r.state, r.state_reason, r.sku, r.batch_id, ${chargeColumns} from redemptions r ${chargeJoin}
      where ${some} and r.state = any (${FROM}::text[]) ${scope.isDryRun ? sql`` : sql`order by r.id for no key update of r`})`;
  const writes: SQL = sql`, moved as (
      update redemptions r set state = ${REDEMPTION_STEPS.cancel.to}, state_reason = ${reason}, version = r.version + 1, updated_at = guerdon_now()
      from due where ${some} and r.id = due.id returning r.id),
    noted as (
      ${insertEvents(
        scope,
        { noun: 'redemptions', action: 'cancel', advertiserId },
        sql`select due.id, jsonb_build_object('state', due.state, 'state_reason', due.state_reason),
          jsonb_build_object('state', ${REDEMPTION_STEPS.cancel.to}::text, 'state_reason', ${reason}::text)
          from due join moved on moved.id = due.id order by due.id`,
      )})`;
  const rows = await rowsOf(
    tx,
    {
      sku: text,
      sourceId: nullable(text),
      count: number,
      batchId: text,
      chargeCurrency: text,
      hasFailed: boolean,
      charge: text,
    },
    sql`with ${due} ${scope.isDryRun ? sql`` : writes}
      select due.batch_id::text as "batchId", due.sku, due."chargeCurrency", due."sourceId", bool_or(due.state = 'failed') as "hasFailed",
        count(*)::int as count, sum(due.charge::bigint)::text as charge
      from due group by due.batch_id, 2, 3, 4 order by due.batch_id, 2, 3, 4`,
  );
  return rows.map((row) => ({ ...row, charge: BigInt(row.charge) }));
}

/** Frees persons of a promotion of one reward a person, so that they may get another. */
export async function freeRecipientsOf(
  tx: Queries,
  { advertiserId, ids }: Pick<CanceledSlice, 'advertiserId' | 'ids'>,
): Promise<void> {
  await tx.execute(sql`delete from unique_recipients u using redemptions r
    where r.advertiser_id = ${advertiserId} and r.id = any (${ids}::bigint[]) and u.advertiser_id = r.advertiser_id
      and u.promotion_id = r.promotion_id and u.recipient_id = r.recipient_id and u.redemption_id = r.id`);
}

interface Canceled {
  advertiserId: string;
  sums: readonly CanceledSum[];
  madeBy: string | null;
  /** Frees what the redemptions claimed: order IDs, codes, recipients. A dry run skips it. */
  freeClaims: () => Promise<void>;
}

/**
 * Returns what canceled redemptions held: stock and quota, claims, then money (`lockOrder.ts`). Other bookings of the advertiser wait for stock, quota and
 * accounts. To free the claims of many takes seconds, so that these are freed first; stock and quota are then locked patiently, for a few short statements
 * (decision 0071). @throws LedgerRefused
 */
export async function settleCanceled(
  change: Change,
  { advertiserId, sums, madeBy, freeClaims }: Canceled,
): Promise<void> {
  const { tx, scope } = change;
  const lines = sums.reduce((total, { count }) => total + count, 0);
  const isLate = lines > MAX_LINES_AT_ONCE && !scope.isDryRun;
  const giveBack = (part: Queries) => moveStock(part, { advertiserId, rows: sums, direction: 'give back' });
  if (isLate) await freeClaims();
  const missing = lines === 0 ? null : await (isLate ? lockPatiently(tx, giveBack) : giveBack(tx));
  if (missing) throw refused(scope, missing, { sku: sums[0]?.sku ?? '' });
  if (!isLate && !scope.isDryRun) await freeClaims();
  if (lines === 0) return;
  const charges = new Map<string, bigint>();
  for (const { batchId, charge } of sums) charges.set(batchId, (charges.get(batchId) ?? 0n) - charge);
  const postings = movePostings(
    sums.map((sum) => ({ ...sum, id: '' })),
    { advertiserId, madeBy, kinds: [...REDEMPTION_STEPS.cancel.posts], grouping: 'batch' },
  );
  const failedIn = [...new Set(sums.flatMap(({ hasFailed, batchId }) => (hasFailed ? batchId : [])))];
  await postMoves(change, advertiserId, { postings, failedIn, charges });
}
