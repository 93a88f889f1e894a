import { useTranslation } from 'react-i18next';
import type { CodeActivationRowFragment as Row } from '../../../../operations/fulfillment/codes/CodeActivations.generated.ts';
import { Text } from '../../../kit/layout/Text.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { count, day } from '../../../kit/table/columns.tsx';
import { StatusBadge } from '../../../kit/values/StatusBadge.tsx';

/** Columns of the activations of a promotion: file, quantity, date and outcome (ACTIV-10). */
export function useActivationColumns(): Column<Row>[] {
  const { t } = useTranslation('dispatches');
  return [
    {
      id: 'file',
      header: t('activations.file'),
      cell: ({ fileName, id }) => fileName ?? t('activations.without_file', { id }),
    },
    count('lineCount', { header: t('activations.quantity'), width: '7rem' }),
    day('createdAt', { header: t('activations.date'), width: '11rem', withTime: true }),
    {
      id: 'by',
      header: t('activations.by'),
      width: '11rem',
      cell: ({ createdByName }) => createdByName ?? '–',
    },
    {
      id: 'outcome',
      header: t('activations.outcome'),
      width: '12rem',
      cell: ({ state, progress }) => (
        <>
          <StatusBadge status={state} label={t(`state_${state}`)} />
          {progress.failed > 0 && (
            <Text tone="muted" size="small">
              {' '}
              {t('activations.failed', { count: progress.failed })}
            </Text>
          )}
        </>
      ),
    },
  ];
}
