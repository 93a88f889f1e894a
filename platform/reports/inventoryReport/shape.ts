import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import { workingDaysBefore } from '../../../schema/foundation/dates/workingDays.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import {
  PROVIDER_PAYMENT_TYPES,
  REWARD_SOURCES,
} from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { paceOf, type RunOut, runOutOf } from '../../../schema/reports/runOut.ts';
import { providerShape } from '../../catalog/interface.ts';
import { nullable, number, oneOf, type RowOf, text } from '../../foundation/database/rows.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { readableOnly } from '../../foundation/records/readableNoun.ts';
import type { UsePeriod } from './readPeriod.ts';
import { sourceShape } from './sources/shape.ts';

/** Kinds of rows: the stock of a SKU, the budget of a source. */
export const INVENTORY_TYPES = ['stock', 'budget'] as const;

export const RUN_OUT_STATES = ['empty', 'dated', 'later', 'unused'] as const;

const count = z.int();
const day = z.string().nullable();

/** The day on which it runs out, and the basis of that estimate (decision 0034). */
export const runOutShape = responseSchema(
  'RunOut',
  z.object({
    state: z
      .enum(RUN_OUT_STATES)
      .describe(
        'empty: nothing is left; later: not within a year; unused: nothing was used, so there is no forecast',
      ),
    expected_on: day.describe('Expected day at the average pace of the last 30 days'),
    earliest_on: day.describe('In 10 of 100 cases, it runs out before this day'),
    latest_on: day.describe(
      'In 10 of 100 cases, it runs out after this day; null when that is more than a year away',
    ),
    per_day: z.number().describe('Average number of rewards used per day'),
    dispersion: z
      .number()
      .describe(
        'Variation of daily use, relative to independent use of each reward; 1 means no extra variation',
      ),
  }),
);

export const alertShape = responseSchema(
  'RunOutAlert',
  z.object({
    working_days: z.int().nullable().describe('Lead time in working days; null for no alert'),
    due_on: day.describe('Expected day of the alert at the current pace'),
    said_at: z.string().nullable().describe('When it was sent; null when it was not since the last refill'),
    version: z.int().describe('0 when there is none'),
  }),
);

/** A row of the report (INVREP-11). */
export const rowShape = responseSchema(
  'InventoryRow',
  z.object({
    type: z.enum(INVENTORY_TYPES),
    reward_source: sourceShape,
    provider: providerShape.nullable().describe('Provider; null unless the caller is operator staff'),
    provider_payment_type: z
      .enum(PROVIDER_PAYMENT_TYPES)
      .nullable()
      .describe('Null unless the caller is operator staff'),
    reward_caption: z.string().nullable(),
    reward_sku: z.string().nullable(),
    face_value: z.string().nullable(),
    currency: z.string(),
    stock: count.nullable(),
    delayed_stock: count.nullable(),
    total_stock: count.nullable(),
    budget: z.string().nullable(),
    budget_version: z.int().describe('0 for stock'),
    dashboard_url: z.string().nullable(),
    last_7_days: count,
    last_30_days: count,
    next_7_days: count,
    next_30_days: count,
    last_30_days_amount: z.string().describe('Value of the rewards used in the last 30 days'),
    run_out: runOutShape,
    alert: alertShape.nullable().describe('Null unless the caller is operator staff'),
  }),
);
export type InventoryRowJson = z.output<typeof rowShape>;

/** A row as changes of its alert or budget answer it. */
export const carriedRow = readableOnly(rowShape, 'viewInventoryReport');

/** The answer to such a change. */
export const savedRowShape = responseSchema('SavedInventoryRow', z.object({ row: carriedRow.schema }));
export type SavedRowJson = z.output<typeof savedRowShape>;

export const inventoryPageShape = responseSchema(
  'InventoryPage',
  pageShape(rowShape).extend({
    first_day: z.string().describe('First of the 30 counted days'),
    recent_day: z.string().describe('First of the 7 counted days'),
    last_day: z.string().describe('Last counted day: yesterday'),
    timezone: z.string(),
    names: z.object({
      brand: z.string().nullable(),
      product: z.string().nullable(),
      reward: z.string().nullable(),
    }),
  }),
);

/** A row as the statement answers it. */
export const FOUND_ROW = {
  type: oneOf(INVENTORY_TYPES),
  key: text,
  source_id: text,
  provider_id: nullable(text),
  provider_name: nullable(text),
  payment_type: nullable(number),
  caption: nullable(text),
  sku: nullable(text),
  face_value: nullable(text),
  currency: text,
  stock: nullable(number),
  delayed: nullable(number),
  total_stock: nullable(number),
  budget: nullable(text),
  budget_version: number,
  dashboard_url: nullable(text),
  last_7: number,
  last_30: number,
  next_7: number,
  next_30: number,
  squares: number,
  amount: text,
  working_days: nullable(number),
  said_at: nullable(text),
  version: nullable(number),
};
export type FoundRow = RowOf<typeof FOUND_ROW>;

/** The SELECT list of found rows `f` with their alerts `a`. */
export const rowColumns = sql`f.type, f.key, f.source_id, f.provider_id::text, f.provider_name, f.payment_type, f.caption, f.sku,
  f.face_value::text, f.currency, f.stock::int, f.delayed::int, f.total_stock::int, f.budget::text, f.budget_version, f.dashboard_url, f.last_7::int,
  f.last_30::int, f.next_7::int, f.next_30::int, f.squares, f.amount::text, a.working_days, a.version,
  to_char(a.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as said_at`;

/** Pieces that are left; of a budget, rewards of their mean value. */
function piecesOf(row: FoundRow): number {
  if (row.type === 'stock') return row.total_stock ?? 0;
  const amount = Number(row.amount);
  return amount > 0 ? (Number(row.budget) * row.last_30) / amount : Number(row.budget);
}

/** When a row runs out. */
export const rowRunOut = (row: FoundRow): RunOut =>
  runOutOf(piecesOf(row), { total: row.last_30, squares: row.squares });

/** The day on which an alert is due that comes so many working days before. */
export function alertDay(today: Day, runOut: RunOut, workingDays: number | null): Day | null {
  if (workingDays === null || runOut.expected === null) return null;
  return workingDaysBefore(addDays(today, runOut.expected), workingDays);
}

/** A row as an answer shows it. */
export function rowJson(
  row: FoundRow,
  { today }: UsePeriod,
  { isStaff }: { isStaff: boolean },
): InventoryRowJson {
  const isBudget = row.type === 'budget';
  const runOut = rowRunOut(row);
  const pace = paceOf({ total: row.last_30, squares: row.squares });
  const dayOf = (days: number | null) => (days === null ? null : addDays(today, days));
  return {
    type: row.type,
    reward_source: {
      id: row.source_id,
      name: isBudget ? 'budget' : sourceName(row.source_id),
      provider: isBudget ? row.provider_name : null,
      provider_id: isBudget ? row.provider_id : null,
      currency: isBudget ? row.currency : null,
    },
    provider:
      row.provider_id === null || row.provider_name === null
        ? null
        : { id: row.provider_id, name: row.provider_name },
    provider_payment_type:
      row.payment_type === null ? null : (PROVIDER_PAYMENT_TYPES[row.payment_type] ?? null),
    reward_caption: row.caption,
    reward_sku: row.sku,
    face_value: row.face_value === null ? null : formatMinor(BigInt(row.face_value), row.currency),
    currency: row.currency,
    stock: row.stock,
    delayed_stock: row.delayed,
    total_stock: row.total_stock,
    budget: row.budget === null ? null : formatMinor(BigInt(row.budget), row.currency),
    budget_version: row.budget_version,
    dashboard_url: row.dashboard_url,
    last_7_days: row.last_7,
    last_30_days: row.last_30,
    next_7_days: row.next_7,
    next_30_days: row.next_30,
    last_30_days_amount: formatMinor(BigInt(row.amount), row.currency),
    run_out: {
      state: runOut.state,
      expected_on: dayOf(runOut.expected),
      earliest_on: dayOf(runOut.earliest),
      latest_on: dayOf(runOut.latest),
      per_day: rounded(pace.perDay),
      dispersion: rounded(pace.dispersion),
    },
    alert: isStaff
      ? {
          working_days: row.working_days,
          due_on: alertDay(today, runOut, row.working_days),
          said_at: row.said_at,
          version: row.version ?? 0,
        }
      : null,
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const sourceName = (id: string) =>
  (Object.entries(REWARD_SOURCES).find(([, value]) => value === id)?.[0] ??
    'stock') as keyof typeof REWARD_SOURCES;
