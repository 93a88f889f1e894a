import { useTranslation } from 'react-i18next';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { formatDay } from '../format/dates.ts';
import { formatCount } from '../format/numbers.ts';
import { BarChart, ChartSkeleton } from './BarChart.tsx';

export interface TimeChartProps {
  /** Name of the counted things: "Redemptions". */
  label: string;
  /** One entry a day, the oldest first; undefined while unknown. */
  points: readonly DayPoint[] | undefined;
  /** The former days stay, under a running bar, while others are fetched. */
  isLoading?: boolean | undefined;
  height?: number | undefined;
  emptyText?: string | undefined;
}

/** Counts day by day. */
export function TimeChart({ label, points, height = 240, ...others }: TimeChartProps) {
  const { t, i18n } = useTranslation('kit');
  const locale = i18n.language;
  if (!points) return <ChartSkeleton height={height} />;
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const first = points[0]?.day;
  const last = points.at(-1)?.day;
  return (
    <BarChart
      {...others}
      label={label}
      height={height}
      summary={t('chart_summary', {
        label,
        total: formatCount(total, locale),
        first: first && formatDay(first, 'range'),
        last: last && formatDay(last, 'range'),
      })}
      pointHeader={t('day')}
      points={points.map(({ day, count }) => ({
        id: day,
        label: `${day.slice(8)}.${day.slice(5, 7)}`,
        title: formatDay(day, 'chart', locale),
        values: { count },
      }))}
      series={[{ id: 'count', label }]}
      inWords={(count) => formatCount(count, locale)}
      isWhole
    />
  );
}

/** One day of a chart. */
export interface DayPoint {
  day: Day;
  count: number;
}
