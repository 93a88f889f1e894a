import type { ActivityRowFragment } from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';

/** Unique key of a row within its report. */
export const rowKeyOf = (row: ActivityRowFragment): string =>
  JSON.stringify([
    row.timeframeStart,
    ...[row.advertiserId, row.promotionId, row.experienceId, row.ioNumber, row.brandSku, row.productId],
    ...[row.rewardSku, row.tagId, row.typologyId, row.serviceCategoryId, row.paymentType, row.rewardSource],
    ...[row.providerId, row.currency, row.billingCurrency],
  ]);
