import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, isDay, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import { isInstant } from '../../../schema/foundation/dates/isInstant.ts';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../../../schema/foundation/transitions.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf } from '../../foundation/database/rows.ts';
import { holdsFolded } from '../../foundation/database/textFold.ts';
import { countUpToCap } from '../../foundation/http/paginate.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { commaList, MAX_ROWS, pageQuery, totalOf, wholeNumber } from '../../foundation/http/requests.ts';
import { lineStart } from './lineStart.ts';
import { linesAsOf } from './linesAsOf.ts';
import { pastMoment, pastOf } from './read.ts';
import { BUDGET_LINE_ROW, type BudgetLinePageJson, type BudgetLineRow, budgetLineJson } from './shape.ts';

const day = z.string().refine(isDay, { error: 'day_expected' });

/** The conditions of a list of lines (BUDGET-6 … BUDGET-9); days are read in the caller's zone, the last one included. */
export const budgetLineFilter = {
  type: commaList(z.enum(BUDGET_LINE_TYPES)).optional(),
  status: commaList(z.enum(BUDGET_LINE_STATUSES)).optional(),
  search: z.string().trim().max(200).optional(),
  from: day.optional(),
  to: day.optional(),
  as_of: pastMoment,
};

/** Position in a list of lines: after the line with this time of creation and id. */
interface Cursor {
  at: string;
  id: string;
}

const READ = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(\d{1,18})$/;

/** `after` of a query string: a cursor as it was answered. */
const cursorQuery = z
  .string()
  .max(100)
  .transform((text, context): Cursor => {
    const [, at = '', id = ''] = READ.exec(Buffer.from(text, 'base64url').toString()) ?? [];
    if (!id || !isInstant(at)) context.addIssue({ code: 'custom', message: 'unknown_cursor' });
    return { at, id };
  })
  .optional();

/** The cursor of a line, opaque to the caller. */
export function cursorOf(line: { creation_datetime: string; id: string }): string {
  return Buffer.from(`${line.creation_datetime}~${line.id}`).toString('base64url');
}

/** The query string of a list of lines: a numbered page, or `first` rows after a cursor. */
export const budgetLineQuery = z.strictObject({
  ...budgetLineFilter,
  ...pageQuery,
  first: wholeNumber(1, MAX_ROWS).optional(),
  after: cursorQuery,
});

const filter = z.strictObject(budgetLineFilter);
export type BudgetLineFilter = z.output<typeof filter>;

/** Lines of an advertiser's budget, newest first, as they are or were at `as_of`. */
export function listBudgetLines(
  scope: Scope,
  advertiserId: string,
  { page, per_page, first, after, ...filter }: z.output<typeof budgetLineQuery>,
): Promise<BudgetLinePageJson> {
  const asOf = pastOf(scope, filter.as_of);
  filter.as_of = asOf;
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    if (first !== undefined) {
      const fromWhere = linesFrom(scope, { advertiserId, filter, after });
      const rows = await select(tx, fromWhere, sql`limit ${first + 1}`);
      const items = rows.slice(0, first);
      const last = items.at(-1);
      return {
        items: items.map((row) => budgetLineJson(row, asOf ?? null)),
        next: rows.length > first && last ? cursorOf(last) : null,
      };
    }
    const fromWhere = linesFrom(scope, { advertiserId, filter });
    const passed = (page - 1) * per_page;
    const start = await lineStart(tx, { advertiserId, filter }, passed);
    const rows = await (start
      ? select(tx, sql`${fromWhere} and ${start.isBefore}`, sql`limit ${per_page} offset ${start.skipped}`)
      : select(tx, fromWhere, sql`limit ${per_page} offset ${passed}`));
    const total = start?.total ?? (await countUpToCap(tx, fromWhere));
    return {
      items: rows.map((row) => budgetLineJson(row, asOf ?? null)),
      page,
      per_page,
      ...totalOf(total),
      next: null,
    };
  });
}

/** Selection of lines: advertiser, filter, and the line after which the page starts. */
interface LineSelection {
  advertiserId: string;
  filter: BudgetLineFilter;
  after?: Cursor | undefined;
}

/** One line as it is now; null when the advertiser has none with this id. */
export async function lineById(tx: Queries, advertiserId: string, id: string): Promise<BudgetLineRow | null> {
  const fromWhere = sql`from budget_lines l where l.advertiser_id = ${advertiserId} and l.id = ${id}`;
  return (await select(tx, fromWhere, sql`limit 1`))[0] ?? null;
}

function select(tx: Queries, fromWhere: SQL, limit: SQL): Promise<BudgetLineRow[]> {
  return rowsOf(
    tx,
    BUDGET_LINE_ROW,
    sql`select l.id, ${isoTimestamp(sql`l.created_at`)} as creation_datetime, l.type, l.amount::text as amount, l.currency,
        l.status, l.description, l.external_id, l.allocation_id, l.version
      ${fromWhere} ${NEWEST_FIRST} ${limit}`,
  );
}

/** The order of a history of lines `l`. */
export const NEWEST_FIRST = sql`order by l.created_at desc, l.id desc`;

/** `from … where …` of lines `l`; call it after `requireAdvertiser`. */
export function linesFrom(scope: Scope, { advertiserId, filter, after }: LineSelection): SQL {
  const { type, status, search, from, to } = filter;
  const asOf = pastOf(scope, filter.as_of);
  if (from && to && to < from) throw invalidField('to', 'end_before_start');
  const start = (text: string) => startOfDay(text, scope.timezone).toISOString();
  const matching = allOf(
    sql`l.advertiser_id = ${advertiserId}`,
    type && sql`l.type = any (${`{${type.join(',')}}`}::text[])`,
    status && sql`l.status = any (${`{${status.join(',')}}`}::text[])`,
    search && holdsFolded(search, [sql`l.description`]),
    from && sql`l.created_at >= ${start(from)}`,
    to && sql`l.created_at < ${start(addDays(to, 1))}`,
    after && sql`(l.created_at, l.id) < (${after.at}::timestamptz, ${after.id}::bigint)`,
  );
  const lines = asOf ? linesAsOf(sql`${advertiserId}::bigint`, asOf) : sql`budget_lines`;
  return sql`from ${lines} l where ${matching}`;
}
