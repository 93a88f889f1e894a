import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { ReportGroup, ReportMetric } from '../../../schema/reports/activityReport.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { redemptionsOf } from './cellFilter.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportPageJson, ReportRowJson } from './shape.ts';
import type { Timeframe } from './timeframes.ts';

/** Sums as the statement answers them, in minor units as texts. */
export interface SumsRow {
  place: number;
  currency?: string | null;
  billing_currency?: string | null;
  redemptions: string;
  total_face_value: string;
  selling_price: string;
  purchase_cost: string;
  costed: string;
}

/** A row with its keys by grouping and the names that belong to them. */
export type StoredRow = SumsRow & Record<ReportGroup, string | null>;

/** The column of a stored row that holds the name for a key column. */
export const nameKey = (column: string): string => `name of ${column}`;

interface Money {
  amount: string;
  currency: string;
}

/** Amounts of one currency, or counts. */
interface Sums {
  redemptions: bigint;
  faceValue: bigint;
  sellingPrice: bigint;
  purchaseCost: bigint;
  costed: bigint;
}

const sumsOf = (row: SumsRow): Sums => ({
  redemptions: BigInt(row.redemptions),
  faceValue: BigInt(row.total_face_value),
  sellingPrice: BigInt(row.selling_price),
  purchaseCost: BigInt(row.purchase_cost),
  costed: BigInt(row.costed),
});

/** Half a minor unit is rounded up, as the database does for the order and the file. */
const each = (sum: bigint, count: bigint): bigint => (2n * sum + count) / (2n * count);

/** Minor units of each amount, null if unknown, and whether it is in the billing currency or in the product's. */
const AMOUNTS: Record<
  Exclude<ReportMetric, 'redemptions'>,
  { of: (sums: Sums) => bigint | null; isBilled: boolean }
> = {
  total_face_value: { of: (sums) => sums.faceValue, isBilled: false },
  selling_price: { of: (sums) => sums.sellingPrice, isBilled: true },
  unit_selling_price: { of: (sums) => each(sums.sellingPrice, sums.redemptions), isBilled: true },
  purchase_cost: { of: (sums) => (sums.costed > 0n ? sums.purchaseCost : null), isBilled: false },
  unit_purchase_cost: {
    of: (sums) => (sums.costed > 0n ? each(sums.purchaseCost, sums.costed) : null),
    isBilled: false,
  },
};
const AMOUNT_NAMES = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[];
type AmountsOf<Value> = Record<keyof typeof AMOUNTS, Value | null>;

const countsOf = ({ metrics }: ReportRequest, { redemptions, costed }: Sums) => ({
  redemptions: metrics.includes('redemptions') ? Number(redemptions) : null,
  uncosted: metrics.some((metric) => metric.endsWith('purchase_cost')) ? Number(redemptions - costed) : null,
});

function metricsOf(report: ReportRequest, row: SumsRow) {
  const sums = sumsOf(row);
  const amounts = Object.fromEntries(
    AMOUNT_NAMES.map((name) => {
      const { of, isBilled } = AMOUNTS[name];
      const currency = isBilled ? row.billing_currency : row.currency;
      const minor = report.metrics.includes(name) && currency ? of(sums) : null;
      return [name, minor === null || !currency ? null : { amount: formatMinor(minor, currency), currency }];
    }),
  ) as AmountsOf<Money>;
  return { ...amounts, ...countsOf(report, sums) };
}

/** A row as the report shows it. */
export function rowJson(scope: Scope, report: ReportRequest, row: StoredRow): ReportRowJson {
  const timeframe = report.times.all[row.place - 1] as Timeframe;
  const stored = row as unknown as Record<string, string | null>;
  const name = (column: string) => stored[nameKey(column)] ?? null;
  const [value, currency] = [name('reward_value'), name('reward_currency')];
  return {
    ...daysOf(timeframe),
    timeframe_scope: report.scope,
    advertiser_id: row.advertiser ?? null,
    advertiser: name('advertiser'),
    promotion_id: row.promotion ?? null,
    promotion: name('promotion'),
    experience_id: row.experience ?? null,
    experience: name('experience'),
    io_number: row.io_number ?? null,
    brand_sku: row.brand ?? null,
    brand_name: name('brand_name'),
    product_id: row.product ?? null,
    product_name: name('product_name'),
    reward_sku: row.reward ?? null,
    reward_name: name('reward_name'),
    reward_value: value && currency ? { amount: formatMinor(BigInt(value), currency), currency } : null,
    tag_id: row.tag ?? null,
    tag: name('tag'),
    typology_id: row.typology ?? null,
    typology: name('typology'),
    service_category_id: row.service_category ?? null,
    service_category: name('service_category'),
    payment_type: row.payment_type ? Number(row.payment_type) : null,
    reward_source: row.reward_source ?? null,
    provider_id: row.provider ?? null,
    provider_name: name('provider_name'),
    currency: row.currency ?? null,
    billing_currency: row.billing_currency ?? null,
    ...metricsOf(report, row),
    redemption_query: redemptionsOf(scope, report, {
      keys: row,
      currency: row.currency ?? null,
      billingCurrency: row.billing_currency ?? null,
      timeframe,
    }),
  };
}

const daysOf = ({ name, first, last }: Timeframe) => ({
  timeframe: name,
  timeframe_start: first,
  timeframe_end: last,
});

/** A timeframe over all rows. */
export const pointJson = (report: ReportRequest, row: SumsRow): ReportPageJson['points'][number] => ({
  ...daysOf(report.times.all[row.place - 1] as Timeframe),
  currency: row.currency ?? null,
  billing_currency: row.billing_currency ?? null,
  ...metricsOf(report, row),
});

const add = (one: Sums, other: Sums): Sums => ({
  redemptions: one.redemptions + other.redemptions,
  faceValue: one.faceValue + other.faceValue,
  sellingPrice: one.sellingPrice + other.sellingPrice,
  purchaseCost: one.purchaseCost + other.purchaseCost,
  costed: one.costed + other.costed,
});
const NOTHING: Sums = { redemptions: 0n, faceValue: 0n, sellingPrice: 0n, purchaseCost: 0n, costed: 0n };

/** The points summed up: one amount for each currency, in the order of their codes. */
export function totalsJson(
  scope: Scope,
  report: ReportRequest,
  points: readonly SumsRow[],
): ReportPageJson['totals'] {
  const amounts = Object.fromEntries(
    AMOUNT_NAMES.map((name) => {
      if (!report.metrics.includes(name)) return [name, null];
      const { of, isBilled } = AMOUNTS[name];
      const sums = new Map<string, Sums>();
      for (const point of points) {
        const currency = (isBilled ? point.billing_currency : point.currency) ?? '';
        sums.set(currency, add(sums.get(currency) ?? NOTHING, sumsOf(point)));
      }
      return [
        name,
        [...sums]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .flatMap(([currency, sum]): Money[] => {
            const minor = of(sum);
            return minor === null ? [] : [{ amount: formatMinor(minor, currency), currency }];
          }),
      ];
    }),
  ) as AmountsOf<Money[]>;
  const all = points.map(sumsOf).reduce(add, NOTHING);
  const part = { keys: {}, currency: null, billingCurrency: null, timeframe: null };
  return {
    ...amounts,
    ...countsOf(report, all),
    redemption_query: redemptionsOf(scope, { ...report, groups: [] }, part),
  };
}
