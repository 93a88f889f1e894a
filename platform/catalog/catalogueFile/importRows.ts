import { sql } from 'drizzle-orm';
import {
  type Cells,
  columnName,
  dimensionOf,
  headerErrors,
  SHOWN_COLUMNS,
} from '../../../schema/catalog/catalogueFile.ts';
import { columnAt, meantCells } from '../../../schema/catalog/catalogueRow.ts';
import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { invalid, Refusal } from '../../foundation/http/refusals/refusal.ts';
import { translator } from '../../foundation/i18n/translator.ts';
import { dimensionFacts } from '../dimensions/store.ts';
import { importRow, type Row, type RowDone, RowRefused } from './importRow.ts';
import { cellsOf, type Present, readPresent } from './present.ts';
import type { ImportBody, RowOutcome } from './shape.ts';

/** Rows to import, at most once per key. */
export interface ImportRequest {
  body: ImportBody;
  key: string;
}

/**
 * Imports rows of a file, each of which is a SKU: it is created, changed as far as its cells differ, left alone, or refused with all that is
 * wrong. A blank cell leaves the value as it is, `-` clears it. A refused row changes nothing and keeps no other one from being imported. A
 * dry run does the same and undoes it; both report the cells that the database holds afterwards, so that they cannot differ. Numbers have
 * a point before their decimals: a file that is split into calls is read alike in each.
 */
export function importRows(scope: Scope, { body, key }: ImportRequest): Promise<{ rows: RowOutcome[] }> {
  const keyed = keyWithoutAdvertiser(key, body);
  return runChange({ scope, keyed }, async (change) => {
    const columns = await checkedColumns(change.tx, body.columns);
    const read = { columns, rows: body.rows, language: 'en', isPointOnly: true };
    const appliedRows = await applyRows(change, read);
    return { rows: appliedRows.map(({ value: _value, version: _version, ...row }) => row) };
  });
}

/** The columns of a file by their names. @throws Refusal with everything that is wrong with them */
export async function checkedColumns(tx: Queries, header: readonly string[]): Promise<string[]> {
  const columns = header.map(columnName);
  const wrong = headerErrors(header, [...(await dimensionFacts(tx)).keys()]);
  if (wrong.length > 0) throw invalid(wrong);
  return columns;
}

/** Rows to apply in one transaction, and how they are read. */
export interface RowsToApply extends Pick<Row, 'earlier' | 'takesPresentVersion'> {
  columns: readonly string[];
  /** `version` is the one that a dry run saw, where the row itself has none. */
  rows: readonly (ImportBody['rows'][number] & { version?: string | null })[];
  language: string;
  isPointOnly: boolean;
}

/** A row's outcome with what the rows behind it, and its import after a dry run, need. */
export type AppliedRow = RowOutcome & Pick<RowDone, 'value' | 'version'>;

/** Applies rows in a running transaction, each whole or not at all. */
export async function applyRows(change: Change, apply: RowsToApply): Promise<AppliedRow[]> {
  const { columns, language, isPointOnly, earlier, takesPresentVersion } = apply;
  const facts = await dimensionFacts(change.tx);
  const dimensions = columns.flatMap((column) => dimensionOf(column) ?? []);
  const rows = apply.rows.map(({ version, ...row }) => ({
    ...row,
    meant: withVersion(meantCells(columns, row.cells), version),
  }));
  const present = await readPresent(
    change.tx,
    rows.map(({ meant }) => meant),
    { dimensions, language },
  );
  const lines = new Map<string, number>();
  const outcomes: AppliedRow[] = [];
  for (const { line, cells, meant } of rows) {
    const sku = meant.sku ?? '';
    outcomes.push(
      await settled(change, { line, sku: sku || null }, async () => {
        if (cells.length !== columns.length) throw wrongRow(null, 'cell_count', String(columns.length));
        const first = sku === '' ? undefined : lines.get(sku);
        if (first !== undefined) throw wrongRow('sku', 'doubled_row', String(first));
        if (sku !== '') lines.set(sku, line);
        return importRow(change, {
          line,
          cells: meant,
          present,
          dimensions,
          earlier,
          takesPresentVersion,
          reading: { dimensions: facts, language, isPointOnly },
        });
      }),
    );
  }
  return withChanges(change, outcomes, { present, dimensions });
}

const wrongRow = (field: string | null, rule: string, limit: string) =>
  new RowRefused([{ field: field ?? '', rule, limit }]);

const withVersion = (cells: Cells, version: string | null | undefined): Cells =>
  version ? { ...cells, version } : cells;

/** Columns that a row's changes leave out: what the file only shows, and what the platform counts. */
const UNREPORTED = [...SHOWN_COLUMNS, 'sku', 'version'] as const;

/**
 * Adds the changed cells, as the database holds them now and held them before; all cells of a new SKU are changed. A dry run creates no SKU,
 * so that it names none: the number of a new one is given when it is created.
 */
async function withChanges(
  { tx, scope }: Change,
  outcomes: readonly AppliedRow[],
  { present, dimensions }: { present: Present; dimensions: readonly string[] },
): Promise<AppliedRow[]> {
  const saved = outcomes.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
  const cells = await cellsOf(
    tx,
    saved.flatMap(({ sku }) => sku ?? []),
    dimensions,
  );
  return outcomes.map((row) => {
    const after = saved.includes(row) ? cells.get(row.sku ?? '') : undefined;
    if (!after) return row;
    const before: Cells = row.outcome === 'created' ? {} : (present.bySku.get(row.sku ?? '') ?? {});
    const changes = Object.keys(after)
      .filter((column) => !(UNREPORTED as readonly string[]).includes(column))
      .map((column) => ({ column, before: before[column] ?? '', after: after[column] ?? '' }))
      .filter((change) => change.before !== change.after);
    return { ...row, changes, sku: row.outcome === 'created' && scope.isDryRun ? null : row.sku };
  });
}

/** Runs what a row asks for so that it is done whole or not at all. */
async function settled(
  { tx, scope }: Change,
  { line, sku }: { line: number; sku: string | null },
  run: () => Promise<RowDone>,
): Promise<AppliedRow> {
  await tx.execute(sql`savepoint row_of_file`);
  try {
    const rowOutcome = await run();
    await tx.execute(sql`release savepoint row_of_file`);
    return { line, ...rowOutcome, changes: [], errors: [] };
  } catch (error) {
    await tx.execute(sql`rollback to savepoint row_of_file`);
    await tx.execute(sql`release savepoint row_of_file`);
    return { line, outcome: 'refused', sku, changes: [], errors: errorsOf(error, { line, scope }) };
  }
}

/** @throws whatever is no judgment of the row */
function errorsOf(error: unknown, { line, scope }: { line: number; scope: Scope }): RowOutcome['errors'] {
  if (error instanceof RowRefused)
    return error.errors.map((one) => {
      const read = rowError(one, error.locale);
      return one.rule === 'comma_in_number'
        ? { ...read, message: commaMessage(scope.locale, line, one) }
        : read;
    });
  if (constraintOf(error) === 'skus_ean') return [rowError({ field: 'ean', rule: 'ean_taken' })];
  if (!(error instanceof Refusal) || error.status === 403 || error.status >= 500) throw error;
  const { fieldErrors = [], message = null } = error.detail;
  if (fieldErrors.length > 0) return fieldErrors.map((one) => rowError(one));
  return [{ column: null, rule: error.name, limit: null, message }];
}

function rowError(
  { field, rule, limit }: { field: string; rule: string; limit?: string },
  locale = 'en',
): RowOutcome['errors'][number] {
  return { column: field === '' ? null : columnAt(field, locale), rule, limit: limit ?? null, message: null };
}

/** Programs have no words of their own for a rule. */
const commaWords = translator({
  comma_certain: {
    en: 'Line {{line}}, column {{column}}: write the number with a decimal point and without a comma, here {{number}}.',
    fr: 'Ligne {{line}}, colonne {{column}}\u202f: écrivez le nombre avec un point décimal et sans virgule, ici {{number}}.',
  },
  comma: {
    en: 'Line {{line}}, column {{column}}: write the number with a decimal point and without a comma, such as 1234.50.',
    fr: 'Ligne {{line}}, colonne {{column}}\u202f: écrivez le nombre avec un point décimal et sans virgule, par exemple 1234.50.',
  },
});

const commaMessage = (locale: UiLocale, line: number, { field, limit }: FieldError): string =>
  commaWords(locale, limit === undefined ? 'comma' : 'comma_certain', {
    line: String(line),
    column: field,
    number: limit ?? '',
  });
