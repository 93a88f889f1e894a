import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/table/column.ts';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { useWhenWords, type When } from './useWhenWords.ts';

/** The due time of a report with its time zone: the same for own reports and those of colleagues. */
export function useWhenColumn(): Column<When & { timezone: string }> {
  const { t } = useTranslation('reportSchedules');
  const whenOf = useWhenWords();
  return {
    id: 'when',
    header: t('when_header'),
    width: '23%',
    cell: (row) => <TwoLines note={row.timezone.replaceAll('_', ' ')}>{whenOf(row)}</TwoLines>,
  };
}
