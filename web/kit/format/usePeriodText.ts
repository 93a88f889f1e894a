import { useTranslation } from 'react-i18next';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { type ReportInterval, weekOf } from '../../../schema/foundation/dates/periods.ts';
import { formatDay } from './dates.ts';

/** Formats a period in full ("November 2026", "Week 48, 2026", "23 / 11 / 2026"), or short for the label of a bar. */
export function usePeriodText(): (
  day: Day,
  interval: ReportInterval,
  length?: 'full' | 'short' | undefined,
) => string {
  const { t, i18n } = useTranslation('kit');
  return (day, interval, length = 'full') => {
    if (interval === 'yearly') return day.slice(0, 4);
    if (interval === 'monthly') {
      const month = length === 'full' ? 'long' : 'short';
      const format = new Intl.DateTimeFormat(i18n.language, { month, year: 'numeric', timeZone: 'UTC' });
      return format.format(new Date(`${day}T00:00:00Z`));
    }
    if (interval === 'weekly') return t(`week_${length}`, weekOf(day));
    return length === 'full' ? formatDay(day, 'table') : `${day.slice(8)}.${day.slice(5, 7)}`;
  };
}
