import { sql } from 'drizzle-orm';
import {
  type Cells,
  columnAt,
  dimensionOf,
  headerErrors,
  withoutGuard,
} from '../../../schema/rules/catalogueFile.ts';
import type { Scope } from '../../access/scope.ts';
import type { Change } from '../../changes/change.ts';
import { keyWithoutAdvertiser } from '../../changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../changes/runChange.ts';
import { constraintOf } from '../../database/constraint.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { dimensionFacts } from '../dimensions/store.ts';
import { importRow, RowRefused } from './importRow.ts';
import { readPresent } from './present.ts';
import type { ImportBody, RowOutcome } from './shape.ts';

/** How rows are imported: tried only, or kept once under a key. */
export interface ImportRequest {
  body: ImportBody;
  key: string;
}

/**
 * Imports rows of a file, each of which is a SKU: it is created, changed as far as its cells differ, left alone, or refused with all that is
 * wrong. A refused row changes nothing and keeps no other one from being imported; a dry run does the same and undoes it.
 */
export function importRows(scope: Scope, { body, key }: ImportRequest): Promise<{ rows: RowOutcome[] }> {
  const keyed = keyWithoutAdvertiser(key, body);
  return runChange({ scope, keyed }, async (change) => {
    const facts = await dimensionFacts(change.tx);
    const wrong = headerErrors(body.columns, [...facts.keys()]);
    if (wrong.length > 0) throw invalid(wrong);
    const dimensions = body.columns.flatMap((column) => dimensionOf(column) ?? []);
    const rows = body.rows.map(({ line, cells }) => ({ line, cells: cellsOf(body.columns, cells) }));
    const present = await readPresent(
      change.tx,
      rows.map(({ cells }) => cells),
      dimensions,
    );
    const lines = new Map<string, number>();
    const outcomes: RowOutcome[] = [];
    for (const [at, { line, cells }] of rows.entries()) {
      const sku = cells.sku?.trim() ?? '';
      outcomes.push(
        await settled(change, { line, sku: sku || null }, async () => {
          if (body.rows[at]?.cells.length !== body.columns.length)
            throw wrongRow(null, 'cell_count', String(body.columns.length));
          const first = sku === '' ? undefined : lines.get(sku);
          if (first !== undefined) throw wrongRow('sku', 'doubled_row', String(first));
          if (sku !== '') lines.set(sku, line);
          return importRow(change, { cells, present, facts, dimensions });
        }),
      );
    }
    return { rows: outcomes };
  });
}

const wrongRow = (field: string | null, rule: string, limit: string) =>
  new RowRefused([{ field: field ?? '', rule, limit }]);

function cellsOf(columns: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(columns.map((column, at) => [column, withoutGuard(cells[at] ?? '')]));
}

/** Runs what a row asks for so that it is done whole or not at all. */
async function settled(
  { tx }: Change,
  { line, sku }: { line: number; sku: string | null },
  run: () => Promise<Omit<RowOutcome, 'line' | 'errors'>>,
): Promise<RowOutcome> {
  await tx.execute(sql`savepoint row_of_file`);
  try {
    const done = await run();
    await tx.execute(sql`release savepoint row_of_file`);
    return { line, ...done, errors: [] };
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
