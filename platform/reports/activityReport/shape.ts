import { z } from 'zod';
import { REPORT_INTERVALS } from '../../../schema/foundation/dates/periods.ts';
import { TIMEFRAME_SCOPES } from '../../../schema/foundation/dates/timeframeScopes.ts';

import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

const text = z.string().nullable();
const amount = z.object({ amount: z.string(), currency: z.string() });

/** A metric; null if not requested or unknown. */
const metrics = {
  redemptions: z.int().nullable(),
  total_face_value: amount.nullable(),
  selling_price: amount.nullable(),
  unit_selling_price: amount.nullable(),
  purchase_cost: amount.nullable(),
  unit_purchase_cost: amount.nullable(),
  uncosted: z
    .int()
    .nullable()
    .describe('Redemptions of unknown purchase cost; the purchase cost excludes them'),
};

/** One row (ACTREP-34): of what it is not grouped by, everything is null. */
export const reportRow = responseSchema(
  'ActivityReportRow',
  z.object({
    timeframe: text.describe('2026-03-01, 2026-W09, 2026-03 or 2026; null without an interval'),
    timeframe_start: z.string().describe('First day'),
    timeframe_end: z.string().describe('Last day, included'),
    timeframe_scope: z.enum(TIMEFRAME_SCOPES),
    advertiser_id: text,
    advertiser: text,
    promotion_id: text,
    promotion: text,
    experience_id: text,
    experience: text,
    io_number: text,
    brand_sku: text,
    brand_name: text,
    product_id: text,
    product_name: text,
    reward_sku: text,
    reward_name: text,
    reward_value: amount.nullable().describe('Null for a reward of variable value'),
    tag_id: text,
    tag: text,
    typology_id: text,
    typology: text,
    service_category_id: text,
    service_category: text,
    payment_type: z.int().nullable(),
    reward_source: text.describe('1 stock, 2 provider, 3 issued'),
    provider_id: text,
    provider_name: text,
    currency: text.describe('Currency of face value and purchase cost'),
    billing_currency: text.describe('Currency of the selling price'),
    ...metrics,
    redemption_query: text.describe(
      'Query string that opens the same redemptions in the redemption report; null when the caller cannot read them there',
    ),
  }),
);
export type ReportRowJson = z.output<typeof reportRow>;

/** Each timeframe over all rows, one for each pair of currencies; a redemption counts once. */
export const reportPoint = responseSchema(
  'ActivityReportPoint',
  z.object({
    timeframe: text,
    timeframe_start: z.string(),
    timeframe_end: z.string(),
    currency: text,
    billing_currency: text,
    ...metrics,
  }),
);

const amounts = z.array(amount).nullable();

/** Sums over all rows, one amount for each currency; a redemption counts once. */
export const reportTotals = responseSchema(
  'ActivityReportTotals',
  z.object({
    redemptions: z.int().nullable(),
    total_face_value: amounts,
    selling_price: amounts,
    unit_selling_price: amounts,
    purchase_cost: amounts,
    unit_purchase_cost: amounts,
    uncosted: z.int().nullable(),
    redemption_query: text,
  }),
);

/** Freshness of the rollups behind the report, and the result of their last comparison with the redemptions. */
export const reportFreshness = responseSchema(
  'ActivityReportFreshness',
  z.object({
    as_of: z.string().describe('Time of this answer, which includes everything committed before it'),
    waiting: z.int().describe('Changes that no job has summed yet; the report added them while it was read'),
    folded_at: text.describe('When a job last summed pending changes'),
    recounted_at: text.describe('When the sums were last compared with the redemptions'),
    drift: z.int().nullable().describe('Redemptions that the last comparison found miscounted'),
  }),
);

/** A page of the report. */
export const reportPage = responseSchema(
  'ActivityReportPage',
  pageShape(reportRow).extend({
    interval: z.enum(REPORT_INTERVALS),
    timezone: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    timeframe_scope: z.enum(TIMEFRAME_SCOPES),
    totals: reportTotals,
    points: z.array(reportPoint),
    freshness: reportFreshness,
  }),
);
export type ReportPageJson = z.output<typeof reportPage>;
