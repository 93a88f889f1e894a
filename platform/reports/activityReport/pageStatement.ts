import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { nameKey } from './reportJson.ts';
import type { ReportRequest } from './reportRequest.ts';
import { SUMS } from './rollup/rollups.ts';
import { type ReportStatement, reportStatement } from './statement.ts';

/** Number and size of the page. */
interface Page {
  page: number;
  perPage: number;
}

/** One statement for a page, the points of the chart and how many rows there are: `count`, `items`, `points`. */
export function pageStatement(scope: Scope, report: ReportRequest, page: Page): SQL {
  const statement = reportStatement(scope, report);
  const { tables, once } = statement;
  const currencies = [
    ...(report.splits.currency ? [sql`w.currency`] : []),
    ...(report.splits.billingCurrency ? [sql`w.billing_currency`] : []),
  ];
  const by = sql.join([sql`w.place`, ...currencies], sql`, `);
  const sums = SUMS.map((name) => sql`sum(w.${sql.identifier(name)})::text as ${sql.identifier(name)}`);
  const texts = [...report.groups, ...SUMS].map(
    (name) => sql`${name}::text, part.${sql.identifier(name)}::text`,
  );
  // Rows that count once are read once, for their number and for the points.
  const counted = report.isManyValued
    ? sql`select g.place, count(*) as rows from grouped g group by 1`
    : sql`select p.place, sum(p.rows) as rows from points p group by 1`;
  return sql`${tables}, points as materialized (
      select ${by}, ${sql.join(sums, sql`, `)}, count(*) as rows from ${once} group by ${by}
    ), places as materialized (${counted}), part as (${partOf(report, statement, page)})
    select (select coalesce(sum(rows), 0)::int from places) as count,
      (select json_agg(to_jsonb(part.*) || jsonb_build_object(${sql.join(texts, sql`, `)})) from part) as items,
      (select json_agg(to_json(w.*) order by ${by}) from points w) as points`;
}

/** The rows of a page with their names, in their order. */
function partOf(report: ReportRequest, { names, named, order, orderedBy }: ReportStatement, page: Page): SQL {
  const nameColumns = Object.entries(named).map(
    ([column, value]) => sql`, ${value} as ${sql.identifier(nameKey(column))}`,
  );
  const columns = sql`g.*${sql.join(nameColumns, sql``)}`;
  const [limit, offset] = [page.perPage, (page.page - 1) * page.perPage];
  const window = sql`limit ${limit}::bigint offset ${offset}::bigint`;
  if (orderedBy === 'metric')
    return sql`select ${columns} from (select * from grouped g order by ${order} ${window}) g ${names} order by ${order}`;
  if (orderedBy === 'group')
    return sql`select ${columns} from grouped g ${names} order by ${order} ${window}`;
  // Whole timeframes before and after the page are neither named nor sorted.
  const direction = report.sort.descending ? sql`desc` : sql`asc`;
  const before = sql`(select place, rows, sum(rows) over (order by place ${direction}) - rows as before from places)`;
  return sql`select ${columns} from grouped g ${names}
    where g.place in (select place from ${before} b where b.before < ${offset + limit}::bigint and b.before + b.rows > ${offset}::bigint)
    order by ${order} limit ${limit}::bigint
    offset ${offset}::bigint - (select coalesce(max(b.before) filter (where b.before <= ${offset}::bigint), 0) from ${before} b)`;
}
