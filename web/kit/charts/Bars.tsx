import { Bar } from '@nivo/bar';
import { type BarPoint, type BarSeries, heightOf } from './barPoint.ts';
import css from './Charts.module.css';
import { chartTheme, shownTicks } from './chartTheme.ts';
import { Plot } from './Plot.tsx';
import { seriesColor } from './seriesColor.ts';
import { useWidth } from './useWidth.ts';

/** Pixels of the widest bar. */
const MAX_BAR_WIDTH_PX = 96;

interface BarsProps {
  summary: string;
  points: readonly BarPoint[];
  series: readonly BarSeries[];
  height: number;
  /** Formats an amount in full. */
  inWords: (value: number, series: BarSeries) => string;
  /** Formats an amount for the axis; an empty text draws none. */
  onAxis: (value: number) => string;
  /** Things are counted: the axis has no fractions. */
  isWhole: boolean;
}

/** The bars of a chart, drawn by nivo; fetched when the first chart is shown. */
export function Bars({ summary, points, series, height, inWords, onAxis, isWhole }: BarsProps) {
  const [place, width] = useWidth();
  const most = Math.max(...points.map(heightOf));
  const longest = Math.max(...points.map(({ label }) => label.length));
  const ticks = shownTicks(points.length, width, longest);
  const isDense = points.length > 45;
  const labels = new Map(points.map(({ id, label }) => [id, label]));
  const title = (id: unknown) => points.find((point) => point.id === id)?.title ?? '';
  return (
    <Plot summary={summary}>
      <div ref={place} className={css.bars} style={{ height }}>
        {width > 0 && (
          <Bar
            width={width}
            height={height}
            data={points.map(({ id, values }) => ({ ...values, point: id }))}
            keys={series.map(({ id }) => id)}
            indexBy="point"
            margin={{ top: 12, right: 8, bottom: 28, left: 52 }}
            padding={isDense ? 0.1 : Math.max(0.3, 1 - (MAX_BAR_WIDTH_PX * points.length) / width)}
            colors={({ id }) => seriesColor(series.findIndex((one) => one.id === id))}
            borderRadius={isDense || series.length > 1 ? 0 : 3}
            enableLabel={false}
            role="presentation"
            animate={false}
            theme={chartTheme}
            valueScale={{ type: 'linear', nice: 4 }}
            gridYValues={4}
            axisLeft={{
              tickSize: 0,
              tickPadding: 8,
              tickValues: isWhole && most < 4 ? most : 4,
              format: (value: number) => (isWhole && !Number.isInteger(value) ? '' : onAxis(value)),
            }}
            axisBottom={{
              tickSize: 0,
              tickPadding: 10,
              tickValues: points.filter((_, index) => index % ticks === 0).map(({ id }) => id),
              format: (id: string) => labels.get(id) ?? '',
            }}
            tooltip={({ id, value, data, color }) => (
              <Tip title={title(data.point)} color={series.length > 1 ? color : undefined}>
                {inWords(value, series.find((one) => one.id === id) ?? { id: '', label: '' })}
              </Tip>
            )}
          />
        )}
      </div>
    </Plot>
  );
}

function Tip({ title, color, children }: { title: string; color: string | undefined; children: string }) {
  return (
    <div className={css.tooltip}>
      <span>{title}</span>
      <strong className={css.tipValue}>
        {color && <span className={css.swatch} style={{ background: color }} />}
        {children}
      </strong>
    </div>
  );
}
