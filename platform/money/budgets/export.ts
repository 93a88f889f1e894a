import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import { BUDGET_LINE_TYPES, type BudgetLineType } from '../../../schema/foundation/transitions.ts';
import { addsToTotal, showsStatus } from '../../../schema/money/budgets.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { csvAmount, csvDay, csvText } from '../../foundation/database/files/csvCells.ts';
import type { CsvFile } from '../../foundation/http/csv.ts';
import { type BudgetLineFilter, budgetLineFilter, linesFrom, NEWEST_FIRST } from './lines.ts';

/** The query string of the file: the list's conditions, without pages. */
export const budgetExportQuery = z.strictObject(budgetLineFilter);

/** The columns of the file, in this order (BUDGET-51). */
const COLUMNS = ['date', 'type', 'signed amount', 'currency', 'status', 'description'];

/** Condition: the type of line `l` satisfies `holds`. */
const isOfType = (holds: (type: BudgetLineType) => boolean) =>
  sql`l.type = any (${`{${BUDGET_LINE_TYPES.filter(holds).join(',')}}`}::text[])`;

/** The amount of line `l`; amounts that reduce the budget are negative (BUDGET-52). */
const signed = sql`(case when ${isOfType(addsToTotal)} then l.amount else -l.amount end)`;

/** The transactions of a budget as a file, under the list's conditions (BUDGET-49 … BUDGET-52, BUDGET-58). */
export async function budgetExport(
  scope: Scope,
  advertiserId: string,
  filter: BudgetLineFilter,
): Promise<CsvFile> {
  const owner = await scope.read((tx) => requireAdvertiser(tx, scope, advertiserId));
  const cells = [
    csvDay(sql`l.created_at`, scope.timezone),
    sql`l.type`,
    csvAmount(signed, sql`l.currency`, scope.locale),
    sql`l.currency`,
    sql`case when ${isOfType(showsStatus)} then l.status else '' end`,
    csvText(sql`l.description`),
  ];
  // Judged before the first line is sent: a refusal is an answer, not a transfer that breaks off.
  const from = sql`${linesFrom(scope, { advertiserId: owner.id, filter })} ${NEWEST_FIRST}`;
  return {
    name: `transaction-history-retailer-${owner.id}-${dayIn(scope.timezone)}.csv`,
    columns: COLUMNS,
    lines: () => scope.csv({ cells, from }),
  };
}
