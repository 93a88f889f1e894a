import { type SQL, sql } from 'drizzle-orm';
import type { UiLocale } from '../../../schema/people/accounts.ts';
import type { ReportGroup, ReportMetric } from '../../../schema/reports/activityReport.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { csvAmount, csvText, csvZone } from '../../foundation/database/files/csvCells.ts';
import type { CsvFile } from '../../foundation/http/csv.ts';
import { type ReportQuery, type ReportRequest, readReportRequest } from './reportRequest.ts';
import { METRIC_VALUES, reportStatement } from './statement.ts';

/** The columns of a grouping, as ACTREP-34 names them. */
const GROUP_COLUMNS: Record<ReportGroup, readonly string[]> = {
  advertiser: ['advertiser_id', 'advertiser'],
  promotion: ['promotion_id', 'promotion'],
  experience: ['experience'],
  io_number: ['io_number'],
  brand: ['brand_sku', 'brand_name'],
  product: ['product_id', 'product_name'],
  reward: ['reward_sku', 'reward_name', 'reward_value', 'reward_currency'],
  tag: ['tag'],
  typology: ['typology'],
  service_category: ['service_category'],
  payment_type: ['payment_type'],
  reward_source: ['reward_source'],
  provider: ['provider_name'],
};

/** The column of each grouping that holds its key; the others hold what `named` says. */
const KEY_COLUMNS: readonly string[] = [
  ...['advertiser_id', 'promotion_id', 'io_number', 'brand_sku', 'product_id', 'reward_sku'],
  ...['payment_type', 'reward_source'],
];

/** The whole report as a file, of the same rows in the same order as its pages. @throws Refusal as the page does */
export async function activityFile(
  scope: Scope,
  query: Omit<ReportQuery, 'page' | 'per_page'>,
): Promise<CsvFile> {
  const report = readReportRequest(scope, query);
  const { tables, names, named, order } = reportStatement(scope, report);
  const columns = columnsOf(scope, report, named);
  const { all } = report.times;
  return {
    name: `activity-report-${all[0]?.first}-${all.at(-1)?.last}.csv`,
    columns: columns.map(({ name }) => name),
    lines: () =>
      scope.csv({
        cells: columns.map(({ cell }) => cell),
        from: sql`from (${tables} select * from grouped) g ${names} order by ${order}`,
      }),
  };
}

function columnsOf(
  { locale }: Pick<Scope, 'locale'>,
  report: ReportRequest,
  named: Record<string, SQL>,
): { name: string; cell: SQL }[] {
  const { times, groups, metrics, splits } = report;
  const frames = textArray(times.all.map(({ name, first }) => name ?? first));
  const groupCells = groups.flatMap((group) =>
    GROUP_COLUMNS[group].map((name) => ({ name, cell: groupCell(name, group, { named, locale }) })),
  );
  return [
    ...(times.interval === 'none' ? [] : [{ name: 'timeframe', cell: sql`(${frames}::text[])[g.place]` }]),
    ...groupCells,
    ...(splits.currency ? [{ name: 'currency', cell: sql`g.currency` }] : []),
    ...(splits.billingCurrency ? [{ name: 'billing_currency', cell: sql`g.billing_currency` }] : []),
    ...metrics.map((metric) => ({ name: metric, cell: metricCell(metric, locale) })),
    // As in the totals: the purchase cost of a row is the sum of those that are known.
    ...(metrics.some((metric) => metric.endsWith('purchase_cost'))
      ? [{ name: 'redemptions_without_purchase_cost', cell: sql`(g.redemptions - g.costed)` }]
      : []),
    { name: 'timezone', cell: csvZone(times.timezone) },
  ];
}

function groupCell(
  name: string,
  group: ReportGroup,
  { named, locale }: { named: Record<string, SQL>; locale: UiLocale },
): SQL {
  const value = named[name];
  if (name === 'reward_value' && value)
    return csvAmount(sql`(${value})::bigint`, named.reward_currency as SQL, locale);
  return csvText(value && !KEY_COLUMNS.includes(name) ? value : sql`g.${sql.identifier(group)}::text`);
}

function metricCell(metric: ReportMetric, locale: UiLocale): SQL {
  const value = METRIC_VALUES[metric];
  if (metric === 'redemptions') return value;
  const currency = metric.endsWith('selling_price') ? sql`g.billing_currency` : sql`g.currency`;
  return csvAmount(value, currency, locale);
}
