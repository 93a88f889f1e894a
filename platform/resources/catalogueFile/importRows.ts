import { sql } from 'drizzle-orm';
import {
  type Cells,
  columnName,
  dimensionOf,
  headerErrors,
  SHOWN_COLUMNS,
} from '../../../schema/rules/catalogueFile.ts';
import { columnAt, meantCells } from '../../../schema/rules/catalogueRow.ts';
import type { Scope } from '../../access/scope.ts';
import type { Change } from '../../changes/change.ts';
import { keyWithoutAdvertiser } from '../../changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../changes/runChange.ts';
import { constraintOf } from '../../database/constraint.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { dimensionFacts } from '../dimensions/store.ts';
import { importRow, type RowDone, RowRefused } from './importRow.ts';
import { cellsOf, type Present, readPresent } from './present.ts';
import type { ImportBody, RowOutcome } from './shape.ts';

/** How rows are imported: tried only, or kept once under a key. */
export interface ImportRequest {
  body: ImportBody;
  key: string;
}

/**
 * Imports rows of a file, each of which is a SKU: it is created, changed as far as its cells differ, left alone, or refused with all that is
 * wrong. A blank cell leaves the value as it is, `-` clears it. A refused row changes nothing and keeps no other one from being imported. A
 * dry run does the same and undoes it; both report the cells that the database holds afterwards, so that they cannot differ.
 */
export function importRows(scope: Scope, { body, key }: ImportRequest): Promise<{ rows: RowOutcome[] }> {
  const keyed = keyWithoutAdvertiser(key, body);
  return runChange({ scope, keyed }, async (change) => {
    const columns = body.columns.map(columnName);
    const facts = await dimensionFacts(change.tx);
    const wrong = headerErrors(columns, [...facts.keys()]);
    if (wrong.length > 0) throw invalid(wrong);
    const dimensions = columns.flatMap((column) => dimensionOf(column) ?? []);
    const language = scope.locale;
    const rows = body.rows.map(({ line, cells }) => ({ line, cells: meantCells(columns, cells) }));
    const present = await readPresent(
      change.tx,
      rows.map(({ cells }) => cells),
      { dimensions, language },
    );
    const lines = new Map<string, number>();
    const outcomes: RowOutcome[] = [];
    for (const [at, { line, cells }] of rows.entries()) {
      const sku = cells.sku ?? '';
      outcomes.push(
        await settled(change, { line, sku: sku || null }, async () => {
          if (body.rows[at]?.cells.length !== columns.length)
            throw wrongRow(null, 'cell_count', String(columns.length));
          const first = sku === '' ? undefined : lines.get(sku);
          if (first !== undefined) throw wrongRow('sku', 'doubled_row', String(first));
          if (sku !== '') lines.set(sku, line);
          return importRow(change, {
            ...{ line, cells, present, dimensions },
            reading: { dimensions: facts, language },
          });
        }),
      );
    }
    return { rows: await withChanges(change, outcomes, { present, dimensions }) };
  });
}

const wrongRow = (field: string | null, rule: string, limit: string) =>
  new RowRefused([{ field: field ?? '', rule, limit }]);

/** Columns that a row's changes leave out: what the file only shows, and what the platform counts. */
const UNREPORTED = [...SHOWN_COLUMNS, 'sku', 'version'] as const;

/**
 * Adds the changed cells, as the database holds them now and held them before; all cells of a new SKU are changed. A dry run creates no SKU,
 * so that it names none: the number of a new one is given when it is created.
 */
async function withChanges(
  { tx, scope }: Change,
  outcomes: readonly RowOutcome[],
  { present, dimensions }: { present: Present; dimensions: readonly string[] },
): Promise<RowOutcome[]> {
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
  { tx }: Change,
  { line, sku }: { line: number; sku: string | null },
  run: () => Promise<RowDone>,
): Promise<RowOutcome> {
  await tx.execute(sql`savepoint row_of_file`);
  try {
    const done = await run();
    await tx.execute(sql`release savepoint row_of_file`);
    return { line, ...done, changes: [], errors: [] };
  } catch (error) {
    await tx.execute(sql`rollback to savepoint row_of_file`);
    await tx.execute(sql`release savepoint row_of_file`);
    return { line, outcome: 'refused', sku, changes: [], errors: errorsOf(error) };
  }
}

/** @throws whatever is no judgement of the row */
function errorsOf(error: unknown): RowOutcome['errors'] {
  if (error instanceof RowRefused) return error.errors.map((one) => shown(one, error.locale));
  if (constraintOf(error) === 'skus_ean') return [shown({ field: 'ean', rule: 'ean_taken' })];
  if (!(error instanceof Refusal) || error.status === 403 || error.status >= 500) throw error;
  const { fieldErrors = [], message = null } = error.detail;
  if (fieldErrors.length > 0) return fieldErrors.map((one) => shown(one));
  return [{ column: null, rule: error.name, limit: null, message }];
}

function shown(
  { field, rule, limit }: { field: string; rule: string; limit?: string },
  locale = 'en',
): RowOutcome['errors'][number] {
  return { column: field === '' ? null : columnAt(field, locale), rule, limit: limit ?? null, message: null };
}
