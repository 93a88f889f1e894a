import { useApolloClient } from '@apollo/client/react';
import { InventoryPickerDocument } from '../../../operations/reports/reports/InventoryPicker.generated.ts';
import type { InventoryOptionKind } from '../../../operations/schema.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';

interface Props extends Omit<PickerFieldProps<PickerItem>, 'onSearch'> {
  kind: InventoryOptionKind;
}

/** Choice of a brand, a product or a reward for readers of the inventory report, from two characters on (INVREP-3). */
export function InventoryPicker({ kind, ...field }: Props) {
  const client = useApolloClient();
  return (
    <PickerField
      {...field}
      onSearch={async ({ text }, signal) => {
        const { data, error } = await client.query({
          query: InventoryPickerDocument,
          variables: { kind, search: text },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal } },
        });
        if (error || !data?.inventoryOptions) throw error ?? new Error('No options came');
        return data.inventoryOptions.map(({ id, name }) => ({ id, label: name, detail: id }));
      }}
    />
  );
}
