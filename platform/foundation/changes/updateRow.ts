import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordedAction, RecordedNoun } from '../../../schema/foundation/changes/recordedActions.ts';
import type { Change } from './change.ts';
import { differences, type NewEvent } from './recordEvent.ts';

/** A table whose rows have one id and a version; `updated_at` is set if the table has it. */
type VersionedTable = PgTable & { id: PgColumn; version: PgColumn; updatedAt?: PgColumn };

/** The nouns of which `updated` is an action. */
type NounOfUpdates = {
  [Noun in RecordedNoun]: 'updated' extends RecordedAction<Noun> ? Noun : never;
}[RecordedNoun];

/** A row to change, and its new values; keys whose value is undefined stay. */
export interface RowUpdate<Row extends { id: string; version: number }> {
  table: VersionedTable;
  row: Row;
  values: { [Key in keyof Row]?: Row[Key] | undefined };
  /** The noun of the event. */
  noun: NounOfUpdates;
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
  await change.record({ noun, nounId: row.id, action: 'updated', advertiserId, ...changed } as NewEvent);
  return true;
}
