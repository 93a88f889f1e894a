import { InventoryPickerDocument } from '../../../operations/reports/reports/InventoryPicker.generated.ts';
import type { InventoryOptionKind } from '../../../operations/schema.generated.ts';
import { useItemSearch } from '../../foundation/forms/useItemSearch.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';

interface Props extends Omit<PickerFieldProps<PickerItem>, 'onSearch'> {
  kind: InventoryOptionKind;
}

/** Choice of a brand, a product or a reward for readers of the inventory report, from two characters on (INVREP-3). */
export function InventoryPicker({ kind, ...field }: Props) {
  const onSearch = useItemSearch(InventoryPickerDocument, {
    variables: ({ text }) => ({ kind, search: text }),
    items: ({ inventoryOptions }) =>
      inventoryOptions?.map(({ id, name }) => ({ id, label: name, detail: id })),
  });
  return <PickerField {...field} onSearch={onSearch} />;
}
