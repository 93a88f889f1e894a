import { useApolloClient } from '@apollo/client/react';
import { SkuFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/SkuFilterPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../../../kit/fields/usePickerSearch.ts';

/** Choice of one reward by its name or SKU, including those off sale. */
export function SkuFilterPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch'>) {
  const client = useApolloClient();
  async function search({ by, text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: SkuFilterPickerDocument,
      variables: { filter: { [by]: text } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.skus) throw error ?? new Error('No SKUs came');
    return data.skus.items.map(({ id, name }) => ({ id, label: name, detail: id }));
  }
  return <PickerField {...field} onSearch={search} />;
}
