import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import type { ReportFilterName } from '../../../schema/reports/activityReport.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import { rowConditions } from '../../fulfillment/interface.ts';
import type { CellColumn } from './groups.ts';
import type { ReportRequest } from './reportRequest.ts';
import { COLUMNS, edgeCells, factCells } from './rollup/factCells.ts';
import { columnList, ROLLUPS, type Rollup, SUMS } from './rollup/rollups.ts';
import { edgeTime, type Span, type Spans, spansOf } from './spans.ts';

/** Columns that each filter needs; filters without an entry need the SKU. */
const FILTER_NEEDS: Partial<Record<ReportFilterName, readonly CellColumn[]>> = {
  advertiser: ['advertiser_id'],
  promotion: ['advertiser_id', 'promotion_id'],
  experience: ['advertiser_id', 'promotion_id'],
  io_number: ['advertiser_id', 'source_allocation_id'],
  payment_types: ['payment_types'],
  state: [],
  billing_currency: [],
  product_currency: [],
};

/** Maximum share of the report's time that edges may cover; above it, counting all redemptions is as fast. */
const MAX_EDGE_SHARE = 0.25;

/**
 * All cells of a report as a query. It reads the smallest rollup that has the needed columns, adds the notes that no fold has added yet, and
 * corrects with redemptions the hours by which days of the time zone differ from UTC days. Without such a rollup it reads redemptions.
 */
export function cellsOf(scope: Scope, report: ReportRequest, needs: readonly CellColumn[]): SQL {
  const { all } = report.times;
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) throw new Error('A report without a timeframe');
  const whole = { needs, from: first.from, to: last.to, starts: all.map(({ from }) => from) };
  const rollup = rollupFor(scope, report, needs);
  const spans = spansOf([...whole.starts, last.to]);
  if (!rollup || edgeTime(spans) > MAX_EDGE_SHARE * (last.to.getTime() - first.from.getTime()))
    return factCells(scope, report, whole);
  const summed = { rollup, needs, bounds: spans.bounds };
  const isDaily = rollup.grains.includes('day');
  const [begin, end] = [spans.bounds[0], spans.bounds.at(-1)] as [Day, Day];
  const parts = spans.sums.flatMap((span) => {
    if (span.grain === 'day' && !isDaily) return [dayFacts(scope, report, { ...summed, span })];
    const cells = sumCells(scope, report, { ...summed, span });
    return isDaily ? [cells] : [cells, pendingCells(scope, report, { ...summed, span })];
  });
  if (isDaily) {
    const span = { grain: 'day', from: begin, to: end, place: null, sign: 1 } as const;
    parts.push(pendingCells(scope, report, { ...summed, span }));
  }
  if (spans.edges.length > 0) parts.push(edgeCells(scope, report, { needs, edges: spans.edges }));
  return sql.join(parts, sql` union all `);
}

const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The sums that contain every dimension of a report; those across all advertisers are for users who see all. */
export function rollupFor(scope: Scope, report: ReportRequest, needs: readonly CellColumn[]): Rollup | null {
  const filtered = (Object.keys(report.filter) as ReportFilterName[]).flatMap(
    (name) => FILTER_NEEDS[name] ?? (['sku'] as const),
  );
  const needed = [...needs, ...filtered];
  const match = ROLLUPS.find(
    ({ keys }) =>
      needed.every((column) => keys.includes(column)) && (scope.isStaff || keys.includes('advertiser_id')),
  );
  return match ?? null;
}

interface SumSource {
  rollup: Rollup;
  needs: readonly CellColumn[];
  bounds: Spans['bounds'];
  span: Span;
}

/** Days of which no sums are kept, redemption by redemption. */
const dayFacts = (scope: Scope, report: ReportRequest, { needs, bounds, span }: SumSource): SQL =>
  factCells(scope, report, {
    needs,
    from: startOf(span.from),
    to: startOf(span.to),
    starts: bounds.map(startOf),
    place: span.place,
    sign: span.sign,
  });

/**
 * Conditions and columns of sums `r`, which have the names of redemption columns and exclude trials. Sums without advertisers serve only
 * staff, who see all, and only reports without a filter by advertiser.
 */
function selectCells(
  scope: Scope,
  { filter, states, scope: moment }: ReportRequest,
  { needs, bounds, span }: SumSource,
) {
  const conditions = [
    sql`r.scope = ${moment}`,
    sql`r.period >= ${span.from}::date and r.period < ${span.to}::date`,
    ...rowConditions(scope, { ...filter, state: [...states], with_testing: true }),
  ];
  const columns = [
    ...needs.map((name) => sql`${COLUMNS[name]} as ${sql.identifier(name)}`),
    sql`r.currency`,
    sql`r.charge_currency as billing_currency`,
  ];
  const place =
    span.place === null
      ? sql`width_bucket(r.period::timestamp, ${textArray(bounds)}::timestamp[])`
      : sql`${span.place}::int`;
  const sums =
    span.sign === 1
      ? columnList(SUMS, 'r')
      : sql.join(
          SUMS.map((name) => sql`-r.${sql.identifier(name)} as ${sql.identifier(name)}`),
          sql`, `,
        );
  return {
    columns: sql`${place} as place, ${sql.join(columns, sql`, `)}, ${sums}`,
    conditions: allOf(...conditions),
  };
}

function sumCells(scope: Scope, report: ReportRequest, summed: SumSource): SQL {
  const { columns, conditions } = selectCells(scope, report, summed);
  const { rollup, span } = summed;
  return sql`select ${columns} from ${sql.identifier(rollup.table)} r
    where r.grain = ${sql.raw(`'${span.grain}'`)} and ${conditions}`;
}

/** Cells of the notes that no fold has added to the sums yet. */
function pendingCells(scope: Scope, report: ReportRequest, summed: SumSource): SQL {
  const { columns, conditions } = selectCells(scope, report, summed);
  return sql`select ${columns} from activity_deltas r
    where ${conditions}`;
}
