import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  InventoryDetailDocument,
  type InventoryDetailStatsFragment,
  InventoryDetailStatsFragmentDoc,
} from '../../../operations/reports/reports/InventoryDetail.generated.ts';
import type { InventoryReportRowFragment } from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import { AdvertiserLink } from '../../advertisers/shared/AdvertiserLink.tsx';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { RunOutChart } from '../../kit/charts/RunOutChart.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import css from './Inventory.module.css';
import { RunOutAlertForm } from './RunOutAlertForm.tsx';

interface Props {
  row: InventoryReportRowFragment;
  onChanged: () => void;
}

/** Details of a row: a chart of its usage and its run-out day, its users (INVREP-8), and its alert. */
export function InventoryDetail({ row, onChanged }: Props) {
  const { t } = useTranslation('inventoryReport');
  const can = useCan();
  const isStock = row.type === 'stock';
  const { data, errorAt, refetch } = useScreenQuery(InventoryDetailDocument, {
    sku: row.rewardSku ?? '',
    sourceId: row.rewardSource.id,
    isStock,
  });
  const stats = readFragment(InventoryDetailStatsFragmentDoc, isStock ? data?.ofReward : data?.ofSource);
  const error = errorAt(isStock ? 'ofReward' : 'ofSource');
  if (!stats && error) return <ErrorBlock name={t('detail')} error={error} onRetry={refetch} />;
  const { perDay, expectedOn, earliestOn, latestOn } = row.runOut;
  const points = stats?.daily.map(({ date, count }) => ({ day: date, count }));
  return (
    <div className={css.detail}>
      <Stack gap={3}>
        <Text as="h3" size="panel">
          {t('chart_title')}
        </Text>
        <RunOutChart
          label={t('used_rewards')}
          leftLabel={t(isStock ? 'stock_left' : 'budget_left')}
          points={points}
          left={piecesLeft(row)}
          perDay={perDay}
          days={daysFrom(points?.at(-1)?.day, { expectedOn, earliestOn, latestOn })}
          // With what is below it, it is as high as all the users beside it: they come later, and push no row.
          height={row.alert ? 230 : 330}
        />
        <RunOutExplanation row={row} />
        {row.alert && (
          <RunOutAlertForm
            row={row}
            alert={row.alert}
            isReadOnly={!can('editBudgetAlerts')}
            onSaved={onChanged}
          />
        )}
      </Stack>
      <Stack gap={3}>
        <Text as="h3" size="panel">
          {t('advertisers_title')}
        </Text>
        <InventoryAdvertisers stats={stats} />
      </Stack>
    </div>
  );
}

/** The remainder, in rewards: for a budget, as many as it pays for at their mean value. */
function piecesLeft({
  totalStock,
  budget,
  last30Days,
  last30DaysAmount,
}: InventoryReportRowFragment): number {
  if (totalStock !== null) return totalStock;
  const spent = Number(last30DaysAmount.amount);
  return spent > 0 ? Math.max(0, (Number(budget?.amount ?? 0) * last30Days) / spent) : 0;
}

/** Explains the run-out day: the remainder, the pace, the confidence. */
function RunOutExplanation({ row }: { row: InventoryReportRowFragment }) {
  const { t, i18n } = useTranslation('inventoryReport');
  const { state, perDay, dispersion, expectedOn, earliestOn, latestOn } = row.runOut;
  const number = (value: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);
  const left = row.budget ? formatMoney(row.budget, i18n.language) : number(row.totalStock ?? 0);
  const day = (text: string | null) => (text ? formatDay(text, 'table') : t('a_year'));
  return (
    <Text as="p" tone="muted" size="small">
      {t(`explained.${state}`, {
        left,
        pace: number(perDay),
        day: day(expectedOn),
        from: day(earliestOn),
        to: day(latestOn),
      })}
      {state === 'dated' && dispersion > 1.5 && ` ${t('explained.varied', { times: number(dispersion) })}`}
    </Text>
  );
}

/** The days of a range, counted from the day after `yesterday`. */
function daysFrom(
  yesterday: Day | undefined,
  band: { expectedOn: Day | null; earliestOn: Day | null; latestOn: Day | null },
): { expected: number | null; earliest: number | null; latest: number | null } {
  const today = yesterday === undefined ? undefined : Date.parse(`${addDays(yesterday, 1)}T00:00:00Z`);
  const from = (day: Day | null) =>
    day === null || today === undefined
      ? null
      : Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000);
  return { expected: from(band.expectedOn), earliest: from(band.earliestOn), latest: from(band.latestOn) };
}

/** Maximum advertisers in the table; the sums include all of them. */
const MAX_ROWS = 6;

/** Each advertiser's usage of a row, and the sums (INVREP-8). */
function InventoryAdvertisers({ stats }: { stats: InventoryDetailStatsFragment | null | undefined }) {
  const { t, i18n } = useTranslation('inventoryReport');
  const number = (value: number) => formatCount(value, i18n.language);
  const rest = stats ? stats.advertiserCount - Math.min(stats.items.length, MAX_ROWS) : 0;
  const width = '5.5rem';
  const tableRows = stats && [
    ...stats.items.slice(0, MAX_ROWS).map((item) => ({ ...item, key: item.advertiser.id })),
    {
      key: 'total',
      advertiser: null,
      last7Days: stats.last7DaysTotal,
      last30Days: stats.last30DaysTotal,
      allocated: stats.allocatedTotal,
    },
  ];
  return (
    <>
      <DataTable
        label={t('advertisers_title')}
        isDense
        pageSize={3}
        rows={stats?.items.length === 0 ? [] : tableRows}
        rowKey={({ key }) => key}
        emptyText={t('no_advertisers')}
        columns={[
          {
            id: 'advertiser',
            header: t('advertiser'),
            cell: ({ advertiser }) =>
              advertiser === null ? (
                <strong>{t('total')}</strong>
              ) : (
                <AdvertiserLink advertiserId={advertiser.id}>{advertiser.name}</AdvertiserLink>
              ),
          },
          ...(['last7Days', 'last30Days', 'allocated'] as const).map((id) => ({
            id,
            header: t(`advertiser_column.${id}`),
            align: 'end' as const,
            width,
            cell: (row: { last7Days: number; last30Days: number; allocated: number; key: string }) =>
              row.key === 'total' ? <strong>{number(row[id])}</strong> : number(row[id]),
          })),
        ]}
      />
      {rest > 0 && (
        <Text as="p" tone="muted" size="small">
          {t('more_advertisers', { count: rest })}
        </Text>
      )}
    </>
  );
}
