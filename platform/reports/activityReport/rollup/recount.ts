import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { columnList, FACTS, keyColumns, ROLLUPS, type Rollup, SUMS, sumRows } from './rollups.ts';

/** One row whose sums differ from the redemptions. */
export interface Difference {
  table: string;
  /** The keys of the differing row, such as `redeem_at redeemed … day 2026-03-01`. */
  of: string;
  /** Redemptions and amounts in minor units, as the sums have them and as they are. */
  summed: string;
  counted: string;
  redemptions: number;
}

/** Maximum number of differences reported. */
const MAX_DIFFERENCES = 100;

/** Result of a comparison: `drift` is the number of miscounted redemptions in the worst table. */
export interface Recounted {
  drift: number;
  differences: Difference[];
}

/** Compares the sums, with what waits to be added to them, with the redemptions of the same moment, and keeps how much differs. */
export async function recountActivity(scope: Scope): Promise<Recounted> {
  const comparisons: { drift: number; differences: Difference[] }[] = [];
  for (const rollup of ROLLUPS) comparisons.push(await scope.write((tx) => compare(tx, rollup)));
  const drift = Math.max(...comparisons.map((one) => one.drift));
  await scope.write((tx) =>
    tx.execute(
      sql`update activity_state set recounted_at = clock_timestamp(), drift = ${Math.min(drift, 2 ** 31 - 1)}`,
    ),
  );
  return { drift, differences: comparisons.flatMap(({ differences }) => differences) };
}

async function compare(tx: Parameters<Parameters<Scope['write']>[0]>[0], rollup: Rollup): Promise<Recounted> {
  const keys = keyColumns(rollup);
  const columns = columnList([...keys, ...SUMS]);
  const named = sql`(${columns})`;
  const sums = (side: 'kept' | 'counted') =>
    SUMS.map((name) => sql`coalesce(sum(x.${sql.identifier(name)}) filter (where x.side = ${side}), 0)`);
  const row = (side: 'kept' | 'counted') => sql`row(${sql.join(sums(side), sql`, `)})`;
  const signed = sql`abs(coalesce(sum(x.redemptions) filter (where x.side = 'kept'), 0) - coalesce(sum(x.redemptions) filter (where x.side = 'counted'), 0))`;
  const rows = await rowsOf(
    tx,
    { of: text, summed: text, counted: text, redemptions: text, drift: text },
    sql`with kept ${named} as (select ${columns} from ${sql.identifier(rollup.table)}),
      waiting ${named} as (${sumRows(rollup, sql`activity_deltas`)}),
      counted ${named} as (${sumRows(rollup, FACTS)}),
      differing as (
        select concat_ws(' ', ${columnList(keys, 'x')}) as of, ${row('kept')}::text as summed, ${row('counted')}::text as counted,
          greatest(${signed}, 1) as redemptions
        from (select 'kept' as side, * from kept union all select 'kept', * from waiting union all select 'counted', * from counted) x
        group by ${columnList(keys, 'x')} having ${row('kept')} is distinct from ${row('counted')}
      )
      select of, summed, counted, redemptions::text, sum(redemptions) over ()::text as drift from differing order by of limit ${MAX_DIFFERENCES}`,
  );
  return {
    drift: Number(rows[0]?.drift ?? 0),
    differences: rows.map(({ drift: _, redemptions, ...one }) => ({
      ...one,
      table: rollup.table,
      redemptions: Number(redemptions),
    })),
  };
}
