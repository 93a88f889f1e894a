import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { isTooLong } from '../../foundation/database/connections/availability.ts';
import { json, listOf, nullable, number, rowsOf } from '../../foundation/database/rows.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { pageStatement } from './pageStatement.ts';
import { pointJson, rowJson, type StoredRow, type SumsRow, totalsJson } from './reportJson.ts';
import { type ReportQuery, readReportRequest } from './reportRequest.ts';
import { freshnessOf } from './rollup/freshness.ts';
import type { ReportPageJson } from './shape.ts';

const ANSWER_ROW = {
  count: number,
  items: nullable(listOf(json<StoredRow>())),
  points: nullable(listOf(json<SumsRow>())),
};

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
  const report = readReportRequest(scope, query);
  const { page, per_page: perPage } = query;
  return scope.read(async (tx) => {
    // JIT compilation takes longer than these statements.
    await tx.execute(sql`select set_config('jit', 'off', true), set_config('work_mem', ${MEMORY}, true)`);
    const [answer] = await rowsOf(tx, ANSWER_ROW, pageStatement(scope, report, { page, perPage }));
    const points = answer?.points ?? [];
    const { timezone, interval, all } = report.times;
    return {
      items: (answer?.items ?? []).map((row) => rowJson(scope, report, row)),
      page,
      per_page: perPage,
      total: answer?.count ?? 0,
      total_is_capped: false,
      interval,
      timezone,
      timeframe_scope: report.scope,
      start_date: all[0]?.first ?? '',
      end_date: all.at(-1)?.last ?? '',
      totals: totalsJson(scope, report, points),
      points: points.map((point) => pointJson(report, point)),
      freshness: await freshnessOf(tx),
    };
  });
}
