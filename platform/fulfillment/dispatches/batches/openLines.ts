import { type SQL, sql } from 'drizzle-orm';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import type { OpenLines } from '../../../foundation/changes/openDispatches.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { announcedDone } from './announcedDone.ts';

const ROW = {
  dispatchId: text,
  currency: text,
  unredeemed: number,
  redeemed: number,
  booked: text,
};
type Row = RowOf<typeof ROW>;

/**
 * Reads the lines that are not done of the open dispatches `d` that `which` names, along the index of open lines. Each batch is read by itself: a
 * plan for all of them at once, made before 100,000 new lines are in the statistics, would compare each line with each redemption.
 */
export async function openLinesOf(tx: Queries, which: SQL): Promise<OpenLines> {
  const rows = await rowsOf(
    tx,
    ROW,
    sql`select d.id::text as "dispatchId", v.billing_currency as currency, sum(o.unredeemed)::int as unredeemed, sum(o.redeemed)::int as redeemed,
        sum(o.booked)::text as booked
      from dispatches d join advertisers v on v.id = d.advertiser_id
      join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state in ('held', 'working') and cardinality(b.plan) > 0
      cross join lateral (select count(*) filter (where r.state <> 'redeemed') as unredeemed,
          count(*) filter (where r.state = 'redeemed') as redeemed,
          coalesce(sum(r.charge) filter (where r.state in ('booked', 'pending')), 0) as booked
        from batch_lines l join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
        where l.advertiser_id = b.advertiser_id and l.batch_id = b.id and l.stage not in ('done', 'failed', 'canceled') having count(*) > 0) o
      where d.state in ('held', 'released') and ${which} group by d.id, v.billing_currency order by d.id`,
  );
  const total = (field: 'unredeemed' | 'redeemed') => rows.reduce((sum, row) => sum + row[field], 0);
  return {
    unredeemed: total('unredeemed'),
    redeemed: total('redeemed'),
    booked: bookedOf(rows),
    mails: await announcedDone(tx, { dispatchIds: rows.map(({ dispatchId }) => dispatchId) }),
  };
}

function bookedOf(rows: readonly Row[]): OpenLines['booked'] {
  const sums = new Map<string, bigint>();
  for (const { currency, booked, unredeemed } of rows)
    if (unredeemed > 0) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(booked));
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, minor]) => ({ amount: formatMinor(minor, currency), currency }));
}
