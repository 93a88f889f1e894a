import { useTranslation } from 'react-i18next';
import type {
  ActivityPointFragment,
  ActivityRowFragment,
} from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import { REPORT_GROUP_NAMES } from '../../../schema/reports/activityReport.ts';
import { timeframesOf } from '../../../schema/reports/activityReportRules.ts';
import { type BarPoint, heightOf } from '../../kit/charts/barPoint.ts';
import { usePeriodText } from '../../kit/format/usePeriodText.ts';
import { groupNameOf } from './groupName.ts';
import type { ReportShape } from './reportShape.ts';

/** Rows in the chart of a report without periods. */
const ROWS = 10;
/** Maximum characters of a name below its bar. */
const LETTERS = 14;

interface Drawn {
  report: { startDate: string; endDate: string };
  points: readonly ActivityPointFragment[];
  rows: readonly ActivityRowFragment[];
}

type HeightOf = (row: ActivityPointFragment | ActivityRowFragment) => number;

/** Unique key of a row within its report. */
export const rowKeyOf = (row: ActivityRowFragment): string =>
  JSON.stringify([
    row.timeframeStart,
    ...[row.advertiserId, row.promotionId, row.experienceId, row.ioNumber, row.brandSku, row.productId],
    ...[row.rewardSku, row.tagId, row.typologyId, row.serviceCategoryId, row.paymentType, row.rewardSource],
    ...[row.providerId, row.currency, row.billingCurrency],
  ]);

/** The bars of the report: one for each of its periods, including empty ones; without an interval, for its largest rows. */
export function useChartPoints({
  interval,
  groupBy,
}: ReportShape): (drawn: Drawn, heightOfRow: HeightOf) => BarPoint[] {
  const { t } = useTranslation(['activityReport', 'redemptions']);
  const periodOf = usePeriodText();
  const groups = REPORT_GROUP_NAMES.filter((group) => groupBy.includes(group));

  function ofPeriods({ report, points }: Drawn, heightOfRow: HeightOf): BarPoint[] {
    const amounts = new Map<string, number>();
    for (const point of points)
      amounts.set(point.timeframeStart, (amounts.get(point.timeframeStart) ?? 0) + heightOfRow(point));
    return timeframesOf({ start: report.startDate, end: report.endDate }, interval).map((first) => ({
      id: first,
      label: periodOf(first, interval, 'short'),
      title: periodOf(first, interval),
      values: { amount: amounts.get(first) ?? 0 },
    }));
  }

  function ofRows({ rows }: Drawn, heightOfRow: HeightOf): BarPoint[] {
    const bars = rows.map((row) => {
      const names = groups.map((group) => groupNameOf(group, row, t).name ?? t('none'));
      const title = names.join(' · ') || t('whole_timeframe');
      const last = names.at(-1) ?? title;
      return {
        id: rowKeyOf(row),
        label: last.length > LETTERS ? `${last.slice(0, LETTERS - 1)}…` : last,
        title,
        values: { amount: heightOfRow(row) },
      };
    });
    const drawn = bars.filter((bar) => heightOf(bar) > 0);
    return drawn.sort((one, other) => heightOf(other) - heightOf(one)).slice(0, ROWS);
  }

  return interval === 'none' ? ofRows : ofPeriods;
}
