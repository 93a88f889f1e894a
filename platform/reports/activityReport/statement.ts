import { type SQL, sql } from 'drizzle-orm';
import type { ReportGroup, ReportMetric } from '../../../schema/reports/activityReport.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { cellsOf } from './cells.ts';
import { type CellColumn, groupings, joinsOf } from './groups.ts';
import type { ReportRequest } from './reportRequest.ts';
import { SUMS } from './rollup/rollups.ts';

/** Sums that each metric needs, besides the number of redemptions. */
const SUMS_OF: Record<ReportMetric, readonly (typeof SUMS)[number][]> = {
  redemptions: [],
  total_face_value: ['total_face_value'],
  selling_price: ['selling_price'],
  unit_selling_price: ['selling_price'],
  purchase_cost: ['purchase_cost', 'costed'],
  unit_purchase_cost: ['purchase_cost', 'costed'],
};

/** The sums of cells; those that no metric asks for are 0. */
function sumsOf(alias: string, { metrics }: ReportRequest): SQL {
  const sumNames = ['redemptions', ...metrics.flatMap((metric) => SUMS_OF[metric])];
  return sql.join(
    SUMS.map((name) => {
      const sum = sql`sum(${sql.identifier(alias)}.${sql.identifier(name)})::bigint`;
      return sql`${sumNames.includes(name) ? sum : sql`0::bigint`} as ${sql.identifier(name)}`;
    }),
    sql`, `,
  );
}

/** Each metric of a row `g`; amounts in minor units, unit prices rounded to whole minor units. */
export const METRIC_VALUES: Record<ReportMetric, SQL> = {
  redemptions: sql`g.redemptions`,
  total_face_value: sql`g.total_face_value`,
  selling_price: sql`g.selling_price`,
  unit_selling_price: sql`round(g.selling_price::numeric / g.redemptions)::bigint`,
  purchase_cost: sql`case when g.costed > 0 then g.purchase_cost end`,
  unit_purchase_cost: sql`case when g.costed > 0 then round(g.purchase_cost::numeric / g.costed)::bigint end`,
};

/** The parts of the one statement that a report is: its rows are `grouped g`, in their order after `order`. */
export interface ReportStatement {
  tables: SQL;
  /** The table `w` in which every redemption counts once. */
  once: SQL;
  /** Joins that name what the rows are grouped by. */
  names: SQL;
  /** Columns that rows show besides their keys. */
  named: Record<string, SQL>;
  order: SQL;
  /** The first sort key. Names of the groupings only order rows that are equal in all keys before them. */
  orderedBy: 'timeframe' | 'metric' | 'group';
}

/** The caller's report as a statement. */
export function reportStatement(scope: Scope, report: ReportRequest): ReportStatement {
  const all = groupings(scope.locale);
  const used = report.groups.map((group) => all[group]);
  const needs = [...new Set(used.flatMap((grouping) => grouping.needs))] as CellColumn[];
  const keys = report.groups.map((group) => sql`${all[group].key} as ${sql.identifier(group)}`);
  const currencies = [
    ...(report.splits.currency ? [sql`c.currency`] : []),
    ...(report.splits.billingCurrency ? [sql`c.billing_currency`] : []),
  ];
  // By their places in the list: an expression with values is not the same expression when it is written again.
  const by = sql.raw([sql``, ...keys, ...currencies].map((_, place) => String(place + 1)).join(', '));
  const columns = sql.join([sql`c.place`, ...keys, ...currencies], sql`, `);
  const carried = sql.join(
    ['place', ...needs, 'currency', 'billing_currency'].map((name) => sql`u.${sql.identifier(name)}`),
    sql`, `,
  );
  const named = used.flatMap(({ names }) => (names ? [names] : []));
  const cells = cellsOf(scope, report, needs);
  const grouped = (from: SQL) => sql`grouped as materialized (
      select ${columns}, ${sumsOf('c', report)} from ${from} c ${joinsOf(used, report)} group by ${by} having sum(c.redemptions) <> 0)`;
  return {
    // Rows among which a redemption counts several times do not sum up to the whole: cells that do are kept for that.
    tables: report.isManyValued
      ? sql`with cells as materialized (select ${carried}, ${sumsOf('u', report)} from (${cells}) u group by ${carried} having sum(u.redemptions) <> 0),
          ${grouped(sql`cells`)}`
      : sql`with ${grouped(sql`(${cells})`)}`,
    once: report.isManyValued ? sql`cells w` : sql`grouped w`,
    names: sql.join(
      named.map(({ join }) => join),
      sql` `,
    ),
    named: Object.assign({}, ...named.map((one) => one.columns)) as Record<string, SQL>,
    order: orderOf(report, (group) => all[group].names?.order),
    orderedBy: orderedBy(report),
  };
}

const orderedBy = ({ sort: { field } }: ReportRequest): ReportStatement['orderedBy'] => {
  if (field === 'timeframe') return 'timeframe';
  return field in METRIC_VALUES ? 'metric' : 'group';
};

/**
 * Sorts as requested, then by timeframe and by all keys of a row, so that pages never overlap. When sorted by a metric, names are only read
 * for the page: rows with equal values are in the order of their keys.
 */
function orderOf(report: ReportRequest, nameOf: (group: ReportGroup) => SQL | undefined): SQL {
  const { groups, splits, sort } = report;
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const sorted = (value: SQL) => sql`${value} ${direction} nulls last`;
  const { field } = sort;
  const by = orderedBy(report);
  const keyOf = (group: ReportGroup) => sql`g.${sql.identifier(group)}`;
  const first =
    by === 'timeframe'
      ? [sorted(sql`g.place`)]
      : by === 'metric'
        ? [...currencyOf(field as ReportMetric), sorted(METRIC_VALUES[field as ReportMetric])]
        : [
            sorted(nameOf(field as ReportGroup) ?? keyOf(field as ReportGroup)),
            sorted(keyOf(field as ReportGroup)),
          ];
  return sql.join(
    [
      ...first,
      sql`g.place`,
      ...groups.flatMap((group) => [
        ...(nameOf(group) && by !== 'metric' ? [sql`${nameOf(group)} nulls last`] : []),
        sql`${keyOf(group)} nulls last`,
      ]),
      ...(splits.currency ? [sql`g.currency`] : []),
      ...(splits.billingCurrency ? [sql`g.billing_currency`] : []),
    ],
    sql`, `,
  );
}

/** Amounts of different currencies do not compare: each currency is in order by itself. */
const currencyOf = (metric: ReportMetric): SQL[] =>
  metric === 'redemptions'
    ? []
    : [metric.endsWith('selling_price') ? sql`g.billing_currency` : sql`g.currency`];
