import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Change } from './change.ts';
import { differences } from './recordEvent.ts';

/** A table whose rows have one id and a version; `updated_at` is set if the table has it. */
type VersionedTable = PgTable & { id: PgColumn; version: PgColumn; updatedAt?: PgColumn };

/** A row to change, and its new values; keys whose value is undefined stay. */
export interface RowUpdate<Row extends { id: string; version: number }> {
  table: VersionedTable;
  row: Row;
  values: { [Key in keyof Row]?: Row[Key] | undefined };
  /** Plural noun of the event: `advertisers`. */
  noun: string;
  /** The advertiser it belongs to; null for what belongs to an account. */
  advertiserId: string | null;
}

/** Saves what differs, counts the version and records the event. Answers false, and writes nothing, where nothing differs. */
export async function updateRow<Row extends { id: string; version: number }>(
  change: Change,
  { table, row, values, noun, advertiserId }: RowUpdate<Row>,
): Promise<boolean> {
  const newValues = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const changed = differences(row, newValues);
  if (!changed) return false;
  const counted = { version: row.version + 1, ...(table.updatedAt ? { updatedAt: sql`now()` } : {}) };
  await change.tx
    .update(table)
    .set({ ...changed.after, ...counted })
    .where(eq(table.id, row.id));
  await change.record({ noun, nounId: row.id, action: 'updated', advertiserId, ...changed });
  return true;
}
