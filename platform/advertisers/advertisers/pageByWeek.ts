import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser, seesMany } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../foundation/database/connections/keepPlan.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { isOfLastWeek } from './select.ts';

/** Condition on advertisers `a`, direction, and the range of the page. */
interface Part {
  matching: SQL;
  descending: boolean;
  limit: number;
  offset: number;
}

/**
 * The ids of a page in the order of last week's redemptions. Few of many advertisers have redemptions in a week: only those are sorted,
 * and looked up as far as the page goes. All others follow or precede them by id, and are read along their key.
 */
export async function pageByWeek(
  tx: Queries,
  scope: Scope,
  { matching, descending, limit, offset }: Part,
): Promise<string[]> {
  const week = weekOf(scope);
  const order = sql`w.redeemed ${descending ? sql`desc` : sql`asc`}, w.advertiser_id`;
  const busy = {
    // `offset 0` keeps the order: otherwise the planner would join and sort all matches.
    from: sql`(select * from (${week}) w order by ${order}) w
      cross join lateral (select a.id from advertisers a where a.id = w.advertiser_id and ${matching} offset 0) a`,
    order,
  };
  const idle = {
    from: sql`advertisers a where ${matching} and a.id not in (select w.advertiser_id from (${week}) w)`,
    order: sql`a.id`,
  };
  const read = async ({ from, order }: typeof idle, part: SQL) => {
    const rows = await rowsOf(
      tx,
      { id: text },
      keepPlan(sql`select a.id::text as id from ${from} order by ${order} ${part}`),
    );
    return rows.map(({ id }) => id);
  };
  const [first, second] = descending ? [busy, idle] : [idle, busy];
  const ids = await read(first, sql`limit ${limit} offset ${offset}`);
  if (ids.length === limit) return ids;
  const skipped = sql`greatest(${offset}::bigint - (select count(*) from ${first.from}), 0)`;
  return [...ids, ...(await read(second, sql`limit ${limit - ids.length} offset ${skipped}`))];
}

/** Redemptions of the last week per advertiser. A caller with few advertisers filters here; for others the join with advertisers filters. */
function weekOf(scope: Scope): SQL {
  return sql`select r.advertiser_id, count(*)::int as redeemed from redemptions r
    where ${seesMany(scope) ? sql`true` : isVisibleAdvertiser(scope, sql`r.advertiser_id`)} and ${isOfLastWeek(scope)}
    group by r.advertiser_id`;
}
