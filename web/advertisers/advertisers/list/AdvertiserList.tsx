import { useTranslation } from 'react-i18next';
import {
  AdvertiserListFragmentDoc,
  type AdvertiserRowFragment,
  AdvertiserRowFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserList.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import type { CallFailure } from '../../../data/failures/callError.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { choiceField, searchField } from '../../../kit/list/filterFields.tsx';
import { ListPanel } from '../../../kit/list/ListPanel.tsx';
import { Skeleton } from '../../../kit/loading/skeletons.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { status } from '../../../kit/table/columns.tsx';
import { Avatar } from '../../../kit/values/Avatar.tsx';
import { Count } from '../../../kit/values/Count.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { advertiserRoute } from '../../../routes/advertisers.ts';
import { type AdvertiserListState, STATUS_CHOICES } from './advertiserList.ts';

export interface AdvertiserListProps {
  page: FragmentOf<typeof AdvertiserListFragmentDoc> | null | undefined;
  list: AdvertiserListState;
  error: CallFailure | null;
  isLoading: boolean;
  onRetry: () => void;
}

/** The list of advertisers with the counts by status: part of the dashboard and of the listing. */
export function AdvertiserList({ page: ref, list, error, ...answer }: AdvertiserListProps) {
  const { t } = useTranslation('advertisers');
  const page = readFragment(AdvertiserListFragmentDoc, ref);
  return (
    <ListPanel
      {...answer}
      title={t('list')}
      subtitle={<Counts counts={page?.counts} hasFailed={error !== null} />}
      list={list}
      words={t}
      error={error}
      page={page?.page}
      rows={page && readFragment(AdvertiserRowFragmentDoc, page.items)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => advertiserRoute.href({ advertiserId: id })}
      filters={[
        searchField(list.filter('search'), { label: t('search'), chip: t('name') }),
        choiceField(list.filter('status'), {
          label: t('status'),
          values: STATUS_CHOICES,
          labelOf: (status) => t(`status_${status}`),
        }),
      ]}
    />
  );
}

/** A column's id is its sort field (ADVLIST-15); only holders of viewBudget see budget columns. */
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
        <Row as="span" isOneLine isInline breaks="anywhere">
          <Avatar name={name} url={avatarUrl} size={24} />
          <span>{name}</span>
        </Row>
      ),
    },
    status('status', {
      header: t('status'),
      width: '9rem',
      isSortable: true,
      label: (status) => t(`status_${status}`),
    }),
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
      // Its French header and the sort arrow fit on one line.
      width: '15rem',
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

function Counts({
  counts,
  hasFailed,
}: {
  counts: { enabled: number; disabled: number } | undefined;
  hasFailed: boolean;
}) {
  const { t } = useTranslation('advertisers');
  if (!counts) return hasFailed ? null : <Skeleton width={160} height={18} />;
  return (
    <>
      {t('count_enabled', { count: counts.enabled })} · {t('count_disabled', { count: counts.disabled })}
    </>
  );
}
