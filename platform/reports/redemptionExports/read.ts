import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import { type ExportJson, type exportPage, exportsWhere, redemptionExport } from './shape.ts';

/** The query string of one's own exports. */
export const exportQuery = z.strictObject(pageQuery);

/** True if `e` belongs to the caller. Callers see only their own exports. */
export const isOwn = (scope: Scope): SQL =>
  sql`e.account_id = ${scope.accountId} and e.caller = ${scope.caller}`;

/** One of the caller's own exports. @throws Refusal not_found */
export async function ownExport(tx: Queries, scope: Scope, id: string): Promise<ExportJson> {
  const [row] = await redemptionExport.rows(tx, exportsWhere(sql`e.id = ${id} and ${isOwn(scope)}`));
  if (!row) throw notFound();
  return redemptionExport.json(row, scope);
}

/** The caller's own exports, the newest first. */
export function listExports(
  scope: Scope,
  query: z.output<typeof exportQuery>,
): Promise<z.output<typeof exportPage>> {
  const own = exportsWhere(isOwn(scope));
  return scope.read((tx) =>
    paginate(tx, query, {
      matching: own,
      read: async (part) => {
        const rows = await redemptionExport.rows(tx, sql`${own} order by e.id desc ${part}`);
        return rows.map((row) => redemptionExport.json(row, scope));
      },
    }),
  );
}
