import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { COLUMNS, quartersOf } from './summedUp.ts';

/** From so many advertisers on, those that a caller may see are counted together: to add up the counts of each takes longer than to draw a chart. */
const MANY = 500;
/** Days after which a set that no chart asked for is forgotten. */
const FORGOTTEN_AFTER = 30;

/** The caller's set: its id once it is counted, and whether it is noted that it was asked for today. */
export interface StatsSet {
  id: string | null;
  isNoted: boolean;
}

/** The set of what the caller may see; null for staff and for those who see few. */
export async function setOf(tx: Queries, { isStaff, advertiserIds }: Scope): Promise<StatsSet | null> {
  if (isStaff || advertiserIds.length < MANY) return null;
  const [set] = await rowsOf<StatsSet>(
    tx,
    sql`select s.id::text, s.is_noted as "isNoted" from guerdon_stats_set() s`,
  );
  return set ?? null;
}

/** Notes that a chart of the caller's set was asked for today. A new set is counted when sums are added up next. */
export const noteSet = (tx: Queries) => tx.execute(sql`select guerdon_note_stats_set()`);

/** Counts sets that were noted since, from the counts of their members. To be called by whoever is alone with the sums. */
export async function sumUpSets(tx: Queries): Promise<void> {
  const sums = quartersOf((name) => sql`nullif(sum(s.${name}), 0)::int`);
  await tx.execute(sql`with new as (update stats_sets set is_summed = true where not is_summed returning id)
    insert into stats_sums (${COLUMNS})
    select 'set', n.id, 0, s.day, s.part, s.state, ${sums}
    from new n join stats_set_members m on m.set_id = n.id
    join stats_sums s on s.owner = 'advertiser' and s.owner_id = m.advertiser_id and s.promotion_id = 0
    group by 1, 2, 3, 4, 5, 6`);
}

/** Forgets sets that have not been asked for, with their sums. To be called by whoever is alone with the sums. */
export async function forgetSets(tx: Queries): Promise<void> {
  await tx.execute(sql`with unused as (delete from stats_sets where used_on < current_date - ${FORGOTTEN_AFTER}::int returning id)
    delete from stats_sums s using unused u where s.owner = 'set' and s.owner_id = u.id`);
}
