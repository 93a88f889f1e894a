import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LoadingBar } from '../feedback/LoadingBar.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { formatDay } from '../format/dates.ts';
import { formatCount } from '../format/numbers.ts';
import css from './Charts.module.css';
import type { DayPoint } from './dayPoint.ts';

export interface TimeChartProps {
  /** What is counted: "Redemptions". */
  label: string;
  /** One entry a day, the oldest first; undefined while unknown. */
  points: readonly DayPoint[] | undefined;
  /** The former days stay, under a running bar, while others are fetched. */
  isLoading?: boolean | undefined;
  height?: number | undefined;
  emptyText?: string | undefined;
}

const TimeBars = lazy(() => import('./TimeBars.tsx').then((m) => ({ default: m.TimeBars })));

/** Counts day by day: bars for the eye, a table for those who cannot see them. All zero shows "No data" (UI-12). */
export function TimeChart({ label, points, isLoading = false, height = 240, emptyText }: TimeChartProps) {
  const { t, i18n } = useTranslation('kit');
  const locale = i18n.language;
  if (!points) return <ChartSkeleton height={height} />;
  const total = points.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return (
      <div className={css.time} style={{ height }}>
        <EmptyState icon="chart" title={emptyText ?? t('no_data')} />
      </div>
    );
  const first = points[0]?.day ?? '';
  const last = points.at(-1)?.day ?? '';
  return (
    <div className={css.time} style={{ height }} aria-busy={isLoading}>
      {isLoading && <LoadingBar isActive isOverlay />}
      <div
        role="img"
        className={css.plot}
        aria-label={t('chart_summary', {
          label,
          total: formatCount(total, locale),
          first: formatDay(first, 'range'),
          last: formatDay(last, 'range'),
        })}
      >
        <Suspense fallback={<ChartSkeleton height={height} />}>
          <TimeBars label={label} points={points} height={height} locale={locale} />
        </Suspense>
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, 'chart', locale)}</th>
              <td>{formatCount(count, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A chart to come, of the same size. */
export function ChartSkeleton({ height = 240 }: { height?: number | undefined }) {
  return <Skeleton height={height} />;
}
