import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { COLUMNS, setsOf } from './summedUp.ts';

/** From so many advertisers on, those that a caller may see are counted together: to add up the counts of each takes longer than to draw a chart. */
const MANY = 500;
/** Sets that are summed up at a time: the notes of all charts wait for them. */
const AT_A_TIME = 5;

/** The caller's set: its id once its sums are there, and whether it is remembered that a chart asked for it today. */
export interface StatsSet {
  id: string | null;
  isRemembered: boolean;
}

/** The set of what the caller may see; null for staff and for those who see few. */
export async function setOf(tx: Queries, { isStaff, advertiserIds }: Scope): Promise<StatsSet | null> {
  if (isStaff || advertiserIds.length < MANY) return null;
  const [set] = await rowsOf<StatsSet>(
    tx,
    sql`select s.id::text, s.is_remembered as "isRemembered" from guerdon_stats_set() s`,
  );
  return set ?? null;
}

/** Remembers that a chart of the caller's set was asked for today. A new set is summed up by the job. */
export const rememberSet = (tx: Queries) => tx.execute(sql`select guerdon_remember_stats_set()`);

/** Sums up some of the new sets. To be called by whoever is alone with the sums. */
export async function sumUpSets(tx: Queries): Promise<void> {
  await tx.execute(sql`with new as (
      update stats_sets set is_summed = true
      where id in (select id from stats_sets where not is_summed order by id limit ${AT_A_TIME}) returning id, is_summed
    )
    insert into stats_sums (${COLUMNS}) ${setsOf(sql`stats_sums`, sql`new`)}`);
}
