import { useTranslation } from 'react-i18next';
import type {
  ActivityPointFragment,
  ActivityReportResultQuery,
  ActivityRowFragment,
} from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';
import { BarChart, ChartSkeleton } from '../../kit/charts/BarChart.tsx';
import { heightOf } from '../../kit/charts/barPoint.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { formatMoney, formatMoneyShort, type MoneyValue } from '../../kit/format/money.ts';
import { formatCompact, formatCount } from '../../kit/format/numbers.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import css from './ActivityReport.module.css';
import { METRIC_FIELDS, type ReportShape, SUMS, type Sum } from './reportShape.ts';
import { useChartPoints } from './useChartPoints.ts';

interface Props {
  /** Undefined while loading. */
  report: NonNullable<ActivityReportResultQuery['activityReport']> | null | undefined;
  points: readonly ActivityPointFragment[] | null | undefined;
  rows: readonly ActivityRowFragment[] | null | undefined;
  shape: ReportShape;
  isLoading: boolean;
}

const HEIGHT = 240;
/** The chart's settings are in the address, like the rest of the report. */
const DRAWN = { chart: '', chart_currency: '' };
const DRAWN_ACCEPTS = {
  chart: (text: string) => SUMS.some((sum) => sum === text),
  chart_currency: (text: string) => /^[A-Z]{3}$/.test(text),
};

/** Data of the bars: rows of the report, or its periods. */
type Drawable = { redemptions: number | null } & {
  [Field in (typeof METRIC_FIELDS)[Exclude<Sum, 'redemptions'>]]: MoneyValue | null;
};

/** Currencies of a sum, in the order of the report. */
function currenciesOf(points: readonly Drawable[], sum: Exclude<Sum, 'redemptions'>): string[] {
  const currencies = points.flatMap((point) => point[METRIC_FIELDS[sum]]?.currency ?? []);
  return [...new Set(currencies)].sort();
}

/** Height of a bar: a number of redemptions, or minor units of the currency. */
function amountOf(row: Drawable, sum: Sum, currency: string | undefined): number {
  if (sum === 'redemptions') return row.redemptions ?? 0;
  const money = row[METRIC_FIELDS[sum]];
  return money && money.currency === currency ? Number(parseMoney(money.amount, money.currency) ?? 0n) : 0;
}

const moneyOf = (value: number, currency: string): MoneyValue => ({
  amount: formatMinor(BigInt(Math.round(value)), currency),
  currency,
});

const inFull = (value: number, currency: string | undefined, locale: string): string =>
  currency ? formatMoney(moneyOf(value, currency), locale) : formatCount(value, locale);

const inShort = (value: number, currency: string | undefined, locale: string): string =>
  currency ? formatMoneyShort(moneyOf(value, currency), locale) : formatCompact(value, locale);

/** One figure over the periods of the report; without an interval, over its first rows. Amounts of one currency at a time. */
export function ActivityChart({ report, points, rows, shape, isLoading }: Props) {
  const { t, i18n } = useTranslation('activityReport');
  const [drawn, setDrawn] = useUrlQuery(DRAWN, DRAWN_ACCEPTS);
  const pointsOf = useChartPoints(shape);
  const sums = SUMS.filter((sum) => shape.metrics.includes(sum));
  const sum = sums.find((one) => one === drawn.chart) ?? sums[0];
  // Prices of single rewards do not add up; if nothing can be summed, the rows say so.
  if (!sum || rows?.length === 0) return null;
  if (!report || !points || !rows)
    return (
      <Panel title={t(`metric.${sum}`)}>
        <ChartSkeleton height={HEIGHT} />
      </Panel>
    );
  const currencies = sum === 'redemptions' ? [] : currenciesOf(points, sum);
  const currency = currencies.find((one) => one === drawn.chart_currency) ?? currencies[0];
  const bars = pointsOf({ report, points, rows }, (row) => amountOf(row, sum, currency));
  const label = currency ? `${t(`metric.${sum}`)}, ${currency}` : t(`metric.${sum}`);
  const total = bars.reduce((all, bar) => all + heightOf(bar), 0);
  return (
    <Panel
      title={label}
      subtitle={shape.interval === 'none' ? t('largest_rows', { count: bars.length }) : undefined}
      actions={
        <Row align="start" className={css.drawn}>
          {sums.length > 1 && (
            <SelectField
              label={t('chart_metric')}
              isLabelHidden
              options={sums.map((id) => ({ id, label: t(`metric.${id}`) }))}
              value={sum}
              onChange={(chart) => setDrawn({ chart }, { replace: true })}
            />
          )}
          {currencies.length > 1 && (
            <SelectField
              label={t('chart_currency')}
              isLabelHidden
              options={currencies.map((id) => ({ id, label: id }))}
              value={currency}
              onChange={(chart_currency) => setDrawn({ chart_currency }, { replace: true })}
            />
          )}
        </Row>
      }
    >
      <BarChart
        label={label}
        summary={t('chart_summary', {
          label,
          total: inFull(total, currency, i18n.language),
          start: formatDay(report.startDate, 'range'),
          end: formatDay(report.endDate, 'range'),
        })}
        pointHeader={t(shape.interval === 'none' ? 'row' : 'timeframe')}
        points={bars}
        series={[{ id: 'amount', label: t(`metric.${sum}`) }]}
        inWords={(value) => inFull(value, currency, i18n.language)}
        onAxis={(value) => inShort(value, currency, i18n.language)}
        isWhole={sum === 'redemptions'}
        isLoading={isLoading}
        height={HEIGHT}
      />
    </Panel>
  );
}
