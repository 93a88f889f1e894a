import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { isTooLong } from '../../database/availability.ts';
import { rowsOf } from '../../database/connection.ts';
import { refused } from '../../http/refusal.ts';
import { askedReport, type ReportQuery } from './asked.ts';
import { freshnessOf } from './freshness.ts';
import { nameKey, pointJson, rowJson, type StoredRow, type SumsRow, totalsJson } from './read.ts';
import type { ReportPageJson } from './shape.ts';
import { reportStatement } from './statement.ts';

interface Answer {
  count: number;
  items: StoredRow[] | null;
  points: SumsRow[] | null;
}

/**
 * One page of the activity report with its totals and what its chart shows, all of one moment.
 * @throws Refusal forbidden naming what the caller may not ask for, invalid_parameters, report_too_long where the database gives up counting
 */
export async function listActivity(scope: Scope, query: ReportQuery): Promise<ReportPageJson> {
  try {
    return await readPage(scope, query);
  } catch (error) {
    if (isTooLong(error)) throw refused(scope, 'report_too_long');
    throw error;
  }
}

/** Memory of one sort or hash: rows of some hundred thousand groups are kept in it, and not on disk. */
const MEMORY = '64MB';

function readPage(scope: Scope, query: ReportQuery): Promise<ReportPageJson> {
  const asked = askedReport(scope, query);
  const { page, per_page: perPage } = query;
  const { tables, once, names, named, order } = reportStatement(scope, asked);
  const columns = Object.entries(named).map(
    ([column, value]) => sql`, ${value} as ${sql.identifier(nameKey(column))}`,
  );
  const currencies = [
    ...(asked.splits.currency ? [sql`w.currency`] : []),
    ...(asked.splits.billingCurrency ? [sql`w.billing_currency`] : []),
  ];
  const by = sql.join([sql`w.place`, ...currencies], sql`, `);
  return scope.read(async (tx) => {
    // What takes milliseconds is not compiled first.
    await tx.execute(sql`select set_config('jit', 'off', true), set_config('work_mem', ${MEMORY}, true)`);
    const [answer] = await rowsOf<Answer>(
      tx,
      sql`${tables}, part as (
          select g.*${sql.join(columns, sql``)} from grouped g ${names}
          order by ${order} limit ${perPage} offset ${(page - 1) * perPage}
        ), points as (
          select ${by}, sum(w.redemptions)::text as redemptions, sum(w.total_face_value)::text as total_face_value,
            sum(w.selling_price)::text as selling_price, sum(w.purchase_cost)::text as purchase_cost, sum(w.costed)::text as costed
          from ${once} group by ${by} order by ${by}
        )
        select (select count(*)::int from grouped) as count,
          (select json_agg(to_jsonb(part.*) || jsonb_build_object('redemptions', part.redemptions::text, 'total_face_value', part.total_face_value::text,
            'selling_price', part.selling_price::text, 'purchase_cost', part.purchase_cost::text, 'costed', part.costed::text)) from part) as items,
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
