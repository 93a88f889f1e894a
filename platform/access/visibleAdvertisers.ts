import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from './scope.ts';

/**
 * Whether `column` holds an advertiser the scope reaches: the application's own condition, above row-level security. An
 * array either way, so that indexes that begin with the advertiser serve staff too.
 */
export function isVisibleAdvertiser(scope: Scope, column: SQL): SQL {
  return scope.isStaff
    ? sql`${column} = any (array(select id from advertisers))`
    : sql`${column} = any (${idArray(scope.advertiserIds)}::bigint[])`;
}

/** Identifiers as the text of a PostgreSQL array: `{1,2}`; to be cast to `bigint[]`. */
export function idArray(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}

/** An instant column as ISO 8601 UTC text. */
export function isoTimestamp(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Text that `like` finds literally anywhere. */
export function likeAnywhere(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Text that stands for itself in a pattern of `like`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
