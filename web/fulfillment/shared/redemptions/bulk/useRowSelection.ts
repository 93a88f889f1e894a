import { useTranslation } from 'react-i18next';
import type { SelectionState } from '../../../../kit/list/useSelection.ts';
import type { RowSelection } from '../../../../kit/table/SelectionBox.tsx';

/** The checkboxes of the rows, from the selection. */
export function useRowSelection<Row extends { id: string }>(
  { isSelected, select }: SelectionState,
  rows: readonly Row[] | null | undefined,
): RowSelection<Row> {
  const { t } = useTranslation('redemptions');
  const ids = (rows ?? []).map(({ id }) => id);
  const selectedCount = ids.filter(isSelected).length;
  return {
    isSelected: ({ id }) => isSelected(id),
    onSelect: ({ id }, isOn) => select([id], isOn),
    shown: selectedCount === 0 ? 'none' : selectedCount === ids.length ? 'all' : 'some',
    onSelectShown: (isOn) => select(ids, isOn),
    labelOf: ({ id }) => t('select_one', { id }),
    shownLabel: t('select_page'),
  };
}
