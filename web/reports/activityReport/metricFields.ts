import type { ReportMetric } from '../../../schema/reports/activityReport.ts';

/** The figures that are amounts, and their fields in the graph. */
export const METRIC_FIELDS = {
  total_face_value: 'totalFaceValue',
  selling_price: 'sellingPrice',
  unit_selling_price: 'unitSellingPrice',
  purchase_cost: 'purchaseCost',
  unit_purchase_cost: 'unitPurchaseCost',
} as const satisfies Record<Exclude<ReportMetric, 'redemptions'>, string>;

/** Figures that can be summed, so that a chart can show them. */
export const SUMS = ['redemptions', 'total_face_value', 'selling_price', 'purchase_cost'] as const;
export type Sum = (typeof SUMS)[number];
