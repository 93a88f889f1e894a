import { useTranslation } from 'react-i18next';
import {
  type DispatchBatchesFragment,
  DispatchBatchesFragmentDoc,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import type { Column } from '../../kit/table/column.ts';
import { count, money, status } from '../../kit/table/columns.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';

type Batch = DispatchBatchesFragment['batches'][number];

/** The batches of a dispatch, one per reward: quantity, cost, progress. */
export function DispatchBatches({
  dispatch: ref,
}: {
  dispatch: FragmentOf<typeof DispatchBatchesFragmentDoc>;
}) {
  const { t } = useTranslation('dispatches');
  const { batches } = readFragment(DispatchBatchesFragmentDoc, ref);
  const columns: Column<Batch>[] = [
    { id: 'reward', header: t('reward'), cell: ({ rewardName, sku }) => `${rewardName} (${sku})` },
    status('state', { header: t('state'), width: '9rem', label: (state) => t(`batch_state_${state}`) }),
    money('value', { header: t('value'), width: '9rem', none: t('values_differ') }),
    count('amount', { header: t('lines'), width: '7rem' }),
    money('charge', { header: t('charge'), width: '9rem' }),
    count('done', { header: t('part_done'), width: '7rem' }),
    count('failed', { header: t('part_failed'), width: '7rem' }),
    count('canceled', { header: t('part_canceled'), width: '7rem' }),
  ];
  return (
    <Panel title={t('batches')} isFlush>
      <DataTable label={t('batches')} columns={columns} rows={batches} rowKey={({ id }) => id} />
    </Panel>
  );
}
