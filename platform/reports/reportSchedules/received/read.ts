import { sql } from 'drizzle-orm';
import { type Scope, systemScope } from '../../../foundation/access/scope.ts';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { notFound } from '../../../foundation/http/refusals/refusal.ts';
import { type ReceivedReportJson, receivedReport, receivedWhere } from './shape.ts';

/** Reports that are listed at most. */
const MAX_REPORTS = 200;

/** The reports that colleagues have sent to the caller, next due first. Only owners may read schedules, so this reads them as the platform. */
export function receivedReports(scope: Scope, database: Database): Promise<{ items: ReceivedReportJson[] }> {
  return systemScope(database).read(async (tx) => {
    const where = receivedWhere(scope.accountId, sql`true`);
    const rows = await receivedReport.rows(
      tx,
      sql`${where} order by s.next_at nulls last, s.id limit ${MAX_REPORTS}`,
    );
    return { items: rows.map((row) => receivedReport.json(row, scope)) };
  });
}

/** One report that somebody gets, within a running transaction of the platform. @throws Refusal not_found */
export async function receivedById(tx: Queries, scope: Scope, id: string): Promise<ReceivedReportJson> {
  const where = receivedWhere(scope.accountId, sql`s.id = ${id}::bigint`);
  const [row] = await receivedReport.rows(tx, where);
  if (!row) throw notFound();
  return receivedReport.json(row, scope);
}
