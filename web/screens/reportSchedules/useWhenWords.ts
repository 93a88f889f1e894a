import { useTranslation } from 'react-i18next';

/** When something is sent, as its row says it. */
interface When {
  cadence: 'daily' | 'weekly' | 'monthly';
  weekday?: number | null | undefined;
  monthDay?: number | null | undefined;
  time: string;
}

/** Says when a report is sent: "Every Monday at 08:00". */
export function useWhenWords(): (when: When) => string {
  const { t } = useTranslation('reportSchedules');
  return ({ cadence, weekday, monthDay, time }) =>
    t(cadence === 'monthly' && monthDay === 31 ? 'when.month_end' : `when.${cadence}`, {
      ...{ time, day: monthDay, weekday: weekday ? t(`weekdays.${weekday as 1}`) : '' },
    });
}
