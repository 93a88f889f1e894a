import type { InferInsertModel } from 'drizzle-orm';
import type { BudgetLineStatus, BudgetLineType } from '../../../../schema/foundation/transitions.ts';
import type { budgetLines } from '../../../money/budgets/table.ts';
import type { Posting } from '../../../money/ledger/post.ts';
import type { DemoAllocation } from './allocations.ts';

const DAY_MS = 86_400_000;

/** A line of a demo budget and the posting that moved its money, if any did. */
export interface DemoLine {
  row: Omit<InferInsertModel<typeof budgetLines>, 'txnId'> & { id: string };
  posting: Posting | null;
}

/** The requester and the approver: two persons. */
export interface DemoGrantors {
  requesterOf(advertiserId: string): string;
  grantorId: string;
}

/**
 * The lines behind the postings of a budget, and the requests that wait or were rejected, oldest first; ids count from 1. Each posting
 * refers to its line.
 */
export function linesOf(
  postings: Posting[],
  allocations: readonly DemoAllocation[],
  grantors: DemoGrantors,
): DemoLine[] {
  const names = new Map(allocations.map(({ row }) => [String(row.id), nameOf(row)]));
  const granted = postings.map((posting) => lineOf(posting, names, grantors));
  const requestLines = allocations
    .filter(({ row }) => row.status !== 'enabled')
    .map((allocation) => requestOf(allocation, grantors));
  return [...granted, ...requestLines]
    .sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime())
    .map(({ row, posting }, index) => {
      const id = String(index + 1);
      if (posting) posting.reference = `budget_line:${id}`;
      return { row: { ...row, id }, posting };
    });
}

function lineOf(
  posting: Posting,
  names: ReadonlyMap<string, string>,
  { requesterOf, grantorId }: DemoGrantors,
) {
  const at = posting.at as Date;
  const isRequest = posting.kind === 'allocate';
  const requesterId = isRequest ? requesterOf(posting.advertiserId) : grantorId;
  posting.madeBy = grantorId;
  return {
    posting,
    row: {
      advertiserId: posting.advertiserId,
      type: posting.kind as BudgetLineType,
      status: 'approved' as BudgetLineStatus,
      currency: posting.currency,
      amount: posting.amount,
      description: wordsOf(posting, names, at),
      externalId: posting.kind === 'credit' ? `PO-${at.toISOString().slice(0, 7)}` : null,
      allocationId: posting.allocationId ?? null,
      requesterId,
      grantorId: isRequest ? grantorId : null,
      createdAt: isRequest ? new Date(at.getTime() - DAY_MS / 3) : at,
      decidedAt: at,
    },
  };
}

/** Its IO number, else its own number. */
function nameOf({ id, externalId }: DemoAllocation['row']): string {
  return externalId ?? `Allocation ${id}`;
}

function wordsOf({ kind, allocationId }: Posting, names: ReadonlyMap<string, string>, at: Date): string {
  const month = at.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (kind === 'credit') return `Funding ${month}`;
  if (kind === 'debit') return `Returned ${month}`;
  return `${names.get(allocationId ?? '')}, ${month}`;
}

function requestOf({ row, day, amount }: DemoAllocation, { requesterOf, grantorId }: DemoGrantors) {
  const isPending = row.status === 'pending';
  return {
    posting: null,
    row: {
      advertiserId: row.advertiserId,
      type: 'allocate' as BudgetLineType,
      status: (isPending ? 'pending' : 'rejected') as BudgetLineStatus,
      currency: row.currency,
      amount,
      description: nameOf(row),
      externalId: null,
      allocationId: row.id,
      requesterId: requesterOf(row.advertiserId),
      grantorId: isPending ? null : grantorId,
      createdAt: row.orderedAt as Date,
      decidedAt: isPending ? null : new Date(`${day}T11:40:00Z`),
    },
  };
}
