import { useApolloClient } from '@apollo/client/react';
import { CatalogueFilterPickerDocument } from '../../../operations/redemptions/CatalogueFilterPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';

/** Choice of one product on sale, for who does not keep the catalogue. */
export function CatalogueFilterPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch'>) {
  return <PickerField {...field} onSearch={useCatalogueSearch('product')} />;
}

/** Finds brands or products among what is on sale. */
export function useCatalogueSearch(wanted: 'brand' | 'product'): PickerFieldProps<PickerItem>['onSearch'] {
  const client = useApolloClient();
  return async ({ text }, signal) => {
    const { data, error } = await client.query({
      query: CatalogueFilterPickerDocument,
      variables: { search: text },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.rewardSuggestions) throw error ?? new Error('No suggestions came');
    return data.rewardSuggestions
      .filter(({ kind }) => kind === wanted)
      .map(({ id, text: label }) => ({ id, label, detail: id }));
  };
}
