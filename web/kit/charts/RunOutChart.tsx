import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../format/dates.ts';
import { formatCount } from '../format/numbers.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import { ChartSkeleton } from './BarChart.tsx';
import css from './Charts.module.css';
import { Plot } from './Plot.tsx';
import type { RunOutFigures } from './runOutLine.ts';
import type { DayPoint } from './TimeChart.tsx';

interface RunOutChartProps extends RunOutFigures {
  /** Use of each day, oldest first; undefined until it is known. */
  points: readonly DayPoint[] | undefined;
  height?: number | undefined;
}

const RunOutBars = lazyPart(() => import('./RunOutBars.tsx').then((part) => part.RunOutBars));

/** Shows the daily use of a stock and its decline to the run-out day, as a chart and as a table for assistive technology. */
export function RunOutChart({ points, height = 240, ...chart }: RunOutChartProps) {
  const { t, i18n } = useTranslation('kit');
  const { label, leftLabel, left } = chart;
  const locale = i18n.language;
  const keys = (
    <p className={css.keys} aria-hidden="true">
      <span className={css.key}>
        <span className={css.barKey} />
        {label}
      </span>
      <span className={css.key}>
        <span className={css.lineKey} />
        {t('left_of', { label: leftLabel, shown: formatCount(Math.round(left), locale) })}
      </span>
    </p>
  );
  if (!points)
    return (
      <div className={css.time}>
        <ChartSkeleton height={height} />
        {keys}
      </div>
    );
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const summary = t('chart_summary', {
    label,
    total: formatCount(total, locale),
    first: formatDay(points[0]?.day ?? '', 'range'),
    last: formatDay(points.at(-1)?.day ?? '', 'range'),
  });
  return (
    <div className={css.time}>
      <Suspense
        fallback={
          <Plot summary={summary} height={height}>
            <ChartSkeleton height={height} />
          </Plot>
        }
      >
        <RunOutBars {...chart} summary={summary} points={points} height={height} locale={locale} />
      </Suspense>
      {keys}
      {/* A table is as wide as its words, whatever it is told: what hides it is around it. */}
      <div className="visually-hidden">
        <table>
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
    </div>
  );
}
