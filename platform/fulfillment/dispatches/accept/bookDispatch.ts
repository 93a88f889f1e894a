// Books an accepted dispatch in the ledger and records it in the history.
import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { refused, refusedFor } from '../../../foundation/http/refusals/refusal.ts';
import { LedgerRefused, type Posting, postIn } from '../../../money/interface.ts';
import type { DispatchOrder } from '../contract.ts';
import type { PromotionFacts } from '../facts.ts';
import { chargesOf, totalCharge } from './charges.ts';
import type { NewBatchRows } from './lineRows.ts';

/** Books the money of each batch, one posting for each source. @throws Refusal not_acceptable: nothing of the dispatch is kept (BATCH-13, BATCH-14) */
export async function bookAll(
  change: Change,
  { advertiserId, currency }: PromotionFacts,
  batches: readonly NewBatchRows[],
): Promise<void> {
  const postings = batches.flatMap(({ batchId, lines }) =>
    [...chargesOf(lines).bySource]
      .filter(([, { amount }]) => amount > 0n)
      .map(
        ([allocationId, { amount }]): Posting => ({
          advertiserId,
          currency,
          kind: 'book',
          amount,
          reference: `batch:${batchId}`,
          ...(allocationId === null ? {} : { allocationId }),
          ...(change.scope.accountId === null ? {} : { madeBy: change.scope.accountId }),
        }),
      ),
  );
  // Lines of value 0, and fully discounted ones, have no posting.
  if (postings.length === 0) return;
  await postIn(change, postings).catch((error: unknown) => {
    if (!(error instanceof LedgerRefused)) throw error;
    if (error.reason === 'account_frozen') throw refused(change.scope, 'account_frozen');
    throw error.reason === 'insufficient_funds' ? unfunded(change, currency, batches) : error;
  });
}

/** Batches from this number of lines on are compared with the funds before their lines are written, so that a refusal is quick. */
const MIN_CHECKED_LINES = 100;

/**
 * Compares a long dispatch with the unallocated funds of the moment, without a lock; booking decides at the end. @throws Refusal not_acceptable
 */
export async function checkFunds(
  change: Change,
  { advertiserId, currency }: PromotionFacts,
  batches: readonly NewBatchRows[],
): Promise<void> {
  const lines = batches.reduce((sum, batch) => sum + batch.lines.length, 0);
  const due = batches.reduce(
    (sum, batch) => sum + (chargesOf(batch.lines).bySource.get(null)?.amount ?? 0n),
    0n,
  );
  if (lines < MIN_CHECKED_LINES || due === 0n) return;
  const [unallocated] = await rowsOf(
    change.tx,
    { balance: text },
    sql`select balance::text as balance from ledger_accounts
      where advertiser_id = ${advertiserId} and currency = ${currency} and kind = 'unallocated'`,
  );
  if (BigInt(unallocated?.balance ?? 0) < due) throw unfunded(change, currency, batches);
}

function unfunded({ scope }: Change, currency: string, batches: readonly NewBatchRows[]) {
  const total = batches.reduce((sum, { lines }) => sum + totalCharge(lines), 0n);
  const count = batches.reduce((sum, { lines }) => sum + lines.length, 0);
  const { locale } = scope;
  return refusedFor({ locale, count }, 'not_acceptable', { asked: formatMinor(total, currency), currency });
}

interface Accepted {
  order: Pick<DispatchOrder, 'advertiserId' | 'promotionId' | 'kind' | 'fileName'>;
  dispatchId: string;
  batches: readonly NewBatchRows[];
  releaseAt: Date;
}

/** One event records the creation of all redemptions. */
export function recordAccepted(
  change: Change,
  { order, dispatchId, batches, releaseAt }: Accepted,
): Promise<void> {
  return change.record({
    noun: 'dispatches',
    nounId: dispatchId,
    action: 'created',
    advertiserId: order.advertiserId,
    after: {
      promotionId: order.promotionId,
      kind: order.kind,
      fileName: order.fileName,
      releaseAt: releaseAt.toISOString(),
      batches: batches.map(({ batchId, sku, lines }) => ({ id: batchId, sku, lines: lines.length })),
    },
  });
}
