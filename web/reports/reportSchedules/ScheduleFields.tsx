import { useTranslation } from 'react-i18next';
import { isClockTime } from '../../../schema/foundation/dates/clockTime.ts';
import { isDay, isTimeZone, timeZonesWith } from '../../../schema/foundation/dates/dates.ts';
import { dateWords } from '../../../schema/foundation/dates/dateText.ts';
import { CADENCES, nextDues, type Recurrence } from '../../../schema/foundation/dates/recurrence.ts';
import { RELATIVE_PERIODS } from '../../../schema/foundation/dates/relativePeriods.ts';
import {
  DAYS_OF_VIEW,
  draftOf,
  type reportScheduleForm,
} from '../../../schema/reports/reportScheduleRules.ts';
import {
  fixedDays,
  SCHEDULED_REPORTS,
  type ScheduledReport,
} from '../../../schema/reports/reportSchedules.ts';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { FormApi } from '../../kit/form/formApi.ts';
import { dayFirst, formatDay } from '../../kit/format/dates.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import css from './Schedule.module.css';

interface Props {
  form: FormApi<typeof reportScheduleForm>;
  report: ScheduledReport;
  /** The view's query string. */
  query: string;
  known?: readonly { id: string; name: string; email: string }[];
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n + 1));
const PERIODS = [DAYS_OF_VIEW, ...RELATIVE_PERIODS] as const;
const HALF_HOURS = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
);

/** Formats a day from an address; empty for an open end. */
const shownDay = (text: string) => {
  const day = text.slice(0, 10);
  return isDay(day) ? formatDay(day, 'range') : '…';
};

/** Cadence, period, format and recipients of a report; below, the next three times. */
export function ScheduleFields({ form, report, query, known = [] }: Props) {
  const { t } = useTranslation('reportSchedules');
  const cadence = form.field('cadence');
  const time = form.field('time');
  const timezone = form.field('timezone');
  const period = form.field('period');
  const recipients = form.field('recipientIds');
  const values = form.values;
  const formats: readonly ('csv' | 'pdf')[] = SCHEDULED_REPORTS[report].formats;
  const times = HALF_HOURS.includes(time.value ?? '') ? HALF_HOURS : [time.value ?? '', ...HALF_HOURS];
  const zone = timezone.value ?? '';
  const zones = timeZonesWith(zone);
  const fixed = fixedDays(report, query);
  return (
    <>
      <RadioField
        {...cadence}
        label={t('cadence')}
        options={CADENCES.map((id) => ({ id, label: t(`cadences.${id}`) }))}
      />
      <div className={css.row}>
        {cadence.value === 'weekly' && (
          <SelectField
            {...form.field('weekday')}
            label={t('weekday')}
            options={(['1', '2', '3', '4', '5', '6', '7'] as const).map((id) => ({
              id,
              label: t(`weekdays.${id}`),
            }))}
          />
        )}
        {cadence.value === 'monthly' && (
          <SelectField
            {...form.field('monthDay')}
            label={t('month_day')}
            options={numbers(31).map((id) => ({ id, label: id === '31' ? t('last_day') : id }))}
          />
        )}
        <SelectField {...time} label={t('time')} options={times.map((id) => ({ id, label: id }))} />
        <SelectField
          {...timezone}
          label={t('timezone')}
          options={zones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
        />
      </div>
      {report !== 'inventory_report' && (
        <SelectField
          {...period}
          label={t('period')}
          options={PERIODS.map((id) => ({ id, label: t(`periods.${id}`) }))}
        />
      )}
      {period.value === DAYS_OF_VIEW && fixed.length > 0 && (
        <Banner tone="info">
          {t('fixed_days', {
            days: fixed.map(({ start, end }) => `${shownDay(start)} – ${shownDay(end)}`).join(', '),
          })}
        </Banner>
      )}
      {formats.length > 1 && (
        <RadioField
          {...form.field('format')}
          label={t('format')}
          options={formats.map((id) => ({ id, label: t(`formats.${id}`) }))}
        />
      )}
      <RecipientsField
        value={recipients.value ?? []}
        onChange={recipients.onChange}
        error={recipients.error}
        known={known}
      />
      <NextDates recurrence={draftOf(values as Parameters<typeof draftOf>[0])} />
    </>
  );
}

/** The next three times of a scheduled report, in words. */
function NextDates({ recurrence }: { recurrence: Recurrence }) {
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
    <Stack as="section" gap={1} aria-label={t('next_dates')}>
      <p className={css.nextTitle}>{t('next_dates')}</p>
      <ul className={css.dates}>
        {nextDues(recurrence, new Date(), 3).map((due) => (
          <li key={due.toISOString()}>
            <time dateTime={due.toISOString()}>{dateWords(moment.format(due), i18n.language)}</time>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
