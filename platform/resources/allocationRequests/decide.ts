import { and, eq, sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/money.ts';
import { ALLOCATION_TRANSITIONS, BUDGET_LINE_TRANSITIONS } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import { businessNow } from '../../clock/clock.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { notFound, type Refusal, refused } from '../../http/refusal.ts';
import { figuresOf } from '../../ledger/figures.ts';
import { LedgerRefused, momentOf } from '../../ledger/post.ts';
import { advertisers } from '../advertisers/table.ts';
import { insufficient } from '../allocations/insufficient.ts';
import { lockAllocation } from '../allocations/lock.ts';
import { allocationById } from '../allocations/read.ts';
import { allocatedRewards, allocations } from '../allocations/table.ts';
import { budgetLines } from '../budgets/table.ts';
import { checkSecondPerson, recordRelatedPerson } from './checkSecondPerson.ts';
import { mailDecision } from './mail.ts';
import { requestById } from './read.ts';
import { requestFigures } from './requestFigures.ts';
import type { AllocationUpdateJson } from './shape.ts';
import { isWithdrawer } from './waiting.ts';

type Line = typeof budgetLines.$inferSelect & { allocationId: string };
type Allocation = typeof allocations.$inferSelect;

/** A decision about one request, with the version that was seen. */
export interface Decision {
  id: string;
  verdict: 'approved' | 'rejected' | 'withdrawn';
  version: number;
  key: string;
  isDryRun: boolean;
}

/**
 * Decides a request, at most once per key. Approving and rejecting need a second person: not the requester, not somebody who edited the
 * request, nor an account that one of them recently made or changed. Such an attempt is refused and recorded. Approving moves the money, if
 * the ledger finds the funds now; the requester gets a mail. Withdrawing is for the requester or for staff.
 * @throws Refusal not_found, stale_version, illegal_transition, the obstacles of a second person, not_own_request, allocation_expired, account_frozen,
 * insufficient_unallocated_budget, insufficient_allocation.
 */
export async function decideRequest(scope: Scope, decision: Decision): Promise<AllocationUpdateJson> {
  const { id, verdict, version, key, isDryRun } = decision;
  const keyed = {
    key,
    body: { decide: { id, verdict, version } },
    advertiserId: async (tx: Queries) => (await find(tx, scope, id)).advertiserId,
  };
  const asked: { line?: Line } = {};
  try {
    return await runChange({ scope, isDryRun, version, keyed }, async (change) => {
      const { advertiserId, allocationId } = await find(change.tx, scope, id);
      const allocation = await lockAllocation(change.tx, advertiserId, allocationId);
      asked.line = await lockLine(change.tx, advertiserId, id);
      return decide(change, { verdict, allocation, line: asked.line });
    });
  } catch (error) {
    const { line } = asked;
    if (line && !isDryRun) await recordRelatedPerson(scope, error, { ...line, verdict });
    throw error instanceof LedgerRefused && line ? await noFunds(scope, line, error) : error;
  }
}

/** A decision about a line and its allocation, both locked. */
interface Deciding {
  verdict: Decision['verdict'];
  allocation: Allocation;
  line: Line;
}

async function decide(change: Change, deciding: Deciding): Promise<AllocationUpdateJson> {
  const { tx, scope } = change;
  const { verdict, allocation, line } = deciding;
  const { advertiserId, id, allocationId } = line;
  await change.checkVersion(line, () => requestById(tx, scope, id));
  if (!BUDGET_LINE_TRANSITIONS[line.status].includes(verdict)) throw refused(scope, 'already_decided');
  if (verdict !== 'withdrawn') await checkSecondPerson(change, id);
  else if (!isWithdrawer(scope, line.requesterId)) throw refused(scope, 'not_own_request');
  const postingIds = verdict === 'approved' ? await move(change, allocation, line) : [];
  await settleLine(change, line, { verdict, txnId: postingIds[0] ?? null });
  await settleAllocation(tx, deciding);
  await change.record({
    noun: 'budget_lines',
    nounId: id,
    action: verdict,
    advertiserId,
    before: { status: line.status },
    after: { status: verdict, allocationId },
  });
  const after = await allocationById(tx, scope, { advertiserId, id: allocationId });
  const mails = verdict === 'withdrawn' ? [] : await mailDecision(tx, line, verdict);
  return {
    allocation: after,
    request: await requestById(tx, scope, id),
    effects: await change.effects({ figures: await requestFigures(tx, after, -line.amount), mails }),
  };
}

/** Moves the money of a request; nothing moves where it only brings rewards. */
async function move({ tx, scope, post }: Change, allocation: Allocation, line: Line): Promise<string[]> {
  const { advertiserId, allocationId, currency, amount } = line;
  const ends = line.setsExpiration ? line.expiresAt : allocation.expiresAt;
  if (line.type === 'allocate' && ends && ends <= (await businessNow(tx)))
    throw refused(scope, 'allocation_expired');
  if (amount === 0n) return [];
  const kind = line.type === 'deallocate' ? 'deallocate' : 'allocate';
  const madeBy = scope.accountId === null ? {} : { madeBy: scope.accountId };
  return post([
    { advertiserId, currency, kind, amount, allocationId, reference: `budget_line:${line.id}`, ...madeBy },
  ]);
}

async function settleLine(
  { tx, scope }: Change,
  { advertiserId, id, version }: Line,
  { verdict, txnId }: { verdict: Decision['verdict']; txnId: string | null },
): Promise<void> {
  const grantorId = verdict === 'withdrawn' ? null : scope.accountId;
  const decidedAt = txnId === null ? sql`clock_timestamp()` : momentOf(advertiserId, txnId);
  await tx
    .update(budgetLines)
    .set({ status: verdict, txnId, grantorId, decidedAt, version: version + 1 })
    .where(and(eq(budgetLines.advertiserId, advertiserId), eq(budgetLines.id, id)));
}

/**
 * What a decision makes of the allocation and of the rewards its request brings. One that was never approved is rejected with its last
 * waiting request; withdrawn, it is as if rejected.
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
  if (isApproved && allocation.type === 'committed')
    await tx
      .update(advertisers)
      .set({ hasCommittedAllocation: true })
      .where(eq(advertisers.id, advertiserId));
}

/** The first other request of the allocation that waits; its amount in minor units. */
async function nextWaiting(
  tx: Queries,
  { advertiserId, allocationId, id }: Line,
): Promise<{ amount: string } | null> {
  const [next] = await rowsOf<{ amount: string }>(
    tx,
    sql`select amount::text from budget_lines where advertiser_id = ${advertiserId} and allocation_id = ${allocationId}
      and status = 'pending' and id <> ${id} order by id limit 1`,
  );
  return next ?? null;
}

/** The request with this id. Lines without an allocation cannot be decided and are not found. */
async function find(
  tx: Queries,
  scope: Scope,
  id: string,
): Promise<{ advertiserId: string; allocationId: string }> {
  const [found] = await tx
    .select({ advertiserId: budgetLines.advertiserId, allocationId: budgetLines.allocationId })
    .from(budgetLines)
    .where(
      sql`${eq(budgetLines.id, id)} and ${isVisibleAdvertiser(scope, sql`${budgetLines.advertiserId}`)}`,
    );
  if (!found?.allocationId) throw notFound();
  return { advertiserId: found.advertiserId, allocationId: found.allocationId };
}

async function lockLine(tx: Queries, advertiserId: string, id: string): Promise<Line> {
  const [row] = await tx
    .select()
    .from(budgetLines)
    .where(and(eq(budgetLines.advertiserId, advertiserId), eq(budgetLines.id, id)))
    .for('no key update');
  if (!row?.allocationId) throw notFound();
  return { ...row, allocationId: row.allocationId };
}

/** The refusal for what the ledger refused, with the amount that is free, read after the rollback. */
async function noFunds(scope: Scope, line: Line, error: LedgerRefused): Promise<Refusal | LedgerRefused> {
  const { advertiserId, currency, amount } = line;
  if (error.reason === 'account_frozen') return refused(scope, 'account_frozen');
  if (error.reason !== 'insufficient_funds') return error;
  if (line.type === 'deallocate')
    return refused(scope, 'insufficient_allocation', { asked: formatMinor(amount, currency), currency });
  const figures = await scope.read((tx) => figuresOf(tx, [{ advertiserId, currency }]));
  return insufficient(scope, amount, { free: figures.get(advertiserId)?.unallocated ?? 0n, currency });
}
