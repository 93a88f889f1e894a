import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf } from '../../foundation/database/rows.ts';

/** Pieces of rewards, each named by its allocation and its SKU. */
interface RewardUse {
  advertiserId: string;
  pieces: readonly { facts: readonly string[]; n: number }[];
  direction: 'take' | 'give back';
}

/** Moves the used quantity of allocated rewards. A result below 0 means that too few are left. */
export async function moveRewardUse(
  tx: Queries,
  { advertiserId, pieces, direction }: RewardUse,
): Promise<number> {
  if (pieces.length === 0) return 0;
  const due = sql`select (d.facts->>0)::bigint as allocation_id, d.facts->>1 as sku, d.n
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as d (facts jsonb, n int)`;
  const [answer] = await rowsOf(
    tx,
    { rest: number },
    sql`with due as (${due}), moved as (${direction === 'take' ? addUse(advertiserId) : givenBack(advertiserId)})
      select (coalesce((select sum(n) from moved), 0) - (select sum(n) from due))::int as rest`,
  );
  return answer?.rest ?? 0;
}

const addUse = (advertiserId: string): SQL => sql`
  update allocated_rewards w set quantity_used = w.quantity_used + due.n from due
  where w.advertiser_id = ${advertiserId} and w.allocation_id = due.allocation_id and w.sku = due.sku and w.status = 'enabled'
    and (w.quantity is null or w.quantity_used + w.quantity_expired + due.n <= w.quantity)
  returning due.n`;

/** Returns used quantity. A reward that was removed and added again has several rows: each returns at most its own use, the live one first. */
const givenBack = (advertiserId: string): SQL => sql`
  update allocated_rewards w set quantity_used = w.quantity_used - g.n
  from (select a.id, least(a.quantity_used, due.n + a.quantity_used - sum(a.quantity_used)
        over (partition by a.allocation_id, a.sku order by a.status = 'disabled', a.id)) as n
      from due join allocated_rewards a on a.advertiser_id = ${advertiserId} and a.allocation_id = due.allocation_id and a.sku = due.sku) g
  where w.advertiser_id = ${advertiserId} and w.id = g.id and g.n > 0
  returning g.n`;

/** Counts pieces of allocated rewards as used, by the id of each. The caller has checked and locked them. */
export async function takeRewards(
  tx: Queries,
  advertiserId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  if (pieces.size === 0) return;
  await tx.execute(
    sql`update allocated_rewards r set quantity_used = r.quantity_used + w.count
      from jsonb_to_recordset(${JSON.stringify([...pieces].map(([id, count]) => ({ id, count })))}::jsonb) as w (id bigint, count int)
      where r.advertiser_id = ${advertiserId} and r.id = w.id`,
  );
}
