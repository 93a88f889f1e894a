import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import type { Queries } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';
import { selectBrought } from '../allocations/select.ts';
import { type RequestRow, selectRequests } from './select.ts';
import { type AllocationRequestJson, requestJson } from './shape.ts';

/** One request within a running transaction; not found when there is none or the scope does not reach it. */
export async function requestById(tx: Queries, scope: Scope, id: string): Promise<AllocationRequestJson> {
  const [json] = await requestJsons(tx, scope, await selectRequests(tx, scope, sql`l.id = ${id}`));
  if (!json) throw notFound();
  return json;
}

/** What this caller sees of these requests. */
export async function requestJsons(
  tx: Queries,
  scope: Scope,
  rows: readonly RequestRow[],
): Promise<AllocationRequestJson[]> {
  const brought = await selectBrought(
    tx,
    rows.map(({ id, advertiser_id: advertiserId }) => ({ id, advertiserId })),
  );
  return rows.map((row) => requestJson(row, brought.get(row.id) ?? [], scope));
}
