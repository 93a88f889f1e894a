import { useTranslation } from 'react-i18next';
import type { Column } from '../kit/table/column.ts';
import { Count } from '../kit/values/Count.tsx';
import { DateText } from '../kit/values/DateText.tsx';
import { Money } from '../kit/values/Money.tsx';
import { StatusBadge } from '../kit/values/StatusBadge.tsx';
import type { SampleRow } from './sampleRows.ts';

/** Columns of the showcase: text, a state, a number, an amount, a date. */
export function useSampleColumns(): Column<SampleRow>[] {
  const { t } = useTranslation('ui-components');
  return [
    { id: 'name', header: t('sample.name'), cell: ({ name }) => name, isSortable: true },
    {
      id: 'status',
      header: t('sample.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
      width: '8.75rem',
    },
    {
      id: 'redemptions',
      header: t('sample.redemptions'),
      cell: ({ redemptions }) => <Count value={redemptions} />,
      align: 'end',
      width: '9.5rem',
      isSortable: true,
      firstDirection: 'DESC',
    },
    {
      id: 'balance',
      header: t('sample.balance'),
      cell: ({ balance }) => <Money money={balance} />,
      align: 'end',
      width: '10rem',
    },
    {
      id: 'updated',
      header: t('sample.updated'),
      cell: ({ updatedAt }) => <DateText iso={updatedAt} />,
      width: '9.5rem',
    },
  ];
}
