import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { IMPORT_OUTCOMES } from '../../../schema/catalog/catalogueImports.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, nullable, number, objectOf, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import {
  catalogueImport,
  type ImportJson,
  type importPage,
  type importRowPage,
  importWhere,
} from './shape.ts';

export const importQuery = z.strictObject(pageQuery);
export const importRowQuery = z.strictObject({
  outcomes: z
    .string()
    .optional()
    .describe(`Only rows with these outcomes, separated by commas: ${IMPORT_OUTCOMES.join(', ')}`),
  ...pageQuery,
});

/** Condition: import `i` belongs to the caller. Nobody else may see it. */
const isOwn = (scope: Scope): SQL => sql`i.account_id = ${scope.accountId} and i.caller = ${scope.caller}`;

/** One of the caller's own imports. @throws Refusal not_found */
export async function ownImport(tx: Queries, scope: Scope, id: string): Promise<ImportJson> {
  const [row] = await catalogueImport.rows(tx, importWhere(sql`i.id = ${id} and ${isOwn(scope)}`));
  if (!row) throw notFound();
  return catalogueImport.json(row, scope);
}

/** The caller's own imports, the newest first. */
export function listImports(
  scope: Scope,
  query: z.output<typeof importQuery>,
): Promise<z.output<typeof importPage>> {
  const matching = importWhere(isOwn(scope));
  return scope.read((tx) =>
    paginate(tx, query, {
      matching,
      read: async (part) => {
        const rows = await catalogueImport.rows(tx, sql`${matching} order by i.id desc ${part}`);
        return rows.map((row) => catalogueImport.json(row, scope));
      },
    }),
  );
}

/** The rows of an import in the order of its file. @throws Refusal not_found */
export function listImportRows(
  scope: Scope,
  id: string,
  { outcomes, ...page }: z.output<typeof importRowQuery>,
): Promise<z.output<typeof importRowPage>> {
  const outcomeList = outcomes === undefined ? null : JSON.stringify(outcomes.split(','));
  const matching = sql`from catalogue_import_rows r where r.import_id = ${id}
    ${outcomeList === null ? sql`` : sql`and r.outcome in (select jsonb_array_elements_text(${outcomeList}::jsonb))`}`;
  return scope.read(async (tx) => {
    await ownImport(tx, scope, id);
    return paginate(tx, page, {
      matching,
      read: (part) =>
        rowsOf(
          tx,
          {
            sku: nullable(text),
            line: number,
            errors: listOf(
              objectOf({
                column: nullable(text),
                rule: text,
                limit: nullable(text),
                message: nullable(text),
              }),
            ),
            changes: listOf(objectOf({ column: text, before: text, after: text })),
            outcome: oneOf(IMPORT_OUTCOMES),
            cells: listOf(text),
          },
          sql`select r.line, r.outcome, r.sku, r.changes, r.errors, to_jsonb(r.cells) as cells ${matching} order by r.line ${part}`,
        ),
    });
  });
}
