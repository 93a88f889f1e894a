import { useTranslation } from 'react-i18next';
import type { Column } from '../kit/table/column.ts';
import { count, day, money, status } from '../kit/table/columns.tsx';
import type { SampleRow } from './sampleRows.ts';

/** Columns of the showcase: text, a state, a number, an amount, a date. */
export function useSampleColumns(): Column<SampleRow>[] {
  const { t } = useTranslation('ui-components');
  return [
    { id: 'name', header: t('sample.name'), cell: ({ name }) => name, isSortable: true },
    status('status', { header: t('sample.status'), width: '8.75rem' }),
    count('redemptions', { header: t('sample.redemptions'), width: '9.5rem', isSortable: true }),
    money('balance', { header: t('sample.balance'), width: '10rem' }),
    day('updatedAt', { header: t('sample.updated'), width: '9.5rem' }),
  ];
}
