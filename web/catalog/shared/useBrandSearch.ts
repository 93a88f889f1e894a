import { useApolloClient } from '@apollo/client/react';
import { BrandPickerDocument } from '../../../operations/catalog/brands/BrandPicker.generated.ts';
import type { PickerFieldProps, PickerItem } from '../../kit/fields/PickerField.tsx';

/** Searches brands by name or SKU; `withDisabled` includes disabled ones: to look something up. */
export function useBrandSearch({ withDisabled = false } = {}): PickerFieldProps<PickerItem>['onSearch'] {
  const client = useApolloClient();
  return async ({ by, text }, signal) => {
    const { data, error } = await client.query({
      query: BrandPickerDocument,
      variables: { filter: { [by]: text, ...(withDisabled ? {} : { statuses: ['enabled' as const] }) } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.brands) throw error ?? new Error('No brands came');
    return data.brands.items.map(({ id, name }) => ({ id, label: name, detail: id }));
  };
}
