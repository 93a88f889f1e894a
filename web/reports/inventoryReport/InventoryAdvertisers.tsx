import { useTranslation } from 'react-i18next';
import type { InventoryDetailStatsFragment } from '../../../operations/reports/reports/InventoryDetail.generated.ts';
import { AdvertiserLink } from '../../advertisers/shared/AdvertiserLink.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { Text } from '../../kit/layout/Text.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';

/** Maximum advertisers in the table; the sums include all of them. */
const MAX_ROWS = 6;

/** Each advertiser's usage of a row, and the sums (INVREP-8). */
export function InventoryAdvertisers({ stats }: { stats: InventoryDetailStatsFragment | null | undefined }) {
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
