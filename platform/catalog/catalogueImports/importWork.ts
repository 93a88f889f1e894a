import { sql } from 'drizzle-orm';
import { columnOf } from '../../../schema/catalog/catalogueFile.ts';
import { IMPORT_STATES, type ImportState } from '../../../schema/catalog/catalogueImports.ts';
import { AMOUNT_COLUMNS, fileLanguage, meantCells } from '../../../schema/catalog/catalogueRow.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { queueChanges } from '../../foundation/changes/outbox.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import {
  listOf,
  nullable,
  number,
  oneOf,
  type RowOf,
  rowCountOf,
  rowsOf,
  text,
} from '../../foundation/database/rows.ts';
import type { AppliedRow, RowsToApply } from '../catalogueFile/importRows.ts';

/** Rows of one transaction. */
const CHUNK_ROWS = 100;

/** An import as its job knows it. */
const IMPORT_WORK_ROW = {
  id: text,
  accountId: text,
  caller: text,
  locale: oneOf(UI_LOCALES),
  columns: listOf(text),
  state: oneOf(IMPORT_STATES),
};
export type ImportWork = RowOf<typeof IMPORT_WORK_ROW>;

/** Locks an import until the transaction ends; null where there is none. */
export async function lockImport(tx: Queries, id: string): Promise<ImportWork | null> {
  const [row] = await rowsOf(
    tx,
    IMPORT_WORK_ROW,
    sql`select id::text as id, account_id::text as "accountId", caller, locale, to_jsonb(columns) as columns, state
      from catalogue_imports where id = ${id} for no key update`,
  );
  return row ?? null;
}

/** The language of the numbers of an import's file. Only cells with a comma are read: they show it. */
export async function languageOf(tx: Queries, id: string): Promise<string> {
  const file = await lockImport(tx, id);
  if (!file) return 'en';
  const dimensions = await rowsOf(tx, { id: text }, sql`select id from dimensions where type = 'number'`);
  const numberColumns = [...AMOUNT_COLUMNS, ...dimensions.map(({ id: dimension }) => columnOf(dimension))];
  const cells = numberColumns.map((column) => sql`coalesce(cells[${file.columns.indexOf(column) + 1}], '')`);
  const rows = await rowsOf(
    tx,
    { cells: listOf(text) },
    sql`select jsonb_build_array(${sql.join(cells, sql`, `)}) as cells from catalogue_import_rows
      where import_id = ${id} and concat(${sql.join(cells, sql`, `)}) like '%,%'`,
  );
  return fileLanguage(numberColumns, rows, file.locale);
}

/** The next rows of a step. The version that the dry run saw is the row's own from then on: a later save of the SKU refuses the row. */
export function openRows(tx: Queries, { id }: ImportWork): Promise<RowsToApply['rows']> {
  return rowsOf(
    tx,
    { line: number, cells: listOf(text), version: nullable(text) },
    sql`select line, to_jsonb(cells) as cells, version from catalogue_import_rows
      where import_id = ${id} and is_open order by product, line limit ${CHUNK_ROWS}`,
  );
}

/** Values that rows before take in their products: the present dry run cannot see them. */
export async function earlierValues(
  tx: Queries,
  id: string,
  rows: readonly { line: number }[],
): Promise<Map<string, number>> {
  const lines = JSON.stringify(rows.map(({ line }) => line));
  const values = await rowsOf(
    tx,
    { value: text, line: number },
    sql`select value, min(line)::int as line from catalogue_import_rows
      where import_id = ${id} and outcome in ('created', 'changed') and value is not null
        and product in (select product from catalogue_import_rows where import_id = ${id}
          and line in (select jsonb_array_elements_text(${lines}::jsonb)::int))
      group by value`,
  );
  return new Map(values.map(({ value, line }) => [value, line]));
}

/** Refuses rows whose SKU or EAN an earlier row of the file has, wherever both are. */
export async function refuseDoubled(tx: Queries, { id, columns }: ImportWork): Promise<void> {
  const startedRow = await rowCountOf(
    tx,
    sql`select from catalogue_import_rows where import_id = ${id} and outcome <> 'waiting' limit 1`,
  );
  if (startedRow) return;
  const rows = await rowsOf(
    tx,
    { line: number, cells: listOf(text) },
    sql`select line, to_jsonb(cells) as cells from catalogue_import_rows where import_id = ${id} order by line`,
  );
  const meant = rows.map(({ line, cells }) => ({ line, cells: meantCells(columns, cells) }));
  const doubled = [
    ['sku', 'doubled_row'],
    ['ean', 'doubled_ean'],
  ].flatMap(([column = '', rule = '']) => {
    const first = new Map<string, number>();
    return meant.flatMap(({ line, cells }): AppliedRow[] => {
      const value = cells[column];
      if (!value) return [];
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, line);
      if (earlier === undefined) return [];
      const error = { column, rule, limit: String(earlier), message: null };
      return [{ line, outcome: 'refused', sku: cells.sku || null, changes: [], errors: [error] }];
    });
  });
  await writeOutcomes(tx, id, doubled);
}

/** Writes the outcomes of rows; the step is done with them. */
export async function writeOutcomes(tx: Queries, id: string, outcomes: readonly AppliedRow[]): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.execute(sql`update catalogue_import_rows r set is_open = false, outcome = o.outcome, sku = o.sku, changes = o.changes,
      errors = o.errors, value = o.value, version = coalesce(o.version, r.version)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o (line int, outcome text, sku text, changes jsonb, errors jsonb, value text, version text)
    where r.import_id = ${id} and r.line = o.line`);
}

/** Ends a step; answers that nothing is left to do. */
export async function endStep(tx: Queries, id: string, state: ImportState): Promise<true> {
  await tx.execute(sql`update catalogue_imports set state = ${state},
    finished_at = case when ${state} in ('imported', 'stopped') then now() end where id = ${id}`);
  if (state === 'imported' || state === 'stopped')
    await tx.execute(queueChanges(sql`select 'catalogue_imports', ${id}::text, 'done', null::bigint`));
  return true;
}
