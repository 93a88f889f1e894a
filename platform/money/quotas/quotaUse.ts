import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, rowsOf } from '../../foundation/database/rows.ts';
import { hasCrossed, watchQuotas } from './store.ts';

/** Redemptions of SKUs; the only fact of each is the SKU. */
interface QuotaUse {
  advertiserId: string;
  pieces: readonly { facts: readonly string[]; n: number }[];
  direction: 'take' | 'give back';
}

/** Moves the used quantity of quotas. A result below 0 means that a quota is used up. */
export async function moveQuotaUse(
  tx: Queries,
  { advertiserId, pieces, direction }: QuotaUse,
): Promise<number> {
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

/** Counts redemptions of SKUs in their quotas. The caller has checked and locked them. */
export async function takeQuotas(
  tx: Queries,
  advertiserId: string,
  counts: readonly { sku: string; count: number }[],
): Promise<void> {
  const quotas = await rowsOf(
    tx,
    { crossed: boolean },
    sql`update redemption_quotas q set used = q.used + w.count
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as w (sku text, count int)
      where q.advertiser_id = ${advertiserId} and q.sku = w.sku returning ${hasCrossed(sql`w.count`)} as crossed`,
  );
  if (quotas.some(({ crossed }) => crossed)) await watchQuotas(tx, advertiserId);
}
