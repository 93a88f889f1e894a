import { type SQL, sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, rowsOf } from '../../../foundation/database/rows.ts';
import { hasCrossed, shareQuotas, watchQuotas } from '../../../money/interface.ts';
import type { LockedRedemption } from './lockRedemptions.ts';

/** A redemption, or `count` of them that hold the same. */
type StockRow = Pick<LockedRedemption, 'sourceId' | 'sku'> & { count?: number };

/** Pieces of allocations and of quotas that redemptions take, or give back. */
interface StockMove {
  advertiserId: string;
  rows: readonly StockRow[];
  direction: 'take' | 'give back';
}

/**
 * Takes or returns a piece of stock and of quota for each redemption, after locking their allocations; no quota begins meanwhile. Returns any
 * shortage; the transaction must then be rolled back.
 */
export async function moveStock(tx: Queries, move: StockMove): Promise<'no_stock' | 'quota_reached' | null> {
  const { advertiserId, rows } = move;
  await shareQuotas(tx, advertiserId);
  await tx.execute(sql`select from allocations where advertiser_id = ${advertiserId}
    and id = any (${idArray([...new Set(rows.flatMap(({ sourceId }) => sourceId ?? []))])}::bigint[])
    order by id for no key update`);
  if ((await moveAllocated(tx, move)) < 0) return 'no_stock';
  return (await moveQuotas(tx, move)) < 0 ? 'quota_reached' : null;
}

/** Moves the used quantity of allocations. A result below 0 means that too few are left. */
async function moveAllocated(tx: Queries, { advertiserId, rows, direction }: StockMove): Promise<number> {
  const pieces = counted(rows, ({ sourceId, sku }) => (sourceId === null ? null : [sourceId, sku]));
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

/** Moves the used quantity of quotas. A result below 0 means that a quota is used up. */
async function moveQuotas(tx: Queries, { advertiserId, rows, direction }: StockMove): Promise<number> {
  const pieces = counted(rows, ({ sku }) => [sku]);
  const isTaken = direction === 'take';
  const [answer] = await rowsOf(
    tx,
    { rest: number, crossed: nullable(boolean) },
    sql`with due as (
        select q.id, d.n * ${isTaken ? 1 : -1} as n
        from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as d (facts jsonb, n int)
        join redemption_quotas q on q.advertiser_id = ${advertiserId} and q.sku = d.facts->>0
        order by q.sku for no key update of q
      ), moved as (
        update redemption_quotas q set used = greatest(q.used + due.n, 0) from due
        where q.advertiser_id = ${advertiserId} and q.id = due.id
          and (not ${isTaken}::boolean or q.used + due.n <= q.nb_redemptions_allowed)
        returning ${hasCrossed(sql`due.n`)} as crossed)
      select ((select count(*) from moved) - (select count(*) from due))::int as rest, (select bool_or(crossed) from moved) as crossed`,
  );
  if (answer?.crossed) await watchQuotas(tx, advertiserId);
  return answer?.rest ?? 0;
}

/** Counts rows with the same facts. Rows without facts are left out. */
function counted(
  rows: readonly StockRow[],
  factsOf: (row: StockRow) => string[] | null,
): { facts: string[]; n: number }[] {
  const counts = new Map<string, { facts: string[]; n: number }>();
  for (const row of rows) {
    const facts = factsOf(row);
    if (facts === null) continue;
    const count = counts.get(facts.join('\n')) ?? { facts, n: 0 };
    count.n += row.count ?? 1;
    counts.set(facts.join('\n'), count);
  }
  return [...counts.values()].sort((one, other) => (one.facts.join() < other.facts.join() ? -1 : 1));
}
