import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import type { Scope } from './scope.ts';

/** Above so many advertisers a list of them in the statement costs more to plan than a hash of them costs to fill. */
const FEW = 100;

/** True if the caller may see too many advertisers to name them in a statement, and not all. */
export function seesMany(scope: Scope): boolean {
  return !scope.isStaff && scope.advertiserIds.length > FEW;
}

/**
 * SQL condition: `column` holds an advertiser the caller may see: the application's own condition, above row-level security. None for staff, who
 * see all. Few are named, so that an index can find them; many are hashed once a statement, and "is true" keeps that a filter: as a
 * join it would take a page from all rows instead of reading it along the list's order.
 */
export function isVisibleAdvertiser(scope: Scope, column: SQL): SQL {
  if (scope.isStaff) return sql`true`;
  return seesMany(scope)
    ? sql`(${column} in (select unnest(guerdon_visible_advertisers()))) is true`
    : sql`${column} = any (${idArray(scope.advertiserIds)}::bigint[])`;
}

/**
 * SQL condition: `column` holds an organization of an advertiser the caller may see, or the caller's own: what else is in a table that names the
 * organization beside the advertiser need not be looked at.
 */
export function isVisibleOrganization(scope: Scope, column: SQL): SQL {
  const { isStaff, organizationId, visibleOrganizationIds: ids } = scope;
  if (isStaff || ids === undefined) return sql`true`;
  return sql`${column} = any (${idArray(organizationId === null ? ids : [...ids, organizationId])}::bigint[])`;
}

/**
 * Confines the rest of a transaction to advertisers that were found visible: what a page shows is joined without hashing, table by table,
 * all that the caller may see.
 */
export async function confineTo(tx: Queries, scope: Scope, visibleIds: readonly string[]): Promise<void> {
  if (!seesMany(scope)) return;
  await tx.execute(sql`select set_config('app.advertisers', ${idArray(visibleIds)}, true)`);
}

/** Identifiers as the text of a PostgreSQL array: `{1,2}`; to be cast to `bigint[]`. */
export function idArray(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}

/** Texts as the text of a PostgreSQL array, to be cast to `text[]`. */
export function textArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** An instant column as ISO 8601 UTC text. */
export function isoTimestamp(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
