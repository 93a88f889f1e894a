import { useTranslation } from 'react-i18next';
import type { ActivityReportResultQuery } from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import { formatDay } from '../../kit/format/dates.ts';

type Report = NonNullable<ActivityReportResultQuery['activityReport']>;

/** The days and the time zone of a report, and which moment of a redemption counts. */
export function ReportLine({ report }: { report: Report }) {
  const { t } = useTranslation('activityReport');
  return (
    <>
      {t(`counted_by.${report.timeframeScope}`, {
        start: formatDay(report.startDate, 'range'),
        end: formatDay(report.endDate, 'range'),
        timezone: report.timezone,
      })}
    </>
  );
}
