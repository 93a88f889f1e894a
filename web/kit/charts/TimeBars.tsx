import { Bar } from '@nivo/bar';
import { formatDay } from '../format/dates.ts';
import { formatCount } from '../format/numbers.ts';
import css from './Charts.module.css';
import { chartTheme } from './chartTheme.ts';
import type { DayPoint } from './dayPoint.ts';
import { shownTicks } from './shownTicks.ts';
import { useWidth } from './useWidth.ts';

interface TimeBarsProps {
  label: string;
  points: readonly DayPoint[];
  height: number;
  locale: string;
}

/** The bars of a time chart, drawn by nivo; fetched when the first chart is shown. */
export function TimeBars({ label, points, height, locale }: TimeBarsProps) {
  const [place, width] = useWidth();
  const most = Math.max(...points.map(({ count }) => count));
  const ticks = shownTicks(points.length, width);
  return (
    <div ref={place} className={css.bars} style={{ height }}>
      {width > 0 && (
        <Bar
          width={width}
          height={height}
          data={points.map((point) => ({ day: point.day, count: point.count }))}
          keys={['count']}
          indexBy="day"
          margin={{ top: 12, right: 8, bottom: 28, left: 44 }}
          padding={points.length > 45 ? 0.1 : 0.3}
          colors={['var(--chart-1)']}
          borderRadius={points.length > 45 ? 0 : 3}
          enableLabel={false}
          role="presentation"
          animate={false}
          theme={chartTheme}
          valueScale={{ type: 'linear', nice: 4 }}
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
            tickValues: points.filter((_, index) => index % ticks === 0).map(({ day }) => day),
            format: (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`,
          }}
          tooltip={({ data }) => (
            <div className={css.tooltip}>
              <span>{formatDay(String(data.day), 'chart', locale)}</span>
              <strong>
                {formatCount(Number(data.count), locale)} {label}
              </strong>
            </div>
          )}
        />
      )}
    </div>
  );
}
