import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LoadingBar } from '../loading/LoadingBar.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { Skeleton } from '../loading/skeletons.tsx';
import { type BarPoint, type BarSeries, heightOf } from './barPoint.ts';
import css from './Charts.module.css';
import { Plot } from './Plot.tsx';
import { seriesColor } from './seriesColor.ts';

export interface BarChartProps {
  /** Name of the values: "Redemptions". */
  label: string;
  /** Text for screen readers in place of the bars: subject, amounts and period. */
  summary: string;
  /** Unit of the bars, for example "Day"; heads the first column of the table. */
  pointHeader: string;
  points: readonly BarPoint[];
  /** One where bars have no parts. */
  series: readonly BarSeries[];
  /** Formats an amount in full. The tip also names its series; the table does not. */
  inWords: (value: number) => string;
  /** The same, short, on the axis. */
  onAxis?: ((value: number) => string) | undefined;
  /** Things are counted: the axis has no fractions. */
  isWhole?: boolean | undefined;
  /** The former bars stay, under a running line, while others are fetched. */
  isLoading?: boolean | undefined;
  height?: number | undefined;
  emptyText?: string | undefined;
}

const Bars = lazyPart(() => import('./Bars.tsx').then((part) => part.Bars));

/** Bars for the eye, a table for those who cannot see them. All zero shows "No data" (UI-12). */
export function BarChart(props: BarChartProps) {
  const { label, summary, pointHeader, points, series, inWords, onAxis = inWords, isWhole = false } = props;
  const { isLoading = false, height = 240, emptyText } = props;
  const { t } = useTranslation('kit');
  if (points.every((point) => heightOf(point) === 0))
    return (
      <div className={css.time} style={{ height }}>
        <EmptyState icon="chart" title={emptyText ?? t('no_data')} />
      </div>
    );
  return (
    <div className={css.time} style={{ minHeight: height }} aria-busy={isLoading}>
      {isLoading && <LoadingBar isActive isOverlay />}
      <Suspense
        fallback={
          <Plot summary={summary}>
            <ChartSkeleton height={height} />
          </Plot>
        }
      >
        <Bars
          summary={summary}
          points={points}
          series={series}
          height={height}
          inWords={(value, part) => `${inWords(value)} ${part.label}`}
          onAxis={onAxis}
          isWhole={isWhole}
        />
      </Suspense>
      {series.length > 1 && (
        <ul className={css.parts} aria-hidden="true">
          {series.map(({ id, label: name }, place) => (
            <li key={id} className={css.part}>
              <span className={css.swatch} style={{ background: seriesColor(place) }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {/* A table is as wide as its words, whatever it is told: what hides it is around it. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{pointHeader}</th>
              {series.map(({ id, label: name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, title, values }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {series.map((part) => (
                  <td key={part.id}>{inWords(values[part.id] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A chart to come, of the same size. */
export function ChartSkeleton({ height = 240 }: { height?: number | undefined }) {
  return <Skeleton height={height} />;
}
