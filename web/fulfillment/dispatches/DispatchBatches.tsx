import { useTranslation } from 'react-i18next';
import {
  type DispatchBatchesFragment,
  DispatchBatchesFragmentDoc,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Count } from '../../kit/values/Count.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';

type Batch = DispatchBatchesFragment['batches'][number];

/** The batches of a dispatch, one per reward: quantity, cost, progress. */
export function DispatchBatches({
  dispatch: ref,
}: {
  dispatch: FragmentOf<typeof DispatchBatchesFragmentDoc>;
}) {
  const { t } = useTranslation('dispatches');
  const { batches } = readFragment(DispatchBatchesFragmentDoc, ref);
  const count = (id: 'done' | 'failed' | 'canceled'): Column<Batch> => ({
    id,
    header: t(`part_${id}`),
    align: 'end',
    width: '7rem',
    cell: (batch) => <Count value={batch[id]} />,
  });
  const columns: Column<Batch>[] = [
    { id: 'reward', header: t('reward'), cell: ({ rewardName, sku }) => `${rewardName} (${sku})` },
    {
      id: 'state',
      header: t('state'),
      width: '9rem',
      cell: ({ state }) => <StatusBadge status={state} label={t(`batch_state_${state}`)} />,
    },
    {
      id: 'value',
      header: t('value'),
      align: 'end',
      width: '9rem',
      cell: ({ value }) => (value ? <Money money={value} /> : t('values_differ')),
    },
    {
      id: 'amount',
      header: t('lines'),
      align: 'end',
      width: '7rem',
      cell: ({ amount }) => <Count value={amount} />,
    },
    {
      id: 'charge',
      header: t('charge'),
      align: 'end',
      width: '9rem',
      cell: ({ charge }) => <Money money={charge} />,
    },
    count('done'),
    count('failed'),
    count('canceled'),
  ];
  return (
    <Panel title={t('batches')} isFlush>
      <DataTable label={t('batches')} columns={columns} rows={batches} rowKey={({ id }) => id} />
    </Panel>
  );
}
