import { useTranslation } from 'react-i18next';

/** The cadence fields of a row. */
export interface When {
  cadence: 'daily' | 'weekly' | 'monthly';
  weekday?: number | null | undefined;
  monthDay?: number | null | undefined;
  time: string;
}

/** Describes a cadence: "Every Monday at 08:00". */
export function useWhenWords(): (when: When) => string {
  const { t } = useTranslation('reportSchedules');
  return ({ cadence, weekday, monthDay, time }) =>
    t(`when.${cadence === 'monthly' ? dayWord(monthDay) : cadence}`, {
      time,
      day: monthDay,
      weekday: weekday ? t(`weekdays.${weekday as 1}`) : '',
    });
}

/** The last day means the end of the month, whatever its length; in French, the first day is an ordinal. */
function dayWord(monthDay: number | null | undefined) {
  if (monthDay === 31) return 'month_end';
  return monthDay === 1 ? 'month_first' : 'monthly';
}
