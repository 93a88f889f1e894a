import { useTranslation } from 'react-i18next';
import type { AdvertiserRowFragment } from '../../../operations/advertisers/AdvertiserList.generated.ts';
import { type Column, DataTable, type DataTableProps } from '../../kit/table/DataTable.tsx';
import { Avatar } from '../../kit/values/Avatar.tsx';
import { Count } from '../../kit/values/Count.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { advertiserRoute } from '../../routes/advertisers.ts';
import css from './AdvertiserTable.module.css';
import { PAGE_SIZE } from './listQuery.ts';

type AdvertiserTableProps = Pick<
  DataTableProps<AdvertiserRowFragment>,
  'rows' | 'sort' | 'onSort' | 'isLoading' | 'emptyText' | 'empty'
>;

/** Advertisers as rows, each leading to its advertiser; what its budget says only for holders of viewBudget. */
export function AdvertiserTable(props: AdvertiserTableProps) {
  const { t } = useTranslation('advertisers');
  const columns = useColumns();
  return (
    <DataTable
      {...props}
      label={t('list')}
      columns={columns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => advertiserRoute.href({ advertiserId: id })}
      pageSize={PAGE_SIZE}
    />
  );
}

/** A column's id is what the list is sorted by (ADVLIST-15). */
function useColumns(): Column<AdvertiserRowFragment>[] {
  const { t } = useTranslation('advertisers');
  const canViewBudget = useCan()('viewBudget');
  const number = { width: '13.5rem', align: 'end', firstDirection: 'DESC' } as const;
  const columns: (Column<AdvertiserRowFragment> & { needsBudget?: boolean })[] = [
    {
      id: 'name',
      header: t('name'),
      isSortable: true,
      cell: ({ name, avatarUrl }) => (
        <span className={css.name}>
          <Avatar name={name} url={avatarUrl} size={24} />
          <span>{name}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: '9rem',
      isSortable: true,
      cell: ({ status }) => <StatusBadge status={status} label={t(`status_${status}`)} />,
    },
    {
      ...number,
      id: 'balance',
      header: t('balance'),
      hint: t('balance_sort'),
      isSortable: true,
      needsBudget: true,
      cell: ({ balance }) => <Money money={balance} />,
    },
    {
      ...number,
      id: 'last_7_days_redemptions',
      header: t('redemptions_7_days'),
      isSortable: true,
      cell: ({ last7Days }) => <Count value={last7Days.redeemed} />,
    },
    {
      ...number,
      id: 'value',
      header: t('value_7_days'),
      needsBudget: true,
      cell: ({ last7Days }) => <Money money={last7Days.totalFaceValue} />,
    },
  ];
  return columns.filter(({ needsBudget }) => !needsBudget || canViewBudget);
}
