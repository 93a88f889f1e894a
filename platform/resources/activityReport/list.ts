import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { rowsOf } from '../../database/connection.ts';
import { askedReport, type ReportQuery } from './asked.ts';
import { freshnessOf } from './freshness.ts';
import { pointJson, rowJson, type StoredRow, type SumsRow, totalsJson } from './read.ts';
import type { ReportPageJson } from './shape.ts';
import { reportStatement } from './statement.ts';

interface Answer {
  count: number;
  items: StoredRow[] | null;
  points: SumsRow[] | null;
}

/**
 * One page of the activity report with its totals and what its chart shows, all of one moment.
 * @throws Refusal forbidden naming what the caller may not ask for, invalid_parameters
 */
export function listActivity(scope: Scope, query: ReportQuery): Promise<ReportPageJson> {
  const asked = askedReport(scope, query);
  const { page, per_page: perPage } = query;
  const { tables, names, named, order } = reportStatement(scope, asked);
  const texts = sql.join(
    Object.entries(named).map(([column, value]) => sql`${column}::text, ${value}`),
    sql`, `,
  );
  const currencies = [
    ...(asked.splits.currency ? [sql`c.currency`] : []),
    ...(asked.splits.billingCurrency ? [sql`c.billing_currency`] : []),
  ];
  const by = sql.join([sql`c.place`, ...currencies], sql`, `);
  return scope.read(async (tx) => {
    const [answer] = await rowsOf<Answer>(
      tx,
      sql`${tables}, part as (
          select g.*, jsonb_build_object(${texts}) as names, row_number() over (order by ${order}) as nth from grouped g ${names}
          order by nth limit ${perPage} offset ${(page - 1) * perPage}
        ), points as (
          select ${by}, sum(c.redemptions)::text as redemptions, sum(c.total_face_value)::text as total_face_value,
            sum(c.selling_price)::text as selling_price, sum(c.purchase_cost)::text as purchase_cost, sum(c.costed)::text as costed
          from cells c group by ${by} order by ${by}
        )
        select (select count(*)::int from grouped) as count,
          (select json_agg(to_jsonb(part.*) || jsonb_build_object('redemptions', part.redemptions::text, 'total_face_value', part.total_face_value::text,
            'selling_price', part.selling_price::text, 'purchase_cost', part.purchase_cost::text, 'costed', part.costed::text) order by part.nth) from part) as items,
          (select json_agg(to_json(points.*)) from points) as points`,
    );
    const points = answer?.points ?? [];
    const { timezone, interval, all } = asked.times;
    return {
      items: (answer?.items ?? []).map((row) => rowJson(scope, asked, row)),
      ...{ page, per_page: perPage, total: answer?.count ?? 0, total_is_capped: false },
      ...{ interval, timezone, timeframe_scope: asked.scope },
      ...{ start_date: all[0]?.first ?? '', end_date: all.at(-1)?.last ?? '' },
      totals: totalsJson(scope, asked, points),
      points: points.map((point) => pointJson(asked, point)),
      freshness: await freshnessOf(tx),
    };
  });
}
