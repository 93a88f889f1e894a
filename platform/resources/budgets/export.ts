import { z } from 'zod';
import { dayIn } from '../../../schema/dates.ts';
import { formatMinor } from '../../../schema/money.ts';
import { showsStatus, signedAmount } from '../../../schema/rules/budgets.ts';
import type { Scope } from '../../access/scope.ts';
import type { CsvFile } from '../../http/csv.ts';
import { requireAdvertiser } from '../advertisers/requireAdvertiser.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { type BudgetLineFilter, budgetLineFilter, linesAfter } from './lines.ts';
import type { BudgetLineRow } from './shape.ts';

/** The query string of the file: the list's conditions, without pages. */
export const budgetExportQuery = z.strictObject(budgetLineFilter);

/** Lines read at once. */
const BATCH = 1000;

/** The columns of the file, in this order (BUDGET-51). */
const COLUMNS = ['date', 'type', 'signed amount', 'currency', 'status', 'description'];

/** The transactions of a budget as a file, under the list's conditions (BUDGET-49 … BUDGET-52, BUDGET-58). */
export async function budgetExport(
  scope: Scope,
  advertiserId: string,
  filter: BudgetLineFilter,
): Promise<CsvFile> {
  const owner = await scope.read((tx) => requireAdvertiser(tx, scope, advertiserId));
  return {
    name: `transaction-history-retailer-${owner.id}-${dayIn(scope.timezone)}.csv`,
    columns: COLUMNS,
    rows: batches(scope, owner.id, filter),
  };
}

async function* batches(scope: Scope, advertiserId: string, filter: BudgetLineFilter) {
  let after: Cursor | undefined;
  for (;;) {
    const rows = await scope.read((tx) =>
      linesAfter(tx, scope, { advertiserId, filter, after, count: BATCH }),
    );
    yield rows.map((row) => cells(row, scope.timezone));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = cursorAt(last);
  }
}

function cells(row: BudgetLineRow, timezone: string): string[] {
  return [
    dayIn(timezone, new Date(row.creation_datetime)),
    row.type,
    signedAmount(row.type, formatMinor(BigInt(row.amount), row.currency)),
    row.currency,
    showsStatus(row.type) ? row.status : '',
    row.description,
  ];
}
