import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { lockStatsFold, remakeStats } from '../../stats/fold.ts';
import { columnList, FACTS, keyColumns, ROLLUPS, type Rollup, readOrder, SUMS, sumRows } from './rollups.ts';

/** Only one fold runs at a time; reports are read meanwhile. The lock takes no snapshot, so the next statement sees every earlier fold. */
const lockFold = (tx: Queries) => tx.execute(sql`lock table activity_state in share row exclusive mode`);

const insertInto = (rollup: Rollup) =>
  sql`insert into ${sql.identifier(rollup.table)} (${columnList([...keyColumns(rollup), ...SUMS])})`;

/**
 * Adds the notes to the sums and deletes them. One statement: readers see each change once, as a note or in its sum.
 */
export async function foldActivity(tx: Queries): Promise<void> {
  await lockFold(tx);
  const folds = ROLLUPS.map((rollup) => {
    const table = sql.identifier(rollup.table);
    const added = SUMS.map(
      (name) => sql`${sql.identifier(name)} = t.${sql.identifier(name)} + excluded.${sql.identifier(name)}`,
    );
    return sql`, ${sql.identifier(`in_${rollup.table}`)} as (
      insert into ${table} as t (${columnList([...keyColumns(rollup), ...SUMS])}) ${sumRows(rollup, sql`due`)}
      on conflict (${columnList(keyColumns(rollup))}) do update set ${sql.join(added, sql`, `)})`;
  });
  await tx.execute(sql`with due as (delete from activity_deltas returning *)${sql.join(folds, sql``)}
    update activity_state set folded_at = clock_timestamp()`);
}

/**
 * Rebuilds all sums, also those of charts, from the redemptions at one moment; later changes are noted as usual and added on top. Writers do not wait.
 */
export async function rebuildActivity(database: Database): Promise<void> {
  await database.transaction(
    async (tx) => {
      // Both locks precede the snapshot: a fold committed after it would fail the whole transaction.
      await lockFold(tx);
      await lockStatsFold(tx);
      await tx.execute(
        sql`select set_config('app.staff', 'on', true), set_config('statement_timeout', '0', true)`,
      );
      await remakeActivity(tx);
      await remakeStats(tx);
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** Writes many redemptions without notes, then rebuilds all rollups. Only for a database without other writers. */
export async function fillUnnoted(tx: Queries, fill: () => Promise<void>): Promise<void> {
  const noting = ['redemptions_activity_made', 'redemptions_stats_made'].map((name) => sql.identifier(name));
  for (const trigger of noting) await tx.execute(sql`alter table redemptions disable trigger ${trigger}`);
  await fill();
  for (const trigger of noting) await tx.execute(sql`alter table redemptions enable trigger ${trigger}`);
  await remakeActivity(tx);
  await remakeStats(tx);
}

async function remakeActivity(tx: Queries): Promise<void> {
  await tx.execute(sql`delete from activity_deltas`);
  for (const rollup of ROLLUPS) {
    await tx.execute(sql`delete from ${sql.identifier(rollup.table)}`);
    await tx.execute(
      sql`${insertInto(rollup)} ${sumRows(rollup, FACTS)} order by ${columnList(readOrder(rollup))}`,
    );
  }
  await tx.execute(
    sql`update activity_state set folded_at = clock_timestamp(), recounted_at = null, drift = null`,
  );
}
