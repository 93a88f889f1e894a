import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { type DispatchJson, dispatch, dispatchSource } from './shape.ts';

/** One dispatch with how far it got; not found where the caller may not see it. */
export function readDispatch(scope: Scope, id: string): Promise<DispatchJson> {
  return scope.read((tx) => dispatchById(tx, scope, id));
}

/** The same within a running transaction. */
export async function dispatchById(tx: Queries, scope: Scope, id: string): Promise<DispatchJson> {
  const [row] = await dispatch.rows(
    tx,
    sql`${dispatchSource()} where d.id = ${id} and ${isVisibleAdvertiser(scope, sql`d.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return dispatch.json(row, scope);
}
