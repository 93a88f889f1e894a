import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { addDays } from '../../../schema/foundation/dates/dates.ts';
import { formatDay } from '../format/dates.ts';
import { formatCompact, formatCount } from '../format/numbers.ts';
import css from './Charts.module.css';
import { chartTheme, shownTicks } from './chartTheme.ts';
import { Plot } from './Plot.tsx';
import { daysAhead, leftAfter, type RunOutFigures } from './runOutLine.ts';
import type { DayPoint } from './TimeChart.tsx';
import { useWidth } from './useWidth.ts';

interface RunOutBarsProps extends RunOutFigures {
  points: readonly DayPoint[];
  summary: string;
  height: number;
  locale: string;
}

interface Datum {
  [key: string]: string | number;
  day: string;
  used: number;
  left: number;
}

/** The days before today as bars, and from today on what is left as a line with its band; drawn by nivo, fetched with the first chart. */
export function RunOutBars({ summary, height, locale, points, ...of }: RunOutBarsProps) {
  const { label, leftLabel, left, perDay, days } = of;
  const [place, width] = useWidth();
  const today = addDays(points.at(-1)?.day ?? '', 1);
  const ahead = daysAhead(days);
  const data: Datum[] = [
    ...points.map(({ day, count }) => ({ day, used: count, left: -1 })),
    ...Array.from({ length: ahead + 1 }, (_, n) => ({
      day: addDays(today, n),
      used: 0,
      left: leftAfter(n, left, days.expected ?? (perDay > 0 ? left / perDay : null)),
    })),
  ];
  const most = Math.max(...points.map(({ count }) => count), 1);
  const ticks = shownTicks(data.length, width);
  const past = points.length;

  function line({ bars, innerHeight }: BarCustomLayerProps<Datum>) {
    const x = (n: number) => {
      const bar = bars[past + n];
      return bar ? bar.x + bar.width / 2 : 0;
    };
    const y = (pieces: number) => (left > 0 ? innerHeight * (1 - (pieces / left) * 0.92) : innerHeight);
    const places = Array.from({ length: ahead + 1 }, (_, n) => n);
    const path = (end: number | null, order = places) =>
      order.map((n) => `${x(n)},${y(leftAfter(n, left, end))}`).join(' ');
    const band = `${path(days.latest)} ${path(days.earliest, [...places].reverse())}`;
    const { expected } = days;
    return (
      <g key="left">
        {expected !== null && expected > 0 && <polygon points={band} className={css.band} />}
        {left > 0 && (
          <polyline points={path(expected ?? (perDay > 0 ? left / perDay : null))} className={css.left} />
        )}
        {left > 0 && (
          <text x={x(0)} y={y(left) - 6} className={css.mark}>
            {formatCompact(Math.round(left), locale)}
          </text>
        )}
        {expected !== null && expected <= ahead && (
          <>
            <line x1={x(expected)} x2={x(expected)} y1={0} y2={innerHeight} className={css.end} />
            <text
              x={x(expected)}
              // Below the figure that the line begins with.
              y={24}
              dx={expected > ahead * 0.6 ? -6 : 6}
              textAnchor={expected > ahead * 0.6 ? 'end' : 'start'}
              className={css.mark}
            >
              {formatDay(addDays(today, expected), 'table')}
            </text>
          </>
        )}
      </g>
    );
  }

  return (
    <Plot summary={summary} height={height}>
      <div ref={place} className={css.bars} style={{ height }}>
        {width > 0 && (
          <Bar<Datum>
            width={width}
            height={height}
            data={data}
            keys={['used']}
            indexBy="day"
            layers={['grid', 'axes', 'bars', line]}
            margin={{ top: 16, right: 8, bottom: 28, left: 44 }}
            padding={0.25}
            colors={['var(--chart-1)']}
            borderRadius={data.length > 60 ? 0 : 2}
            enableLabel={false}
            role="presentation"
            animate={false}
            theme={chartTheme}
            valueScale={{ type: 'linear', min: 0, max: most, nice: 4 }}
            gridYValues={4}
            axisLeft={{
              tickSize: 0,
              tickPadding: 8,
              tickValues: most < 4 ? most : 4,
              format: (value: number) => (Number.isInteger(value) ? formatCount(value, locale) : ''),
            }}
            axisBottom={{
              tickSize: 0,
              tickPadding: 10,
              tickValues: data.filter((_, index) => index % ticks === 0).map(({ day }) => day),
              format: (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`,
            }}
            tooltip={({ data: { day, used, left: pieces } }) => (
              <div className={css.tooltip}>
                <span>{formatDay(day, 'chart', locale)}</span>
                <strong>
                  {pieces < 0
                    ? `${formatCount(used, locale)} ${label}`
                    : `${leftLabel}: ${formatCount(Math.round(pieces), locale)}`}
                </strong>
              </div>
            )}
          />
        )}
      </div>
    </Plot>
  );
}
