import { useTranslation } from 'react-i18next';
import type { ImportRowFragment } from '../../../operations/catalog/catalogueFile/ImportResults.generated.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { status } from '../../kit/table/columns.tsx';
import type { Tone } from '../../kit/values/statusTones.ts';
import { useRowReason } from './useRowReason.ts';

const TONES: Record<ImportRowFragment['outcome'], Tone> = {
  waiting: 'grey',
  created: 'green',
  changed: 'blue',
  unchanged: 'grey',
  refused: 'red',
};

/** Columns of the lines of a file. */
export function useResultColumns(): Column<ImportRowFragment>[] {
  const { t } = useTranslation('catalogueFile');
  const reasonOf = useRowReason();
  return [
    { id: 'line', header: t('line'), width: '5rem', cell: ({ line }) => line },
    {
      id: 'sku',
      header: t('sku'),
      width: '13rem',
      cell: ({ sku }) => (sku ? <Text breaks="anywhere">{sku}</Text> : null),
    },
    status('outcome', {
      header: t('outcome'),
      width: '8.5rem',
      label: (outcome) => t(`outcome_${outcome}`),
      tone: (outcome) => TONES[outcome],
    }),
    {
      id: 'what',
      header: t('what'),
      cell: (row) => (
        <Stack as="span" gap={0} isInline breaks="anywhere">
          {reasonOf(row)}
          {row.changes.map(({ column, before, after }) => (
            <span key={column}>
              <Text tone="muted" size="small">
                {column}
              </Text>{' '}
              {t('from_to', { from: before || t('none'), to: after || t('none') })}
            </span>
          ))}
        </Stack>
      ),
    },
  ];
}
