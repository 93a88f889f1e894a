import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { IMPORT_DAYS } from '../../../schema/catalog/catalogueImports.ts';
import { meantCells } from '../../../schema/catalog/catalogueRow.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { checkedColumns } from '../catalogueFile/importRows.ts';
import { ownImport } from './read.ts';
import type { ImportJson, importRowsBody, NewImport } from './shape.ts';

/** Begins an import, once for a key. @throws Refusal with everything that is wrong with the columns */
export function createImport(
  scope: Scope,
  { body, key }: { body: NewImport; key: string },
): Promise<ImportJson> {
  const { caller, accountId, locale } = scope;
  return runChange({ scope, keyed: keyWithoutAdvertiser(key, body) }, async ({ tx, record }) => {
    const columns = JSON.stringify(await checkedColumns(tx, body.columns));
    const [created] = await rowsOf(
      tx,
      { id: text },
      sql`insert into catalogue_imports (account_id, caller, locale, name, columns, total)
        values (${accountId}, ${caller}, ${locale}, ${body.name},
          array(select jsonb_array_elements_text(${columns}::jsonb)), ${body.total}) returning id::text as id`,
    );
    const id = created?.id ?? '0';
    await record({
      noun: 'catalogue_imports',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { name: body.name, total: body.total },
    });
    return ownImport(tx, scope, id);
  });
}

/**
 * Adds rows to an import; a row that is there already stays, so that a call may be repeated. Once all have arrived, a job tries them.
 * @throws Refusal not_found, import_complete
 */
export function addRows(
  scope: Scope,
  id: string,
  { rows }: z.output<typeof importRowsBody>,
): Promise<ImportJson> {
  return runChange({ scope }, async ({ tx }) => {
    await tx.execute(sql`select id from catalogue_imports where id = ${id} for no key update`);
    const before = await ownImport(tx, scope, id);
    if (before.state !== 'receiving') {
      if (await areThere(tx, id, rows)) return before;
      throw refused(scope, 'import_complete');
    }
    const parsedRows = rows.map(({ line, cells }) => {
      const { sku, product_id: product } = meantCells(before.columns, cells);
      return { line, cells, sku: sku || null, product: product || '' };
    });
    await tx.execute(sql`insert into catalogue_import_rows (import_id, line, cells, sku, product)
      select ${id}::bigint, f.line, array(select jsonb_array_elements_text(f.cells)), f.sku,
        coalesce((select s.product_id from skus s where s.sku = f.sku), f.product)
      from jsonb_to_recordset(${JSON.stringify(parsedRows)}::jsonb) as f (line int, cells jsonb, sku text, product text)
      on conflict do nothing`);
    const after = await ownImport(tx, scope, id);
    if (after.received > after.total) throw refused(scope, 'import_complete');
    if (after.received < after.total) return after;
    await tx.execute(sql`update catalogue_imports set state = 'trying' where id = ${id}`);
    await enqueue(tx, { kind: 'catalogueImport', payload: { importId: id } });
    return ownImport(tx, scope, id);
  });
}

async function areThere(tx: Queries, id: string, rows: readonly { line: number }[]): Promise<boolean> {
  const lines = JSON.stringify(rows.map(({ line }) => line));
  const [row] = await rowsOf(
    tx,
    { count: number },
    sql`select count(*)::int as count from catalogue_import_rows where import_id = ${id}
      and line in (select jsonb_array_elements_text(${lines}::jsonb)::int)`,
  );
  return row?.count === rows.length;
}

/** Imports what the dry run would create or change. @throws Refusal not_found, import_not_tried */
export function startImport(scope: Scope, id: string): Promise<ImportJson> {
  return runChange({ scope }, async ({ tx, record }) => {
    await tx.execute(sql`select id from catalogue_imports where id = ${id} for no key update`);
    const { state, name, total } = await ownImport(tx, scope, id);
    if (state === 'importing' || state === 'imported') return ownImport(tx, scope, id);
    if (state !== 'tried') throw refused(scope, 'import_not_tried');
    await tx.execute(sql`update catalogue_import_rows set is_open = true
      where import_id = ${id} and outcome in ('created', 'changed')`);
    await tx.execute(sql`update catalogue_imports set state = 'importing' where id = ${id}`);
    await record({
      noun: 'catalogue_imports',
      nounId: id,
      action: 'started',
      advertiserId: null,
      after: { name, total },
    });
    await enqueue(tx, { kind: 'catalogueImport', payload: { importId: id } });
    return ownImport(tx, scope, id);
  });
}

/** Deletes imports after their days, and their rows. */
export async function purgeImports(tx: Queries): Promise<void> {
  await tx.execute(
    sql`delete from catalogue_imports where created_at < now() - make_interval(days => ${IMPORT_DAYS})`,
  );
}
