import type { TFunction } from 'i18next';
import type { ActivityRowFragment } from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import { PAYMENT_TYPES, REWARD_SOURCES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import type { ReportGroup } from '../../../schema/reports/activityReport.ts';

/** The texts of the report, including those that it shares with the redemption report. */
export type ReportWords = TFunction<['activityReport', 'redemptions']>;

/** The name of a row's group, and its public identifier; null if it has none. */
export function groupNameOf(
  group: ReportGroup,
  row: ActivityRowFragment,
  t: ReportWords,
): { name: string | null; id?: string | null } {
  switch (group) {
    case 'advertiser':
      return { name: row.advertiser, id: row.advertiserId };
    case 'promotion':
      return { name: row.promotion, id: row.promotionId };
    case 'experience':
      return { name: row.experience };
    case 'io_number':
      return { name: row.ioNumber };
    case 'brand':
      return { name: row.brandName, id: row.brandSku };
    case 'product':
      return { name: row.productName, id: row.productId };
    case 'reward':
      return { name: row.rewardName, id: row.rewardSku };
    case 'tag':
      return { name: row.tag };
    case 'typology':
      return { name: row.typology };
    case 'service_category':
      return { name: row.serviceCategory };
    case 'provider':
      return { name: row.providerName };
    case 'payment_type':
      return {
        name:
          row.paymentType === null
            ? null
            : t(`redemptions:payment_type_${PAYMENT_TYPES[row.paymentType] ?? 'unknown'}`),
      };
    case 'reward_source':
      return { name: row.rewardSource && t(`redemptions:source_${sourceOf(row.rewardSource)}`) };
  }
}

const sourceOf = (number: string) =>
  (Object.keys(REWARD_SOURCES) as (keyof typeof REWARD_SOURCES)[]).find(
    (source) => REWARD_SOURCES[source] === number,
  ) ?? 'stock';
