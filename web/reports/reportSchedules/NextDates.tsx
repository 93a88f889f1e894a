import { useTranslation } from 'react-i18next';
import { isClockTime } from '../../../schema/foundation/dates/clockTime.ts';
import { isTimeZone } from '../../../schema/foundation/dates/dates.ts';
import { dateWords } from '../../../schema/foundation/dates/dateText.ts';
import { nextDues, type Recurrence } from '../../../schema/foundation/dates/recurrence.ts';
import { dayFirst } from '../../kit/format/dates.ts';
import css from './Schedule.module.css';

/** The next three times of a scheduled report, in words. */
export function NextDates({ recurrence }: { recurrence: Recurrence }) {
  const { t, i18n } = useTranslation('reportSchedules');
  const { time, timezone } = recurrence;
  if (!isClockTime(time) || !isTimeZone(timezone)) return null;
  const moment = new Intl.DateTimeFormat(dayFirst(i18n.language), {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: timezone,
  });
  return (
    <section className={css.next} aria-label={t('next_dates')}>
      <p className={css.nextTitle}>{t('next_dates')}</p>
      <ul className={css.dates}>
        {nextDues(recurrence, new Date(), 3).map((due) => (
          <li key={due.toISOString()}>
            <time dateTime={due.toISOString()}>{dateWords(moment.format(due), i18n.language)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
