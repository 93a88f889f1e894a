import { type SQL, sql } from 'drizzle-orm';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { edgeTime, type Span, spansOf } from '../activityReport/spans.ts';

/** Maximum share of hours outside whole UTC days. Above it, counting all redemptions is as fast. */
const MAX_EDGE_SHARE = 0.35;

const iso = (moments: readonly Date[]) => textArray(moments.map((moment) => moment.toISOString()));

/**
 * Redeemed pieces and amounts of each reward in the intervals between these moments, for operator staff: `sku, place, pieces, amount` (minor units of the SKU's
 * currency); the first interval has place 1. It adds up the daily and monthly UTC sums of the activity report and the changes that wait to join them. It counts
 * single redemptions for the hours at the ends of intervals, and for trials, which no sums contain.
 */
export function sumsBetween(starts: readonly Date[]): SQL {
  const [from, to] = [starts[0], starts.at(-1)];
  if (!from || !to)
    return sql`select null::text as sku, 0 as place, 0::bigint as pieces, 0::bigint as amount where false`;
  const spans = spansOf(starts);
  const within = sql`r.redeemed_at >= ${from.toISOString()}::timestamptz and r.redeemed_at < ${to.toISOString()}::timestamptz`;
  const fact = sql`width_bucket(r.redeemed_at, ${iso(starts.slice(0, -1))}::timestamptz[])`;
  if (edgeTime(spans) > MAX_EDGE_SHARE * (to.getTime() - from.getTime()))
    return sql`select r.sku, ${fact} as place, count(*) as pieces, sum(r.face_value)::bigint as amount from redemptions r where ${within} group by 1, 2`;
  const place = sql`width_bucket(r.period::timestamp, ${textArray(spans.bounds)}::timestamp[])`;
  const edges = spans.edges.map(
    (edge) =>
      sql`(${edge.from.toISOString()}::timestamptz, ${edge.to.toISOString()}::timestamptz, ${edge.plus}::int, ${edge.minus}::int)`,
  );
  const parts = [
    ...spans.sums.map((span) => summed(span, place)),
    sql`select r.sku, ${place}, r.redemptions, r.total_face_value from activity_deltas r
      where r.scope = 'redeem_at' and r.period >= ${spans.bounds[0]}::date and r.period < ${spans.bounds.at(-1)}::date`,
    sql`select r.sku, ${fact}, 1::bigint, r.face_value from redemptions r where r.testing and ${within}`,
    ...(edges.length > 0
      ? [
          sql`select f.sku, w.place, w.sign, w.sign * f.face_value from (values ${sql.join(edges, sql`, `)}) e (starts, ends, plus, minus)
            cross join lateral (select r.sku, r.face_value from redemptions r
              where r.redeemed_at >= e.starts and r.redeemed_at < e.ends and not r.testing offset 0) f
            cross join lateral (values (e.plus, 1::bigint), (e.minus, -1::bigint)) w (place, sign) where w.place is not null`,
        ]
      : []),
  ];
  return sql`select u.sku, u.place, sum(u.pieces)::bigint as pieces, sum(u.amount)::bigint as amount
    from (${sql.join(parts, sql` union all `)}) u group by 1, 2 having sum(u.pieces) <> 0`;
}

/** Sums of days or months, of every state: each is named, so that their key is read along the days of each. */
function summed({ grain, from, to, place, sign }: Span, placed: SQL): SQL {
  const by = sql.raw(String(sign));
  return sql`select r.sku, ${place === null ? placed : sql`${place}::int`} as place, ${by} * r.redemptions as pieces, ${by} * r.total_face_value as amount
    from activity_rewards r where r.grain = ${sql.raw(`'${grain}'`)} and r.scope = 'redeem_at' and r.state = any (${`{${REDEMPTION_STATES.join(',')}}`}::text[])
      and r.period >= ${from}::date and r.period < ${to}::date`;
}
