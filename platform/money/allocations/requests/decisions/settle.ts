import { and, eq, sql } from 'drizzle-orm';
import {
  ALLOCATION_TRANSITIONS,
  BUDGET_LINE_TRANSITIONS,
} from '../../../../../schema/foundation/transitions.ts';
import { markCommittedAllocation } from '../../../../advertisers/interface.ts';
import type { Change } from '../../../../foundation/changes/change.ts';
import type { MailEffect } from '../../../../foundation/changes/effects.ts';
import { businessNow } from '../../../../foundation/clock/clock.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../../foundation/database/rows.ts';
import { notFound, refused } from '../../../../foundation/http/refusals/refusal.ts';
import { budgetLines } from '../../../budgets/table.ts';
import { changeLine } from '../../../budgets/writeLines.ts';
import { postIn } from '../../../ledger/changeMoney.ts';
import { momentOf } from '../../../ledger/post.ts';
import { allocatedRewards, allocations } from '../../table.ts';
import { mailDecision } from '../mail.ts';
import { requestById } from '../read.ts';
import { isWithdrawer } from '../waiting.ts';
import { checkSecondPerson } from './checkSecondPerson.ts';
import type { Deciding, RequestLine } from './deciding.ts';

/**
 * Throws unless the caller may take this decision about the request in its current state.
 * @throws Refusal stale_version, already_decided, the obstacles of a second person, not_own_request.
 */
export async function judgeDecision(change: Change, { verdict, line }: Deciding): Promise<void> {
  const { tx, scope } = change;
  await change.checkVersion(line, () => requestById(tx, scope, line.id));
  if (!BUDGET_LINE_TRANSITIONS[line.status].includes(verdict)) throw refused(scope, 'already_decided');
  if (verdict !== 'withdrawn') await checkSecondPerson(change, line.id);
  else if (!isWithdrawer(scope, line.requesterId)) throw refused(scope, 'not_own_request');
}

/**
 * Applies a decision: posts the money, updates the line, its allocation and its rewards, and writes the event. Returns the mails.
 * @throws Refusal allocation_expired; LedgerRefused
 */
export async function settleDecision(change: Change, deciding: Deciding): Promise<MailEffect[]> {
  const { tx, scope } = change;
  const { verdict, reason, line } = deciding;
  const postingIds = verdict === 'approved' ? await move(change, deciding) : [];
  await settleLine(change, deciding, postingIds[0] ?? null);
  await settleAllocation(tx, deciding);
  await change.record({
    noun: 'budget_lines',
    nounId: line.id,
    action: verdict,
    advertiserId: line.advertiserId,
    before: { status: line.status },
    after: { status: verdict, allocationId: line.allocationId, ...(reason === null ? {} : { reason }) },
  });
  return mailDecision(tx, scope, { line, verdict, reason });
}

/** The request as it is, locked until the transaction ends. */
export async function lockLine(tx: Queries, advertiserId: string, id: string): Promise<RequestLine> {
  const [row] = await tx
    .select()
    .from(budgetLines)
    .where(and(eq(budgetLines.advertiserId, advertiserId), eq(budgetLines.id, id)))
    .for('no key update');
  if (!row?.allocationId) throw notFound();
  return { ...row, allocationId: row.allocationId };
}

/** Moves the money of a request; nothing moves where it only brings rewards or a new end. */
async function move({ tx, scope, identity }: Change, { allocation, line }: Deciding): Promise<string[]> {
  const { advertiserId, allocationId, currency, amount } = line;
  const ends = line.setsExpiration ? line.expiresAt : allocation.expiresAt;
  if (line.type === 'allocate' && ends && ends <= (await businessNow(tx)))
    throw refused(scope, 'allocation_expired');
  if (amount === 0n) return [];
  const kind = line.type === 'deallocate' ? 'deallocate' : 'allocate';
  const madeBy = scope.accountId === null ? {} : { madeBy: scope.accountId };
  return postIn({ tx, identity }, [
    { advertiserId, currency, kind, amount, allocationId, reference: `budget_line:${line.id}`, ...madeBy },
  ]);
}

async function settleLine(
  { tx, scope }: Change,
  { verdict, reason, line }: Deciding,
  txnId: string | null,
): Promise<void> {
  const grantorId = verdict === 'withdrawn' ? null : scope.accountId;
  const decidedAt = txnId === null ? sql`clock_timestamp()` : momentOf(line.advertiserId, txnId);
  await changeLine(tx, line, { status: verdict, txnId, grantorId, decidedAt, reason });
}

/**
 * Applies a decision to the allocation and to the rewards of its request. An allocation that was never approved is disabled with its
 * last waiting request, whether that is rejected or withdrawn.
 */
async function settleAllocation(tx: Queries, { verdict, allocation, line }: Deciding): Promise<void> {
  const { advertiserId, id } = allocation;
  const isApproved = verdict === 'approved';
  const waiting = isApproved ? null : await nextWaiting(tx, line);
  const next = isApproved ? 'enabled' : waiting ? 'pending' : 'disabled';
  const moves = ALLOCATION_TRANSITIONS[allocation.status].includes(next);
  await tx
    .update(allocations)
    .set({
      ...(moves ? { status: next } : {}),
      ...(allocation.status === 'pending' && waiting ? { requestedAmount: BigInt(waiting.amount) } : {}),
      ...(isApproved && line.setsExpiration ? { expiresAt: line.expiresAt } : {}),
      version: allocation.version + 1,
      updatedAt: sql`now()`,
    })
    .where(and(eq(allocations.advertiserId, advertiserId), eq(allocations.id, id)));
  await tx
    .update(allocatedRewards)
    .set({ status: isApproved ? 'enabled' : 'disabled' })
    .where(
      and(
        eq(allocatedRewards.advertiserId, advertiserId),
        eq(allocatedRewards.lineId, line.id),
        eq(allocatedRewards.status, 'pending'),
      ),
    );
  if (isApproved && allocation.type === 'committed') await markCommittedAllocation(tx, advertiserId);
}

/** The first other request of the allocation that waits; its amount in minor units. */
async function nextWaiting(
  tx: Queries,
  { advertiserId, allocationId, id }: RequestLine,
): Promise<{ amount: string } | null> {
  const [next] = await rowsOf(
    tx,
    { amount: text },
    sql`select amount::text from budget_lines where advertiser_id = ${advertiserId} and allocation_id = ${allocationId}
      and status = 'pending' and id <> ${id} order by id limit 1`,
  );
  return next ?? null;
}
