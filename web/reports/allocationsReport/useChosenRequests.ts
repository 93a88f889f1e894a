import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { useSelection } from '../../kit/list/useSelection.ts';
import type { RowSelection } from '../../kit/table/SelectionBox.tsx';

type Row = AllocationRequestRowFragment;

/** The selected requests, in their state at the selection. */
export interface ChosenRequests {
  rows: readonly Row[];
  clear: () => void;
  /** The checkboxes of the rows: only for requests that the person may decide. */
  boxes: RowSelection<Row>;
}

/** The selection in the report across its pages; other filters, identified by `key`, clear it. */
export function useChosenRequests(
  key: string,
  visibleRows: readonly Row[] | null | undefined,
): ChosenRequests {
  const { t } = useTranslation('reports');
  const { selection, isSelected, select, clear } = useSelection(key, 0);
  const seen = useRef(new Map<string, Row>());
  const open = (visibleRows ?? []).filter(({ canDecide }) => canDecide);
  const choose = (rows: readonly Row[], isOn: boolean) => {
    for (const row of rows) seen.current.set(row.id, row);
    select(
      rows.map(({ id }) => id),
      isOn,
    );
  };
  const count = open.filter(({ id }) => isSelected(id)).length;
  return {
    rows: selection.ids.flatMap((id) => seen.current.get(id) ?? []),
    clear,
    boxes: {
      isSelected: ({ id }) => isSelected(id),
      isSelectable: ({ canDecide }) => canDecide,
      onSelect: (row, isOn) => choose([row], isOn),
      shown: count === 0 ? 'none' : count === open.length ? 'all' : 'some',
      onSelectShown: (isOn) => choose(open, isOn),
      labelOf: ({ retailer, externalId, id }) =>
        t('select_one', { retailer: retailer.name, name: externalId ?? `#${id}` }),
      shownLabel: t('select_page'),
    },
  };
}
