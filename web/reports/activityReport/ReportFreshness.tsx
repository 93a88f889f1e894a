import { useTranslation } from 'react-i18next';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { ReportFreshnessFragmentDoc } from '../../../operations/reports/activityReport/ReportFreshness.generated.ts';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import { dayText, timeText } from '../../../schema/foundation/dates/dateText.ts';
import { classes } from '../../kit/classes.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import css from './ActivityReport.module.css';

/** A quiet note below the rows: the age of the report, and whether its sums were right at the last recount. */
export function ReportFreshness({
  freshness: ref,
}: {
  freshness: FragmentOf<typeof ReportFreshnessFragmentDoc>;
}) {
  const { t, i18n } = useTranslation('activityReport');
  const zone = useZone();
  const { asOf, waiting, verifiedAt, drift } = readFragment(ReportFreshnessFragmentDoc, ref);
  const moment = (iso: string) => `${dayText(dayIn(zone, new Date(iso)))} ${timeText(iso, zone)}`;
  const show = (count: number) => formatCount(count, i18n.language);
  return (
    <Row as="p" gap={4} lineGap={1} className={css.freshness}>
      <span>{t('as_of', { moment: moment(asOf) })}</span>
      {waiting > 0 && <span>{t('waiting', { count: waiting, shown: show(waiting) })}</span>}
      {verifiedAt === null ? (
        <span>{t('never_recounted')}</span>
      ) : (
        <span className={classes((drift ?? 0) > 0 && css.drift)}>
          {(drift ?? 0) > 0
            ? t('recounted_drift', {
                moment: moment(verifiedAt),
                count: drift ?? 0,
                shown: show(drift ?? 0),
              })
            : t('recounted', { moment: moment(verifiedAt) })}
        </span>
      )}
    </Row>
  );
}
