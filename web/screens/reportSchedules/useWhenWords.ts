import { useTranslation } from 'react-i18next';

/** When something is sent, as its row says it. */
export interface When {
  cadence: 'daily' | 'weekly' | 'monthly';
  weekday?: number | null | undefined;
  monthDay?: number | null | undefined;
  time: string;
}

/** Says when a report is sent: "Every Monday at 08:00". */
export function useWhenWords(): (when: When) => string {
  const { t } = useTranslation('reportSchedules');
  return ({ cadence, weekday, monthDay, time }) =>
    t(`when.${cadence === 'monthly' ? dayWord(monthDay) : cadence}`, {
      ...{ time, day: monthDay, weekday: weekday ? t(`weekdays.${weekday as 1}`) : '' },
    });
}

/** The last day is the end of the month whatever its length; the first one has an ordinal in French. */
function dayWord(monthDay: number | null | undefined) {
  if (monthDay === 31) return 'month_end';
  return monthDay === 1 ? 'month_first' : 'monthly';
}
