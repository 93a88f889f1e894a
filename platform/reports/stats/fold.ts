import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { COLUMNS, FACTS, KEY, quarterSums, quartersOf, setsOf } from './quarterSums.ts';
import { sumUpSets } from './sets.ts';

/** Days after which an unused set is deleted. Every change of an assignment leaves one behind; a chart recreates it within a minute. */
const IDLE_SET_DAYS = 3;

/** Only one fold runs at a time; charts can still read. The lock takes no snapshot, so the next statement sees everything before it. */
export const lockStatsFold = (tx: Queries) =>
  tx.execute(sql`lock table stats_sums in share row exclusive mode`);

/** Adds the notes to the sums and deletes them, in one statement: a reader sees each change once, as a note or in its sum. */
export async function foldStats(tx: Queries): Promise<void> {
  await lockStatsFold(tx);
  await sumUpSets(tx);
  // Sums of zero are stored as null, which takes no room.
  const added = quartersOf(
    (name) => sql`${name} = nullif(coalesce(s.${name}, 0) + coalesce(excluded.${name}, 0), 0)`,
  );
  await tx.execute(sql`with due as (delete from stats_deltas returning *), added as materialized (${quarterSums(sql`due`)})
    insert into stats_sums as s (${COLUMNS}) select ${COLUMNS} from added union all ${setsOf(sql`added`)}
    on conflict (${KEY}) do update set ${added}`);
}

/** Rebuilds all sums from the redemptions, and those of new sets in the next fold. Notes of concurrent changes are added later. */
export async function remakeStats(tx: Queries): Promise<void> {
  await lockStatsFold(tx);
  await tx.execute(sql`delete from stats_deltas`);
  await tx.execute(sql`delete from stats_sums`);
  await tx.execute(sql`insert into stats_sums (${COLUMNS}) ${quarterSums(FACTS)} order by 1, 2, 3, 4, 5, 6`);
  await tx.execute(sql`insert into stats_sums (${COLUMNS}) ${setsOf(sql`stats_sums`)}`);
}

/** Forgets sets that have not been asked for, with their sums. */
export async function forgetSets(tx: Queries): Promise<void> {
  await lockStatsFold(tx);
  await tx.execute(sql`with unused as (delete from stats_sets where used_on < current_date - ${IDLE_SET_DAYS}::int returning id)
    delete from stats_sums s using unused u where s.owner = 'set' and s.owner_id = u.id`);
}

/** How many redemptions are counted wrongly of the owners of whom most are, what waits to be added up included. Sets are compared with their advertisers. */
export async function statsDrift(scope: Scope): Promise<number> {
  const wrong = (name: ReturnType<typeof sql>) => sql`coalesce(sum(${name}), 0)`;
  const negative = quartersOf((name) => sql`-${name}`);
  const [row] = await scope.read((tx) =>
    rowsOf(
      tx,
      { drift: text },
      sql`select coalesce(max(wrong), 0)::text as drift from (
        select sum(abs(w.wrong)) as wrong from (
          select ${KEY}, ${quartersOf((name) => sql`${wrong(name)} as ${name}`)} from (
            select ${COLUMNS} from stats_sums
            union all ${quarterSums(sql`stats_deltas`)}
            union all select ${KEY}, ${negative} from (${quarterSums(FACTS)}) counted
            union all select ${KEY}, ${negative} from (${setsOf(sql`stats_sums`)}) of_members
          ) x group by ${KEY}
        ) y cross join lateral (values ${quartersOf((name) => sql`(y.${name})`)}) w (wrong)
        where w.wrong <> 0 group by owner, case when owner = 'set' then owner_id end
      ) z`,
    ),
  );
  return Number(row?.drift ?? 0);
}
