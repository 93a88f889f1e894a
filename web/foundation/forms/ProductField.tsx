import { useApolloClient } from '@apollo/client/react';
import { ProductFieldDocument } from '../../../operations/money/discounts/ProductField.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';

/** Choice of one product by its name, its brand's name or its SKU. */
export function ProductField(field: Omit<PickerFieldProps<PickerItem>, 'onSearch'>) {
  const client = useApolloClient();
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: ProductFieldDocument,
      variables: { search: text },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.productOptions) throw error ?? new Error('No products came');
    return data.productOptions.map(({ productId, name, brandName }) => ({
      id: productId,
      label: name,
      note: brandName,
      detail: productId,
    }));
  }
  return <PickerField {...field} onSearch={search} />;
}
