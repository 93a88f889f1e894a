import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SAVED_VIEW_SCREENS } from '../../../schema/people/savedViews.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { idList } from '../../foundation/http/requests.ts';
import { type SavedViewJson, type SavedViewRow, savedView } from './shape.ts';

/** The query string of the list: the views of one screen, or those with these ids. */
export const savedViewQuery = z
  .strictObject({ screen: z.enum(SAVED_VIEW_SCREENS).optional(), ids: idList.optional() })
  .refine(({ screen, ids }) => screen !== undefined || ids !== undefined, {
    path: ['screen'],
    error: 'screen_or_ids',
  });

/** Views that the caller may see, own ones first, then by name: of a screen two hundred at most. */
export function listSavedViews(
  scope: Scope,
  { screen, ids }: z.output<typeof savedViewQuery>,
): Promise<{ items: SavedViewJson[] }> {
  const where = allOf(
    screen && sql`v.screen = ${screen}`,
    ids && sql`v.id = any (${idArray(ids)}::bigint[])`,
  );
  return scope.read(async (tx) => {
    const rows = await viewsWhere(tx, scope, where);
    return { items: rows.map((row) => savedView.json(row, scope)) };
  });
}

/** Reads one view; not found where the caller may not see it. */
export function readSavedView(scope: Scope, id: string): Promise<SavedViewJson> {
  return scope.read((tx) => viewById(tx, scope, id));
}

/** One view as an answer shows it, within a running transaction. */
export async function viewById(tx: Queries, scope: Scope, id: string): Promise<SavedViewJson> {
  return savedView.json(await viewRow(tx, scope, id), scope);
}

/** One view that the caller may see, an own one or a shared one, within a running transaction. @throws Refusal not_found */
export async function viewRow(tx: Queries, scope: Scope, id: string): Promise<SavedViewRow> {
  const [row] = await viewsWhere(tx, scope, sql`v.id = ${id}::bigint`);
  if (!row) throw notFound();
  return row;
}

/** The views that screens open with for the caller; one that is no longer shared is none. */
export async function defaultViewsOf(tx: Queries, scope: Scope): Promise<SavedViewJson[]> {
  const rows = await savedView.rows(
    tx,
    sql`${from} join default_views d on d.view_id = v.id and d.account_id = ${scope.accountId}::bigint
      where ${isSeen(scope)} order by v.screen`,
  );
  return rows.map((row) => savedView.json(row, scope));
}

const from = sql`from saved_views v left join accounts a on a.id = v.account_id`;

const viewsWhere = (tx: Queries, scope: Scope, where: SQL): Promise<SavedViewRow[]> =>
  savedView.rows(
    tx,
    sql`${from} where ${where} and ${isSeen(scope)}
      order by v.account_id = ${scope.accountId}::bigint desc, v.search_name collate "C", v.id`,
  );

/** Own ones, and shared ones of the same organization, for staff those of staff: the application's own condition, above row-level security. */
function isSeen({ accountId, isStaff, organizationId }: Scope): SQL {
  const isColleagues = isStaff
    ? sql`v.organization_id is null`
    : sql`v.organization_id = ${organizationId}::bigint`;
  return sql`(v.account_id = ${accountId}::bigint or (v.is_shared and ${isColleagues}))`;
}
