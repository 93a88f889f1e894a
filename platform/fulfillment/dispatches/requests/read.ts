import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { notFound } from '../../../foundation/http/refusals/refusal.ts';
import { type DispatchRequestJson, dispatchRequest, requestsWhere } from './shape.ts';

/** Condition: request `q` belongs to the caller, who still sees its advertiser. Answers contain budget figures, so others may not read them. */
export const isOwn = (scope: Scope): SQL =>
  sql`q.caller = ${scope.caller} and ${isVisibleAdvertiser(scope, sql`q.advertiser_id`)}`;

/** One of the caller's own requests. @throws Refusal not_found */
export async function ownRequest(tx: Queries, scope: Scope, id: string): Promise<DispatchRequestJson> {
  const [row] = await dispatchRequest.rows(tx, requestsWhere(sql`q.id = ${id} and ${isOwn(scope)}`));
  if (!row) throw notFound();
  return dispatchRequest.json(row, scope);
}
