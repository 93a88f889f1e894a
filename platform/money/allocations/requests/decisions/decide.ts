import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../../../schema/foundation/money/money.ts';
import type { Scope } from '../../../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser } from '../../../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../../../foundation/changes/change.ts';
import { runChange } from '../../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../../../../foundation/database/rows.ts';
import { notFound, type Refusal, refused } from '../../../../foundation/http/refusals/refusal.ts';
import { effectsOf } from '../../../ledger/changeMoney.ts';
import { figuresOf } from '../../../ledger/figures.ts';
import { LedgerRefused } from '../../../ledger/post.ts';
import { insufficient } from '../../insufficient.ts';
import { lockAllocation } from '../../lock.ts';
import { allocationById } from '../../read.ts';
import { readableAllocation } from '../../shape.ts';
import { requestById } from '../read.ts';
import { requestFigures } from '../requestFigures.ts';
import type { AllocationDecisionJson } from '../shape.ts';
import { recordRelatedPerson } from './checkSecondPerson.ts';
import type { Deciding, RequestLine, Verdict } from './deciding.ts';
import { judgeDecision, lockLine, settleDecision } from './settle.ts';

/** A decision about one request, with the version that was seen. */
export interface Decision {
  id: string;
  verdict: Verdict;
  /** Reason for the rejection. */
  reason: string | null;
  version: number;
  key: string;
}

/**
 * Decides a request, at most once per key. Approving and rejecting need a second person: not the requester, not somebody who edited the
 * request, nor an account that one of them recently made or changed. Such an attempt is refused and recorded. Approving moves the money, if
 * the ledger finds the funds now; the requester gets a mail. Withdrawing is for the requester or for staff.
 * @throws Refusal not_found, stale_version, illegal_transition, the obstacles of a second person, not_own_request, allocation_expired, account_frozen,
 * insufficient_unallocated_budget, insufficient_allocation.
 */
export async function decideRequest(scope: Scope, decision: Decision): Promise<AllocationDecisionJson> {
  const { id, verdict, reason, version, key } = decision;
  const keyed = {
    key,
    body: { decide: { id, verdict, ...(reason === null ? {} : { reason }) } },
    advertiserId: async (tx: Queries) => (await find(tx, scope, id)).advertiserId,
  };
  const attempt: { line?: RequestLine } = {};
  try {
    return await runChange({ scope, version, keyed }, async (change) => {
      const { advertiserId, allocationId } = await find(change.tx, scope, id);
      change.about({ noun: 'allocations', nounId: allocationId });
      const allocation = await lockAllocation(change.tx, advertiserId, allocationId);
      attempt.line = await lockLine(change.tx, advertiserId, id);
      return decide(change, { verdict, reason, allocation, line: attempt.line });
    });
  } catch (error) {
    const { line } = attempt;
    if (line && !scope.isDryRun) await recordRelatedPerson(scope, error, { ...line, verdict });
    throw error instanceof LedgerRefused && line
      ? await scope.read((tx) => noFunds(tx, scope, { line, error }))
      : error;
  }
}

async function decide(change: Change, deciding: Deciding): Promise<AllocationDecisionJson> {
  const { tx, scope } = change;
  const { advertiserId, id, allocationId } = deciding.line;
  await judgeDecision(change, deciding);
  const mails = await settleDecision(change, deciding);
  const after = await allocationById(tx, scope, { advertiserId, id: allocationId });
  return {
    allocation: readableAllocation.show(scope, after),
    request: await requestById(tx, scope, id),
    effects: await effectsOf(change, {
      figures: await requestFigures(tx, after, -deciding.line.amount),
      mails,
    }),
  };
}

/** Ids of a request, its advertiser and its allocation. */
const REQUEST_PLACE_ROW = {
  id: text,
  advertiserId: text,
  allocationId: text,
};
export type RequestPlace = RowOf<typeof REQUEST_PLACE_ROW>;

/** Finds the visible requests among these ids, in locking order. Lines without an allocation cannot be decided. */
export async function findRequests(
  tx: Queries,
  scope: Scope,
  ids: readonly string[],
): Promise<RequestPlace[]> {
  return rowsOf(
    tx,
    REQUEST_PLACE_ROW,
    sql`select l.id::text as id, l.advertiser_id::text as "advertiserId", l.allocation_id::text as "allocationId"
      from budget_lines l
      where l.id = any (${idArray(ids)}::bigint[]) and l.allocation_id is not null
        and ${isVisibleAdvertiser(scope, sql`l.advertiser_id`)}
      order by l.advertiser_id, l.allocation_id, l.id`,
  );
}

async function find(tx: Queries, scope: Scope, id: string): Promise<RequestPlace> {
  const [line] = await findRequests(tx, scope, [id]);
  if (!line) throw notFound();
  return line;
}

/** Translates a refusal of the ledger, with the free amount; reads it after the rollback. */
export async function noFunds(
  tx: Queries,
  scope: Scope,
  { line, error }: { line: RequestLine; error: LedgerRefused },
): Promise<Refusal | LedgerRefused> {
  const { advertiserId, currency, amount } = line;
  if (error.reason === 'account_frozen') return refused(scope, 'account_frozen');
  if (error.reason !== 'insufficient_funds') return error;
  if (line.type === 'deallocate')
    return refused(scope, 'insufficient_allocation', { asked: formatMinor(amount, currency), currency });
  const figures = await figuresOf(tx, [{ advertiserId, currency }]);
  return insufficient(scope, amount, { free: figures.get(advertiserId)?.unallocated ?? 0n, currency });
}
