import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, nullable, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { COLUMNS, setsOf } from './quarterSums.ts';

/** Minimum number of visible advertisers that are counted as a set. Adding up their single counts would take longer than a chart may. */
const MIN_SET_ADVERTISERS = 500;
/** Sets that one fold sums up. The notes of all charts wait meanwhile. */
const SETS_PER_FOLD = 5;

/** The caller's set: its id once its sums are there, and whether it is remembered that a chart asked for it today. */
const STATS_SET_ROW = {
  id: nullable(text),
  isRemembered: boolean,
};
export type StatsSet = RowOf<typeof STATS_SET_ROW>;

/** The set of what the caller may see; null for staff and for those who see few. */
export async function setOf(tx: Queries, { isStaff, advertiserIds }: Scope): Promise<StatsSet | null> {
  if (isStaff || advertiserIds.length < MIN_SET_ADVERTISERS) return null;
  const [set] = await rowsOf(
    tx,
    STATS_SET_ROW,
    sql`select s.id::text, s.is_remembered as "isRemembered" from guerdon_stats_set() s`,
  );
  return set ?? null;
}

/** Remembers that a chart of the caller's set was asked for today. A new set is summed up by the job. */
export const rememberSet = (tx: Queries) => tx.execute(sql`select guerdon_remember_stats_set()`);

/** Sums up some of the new sets. The caller must hold the lock of the sums. */
export async function sumUpSets(tx: Queries): Promise<void> {
  await tx.execute(sql`with new as (
      update stats_sets set is_summed = true
      where id in (select id from stats_sets where not is_summed order by id limit ${SETS_PER_FOLD}) returning id, is_summed
    )
    insert into stats_sums (${COLUMNS}) ${setsOf(sql`stats_sums`, sql`new`)}`);
}
