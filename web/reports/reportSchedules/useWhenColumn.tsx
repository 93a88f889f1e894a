import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/table/column.ts';
import { TwoLines } from '../../kit/values/TwoLines.tsx';

/** The due time of a report with its time zone: the same for own reports and those of colleagues. */
export function useWhenColumn(): Column<When & { timezone: string }> {
  const { t } = useTranslation('reportSchedules');
  const whenOf = useWhenWords();
  return {
    id: 'when',
    header: t('when_header'),
    width: '23%',
    cell: (row) => <TwoLines note={row.timezone.replaceAll('_', ' ')}>{whenOf(row)}</TwoLines>,
  };
}

/** The cadence fields of a row. */
interface When {
  cadence: 'daily' | 'weekly' | 'monthly';
  weekday?: number | null | undefined;
  monthDay?: number | null | undefined;
  time: string;
}

/** Describes a cadence: "Every Monday at 08:00". */
function useWhenWords(): (when: When) => string {
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
