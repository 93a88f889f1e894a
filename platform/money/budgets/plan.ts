import { type SQL, sql } from 'drizzle-orm';
import type { BudgetMove } from '../../../schema/money/budgets.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { postIn } from '../ledger/changeMoney.ts';
import type { Figures } from '../ledger/figures.ts';
import { momentOf } from '../ledger/post.ts';
import type { BudgetOwner } from './read.ts';
import type { BudgetLineRow } from './shape.ts';
import { budgetLines } from './table.ts';

/** A requested credit or debit; `amount` in minor units of the billing currency. */
export interface Move {
  type: BudgetMove;
  amount: bigint;
  description: string;
  externalId: string | null;
}

/** A line to be written with the posting behind it. */
interface PlannedLine {
  type: BudgetMove | 'deallocate';
  amount: bigint;
  allocationId: string | null;
  description: string;
  externalId: string | null;
}

/** The open allocation of an advertiser and what it still holds. */
export interface OpenAllocation {
  id: string;
  available: bigint;
}

/** The open allocation that money can be taken back from; null where the advertiser may commit stock. */
export async function openAllocationOf(tx: Queries, owner: BudgetOwner): Promise<OpenAllocation | null> {
  if (owner.allowCommittedAllocation) return null;
  const [row] = await rowsOf(
    tx,
    { id: text, available: text },
    sql`select a.id, l.balance::text as available from allocations a
      join ledger_accounts l on l.advertiser_id = a.advertiser_id and l.allocation_id = a.id and l.currency = a.currency
      where a.advertiser_id = ${owner.id} and a.currency = ${owner.billingCurrency} and a.type = 'open' and a.status = 'enabled'`,
  );
  return row ? { id: row.id, available: BigInt(row.available) } : null;
}

/**
 * Plans the lines of a change. A removal above the unallocated budget first takes the rest back from the open allocation. Null when
 * both together do not suffice.
 */
export function planOf(
  move: Move,
  { unallocated }: Pick<Figures, 'unallocated'>,
  open: OpenAllocation | null,
) {
  const own: PlannedLine = { ...move, allocationId: null };
  const lacking = move.type === 'debit' ? move.amount - unallocated : 0n;
  if (lacking <= 0n) return [own];
  if (!open || open.available < lacking) return null;
  return [
    { ...own, type: 'deallocate' as const, amount: lacking, allocationId: open.id, externalId: null },
    own,
  ];
}

/** A line as it is answered. */
const LINE = {
  id: budgetLines.id,
  creation_datetime: isoTimestamp(sql`${budgetLines.createdAt}`) as SQL<string>,
  type: budgetLines.type,
  amount: sql<string>`${budgetLines.amount}::text`,
  currency: budgetLines.currency,
  status: budgetLines.status,
  description: budgetLines.description,
  external_id: budgetLines.externalId,
  allocation_id: budgetLines.allocationId,
  version: budgetLines.version,
};

/**
 * Posts the planned lines as one and writes them, each referred to by its posting.
 * @throws LedgerRefused where the figures moved since they were read.
 */
export async function writeLines(
  { tx, scope, identity }: Change,
  owner: BudgetOwner,
  planned: readonly PlannedLine[],
): Promise<BudgetLineRow[]> {
  const numbers = await rowsOf(
    tx,
    { id: text },
    sql`select nextval('budget_lines_id_seq')::text as id from generate_series(1, ${planned.length}::int)`,
  );
  const ids = numbers.map(({ id }) => id);
  const { id: advertiserId, billingCurrency: currency } = owner;
  const postingIds = await postIn(
    { tx, identity },
    planned.map(({ type, amount, allocationId }, index) => ({
      advertiserId,
      currency,
      kind: type,
      amount,
      reference: `budget_line:${ids[index]}`,
      ...(allocationId === null ? {} : { allocationId }),
      ...(scope.accountId === null ? {} : { madeBy: scope.accountId }),
    })),
  );
  const lines = tx.insert(budgetLines).values(
    planned.map((line, index) => {
      const txnId = postingIds[index] as string;
      const moment = momentOf(advertiserId, txnId);
      return {
        ...line,
        id: ids[index] as string,
        advertiserId,
        currency,
        status: 'approved' as const,
        txnId,
        requesterId: scope.accountId,
        createdAt: moment as never,
        decidedAt: moment as never,
      };
    }),
  );
  return lines.returning(LINE);
}
