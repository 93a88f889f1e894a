import { useTranslation } from 'react-i18next';
import type { ReportScheduleFragment } from '../../../operations/reports/reportSchedules/ReportScheduleListScreen.generated.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import css from './ReportSchedules.module.css';

/** The outcome of the last run, and who got no file, with the reason. */
export function LastRun({ run }: { run: ReportScheduleFragment['lastRun'] }) {
  const { t } = useTranslation('reportSchedules');
  if (!run) return <span className={css.muted}>{t('never')}</span>;
  const { state, reason, rows, files, dueDatetime } = run;
  const unsent = files.filter((file) => file.reason !== null);
  return (
    <span className={css.stacked}>
      <span className={css.run}>
        <StatusBadge status={state === 'partly' ? 'pending' : state} label={t(`states.${state}`)} />
        <DateText iso={dueDatetime} withTime />
      </span>
      {rows !== null && <span className={css.muted}>{t('rows', { count: rows })}</span>}
      {unsent.map((file) => (
        <span key={file.id} className={css.muted}>
          {t('unsent', { name: file.name, reason: t(`reasons.${file.reason as 'account_gone'}`) })}
        </span>
      ))}
      {reason && unsent.length === 0 && (
        <span className={css.muted}>{t(`reasons.${reason as 'view_deleted'}`)}</span>
      )}
    </span>
  );
}
