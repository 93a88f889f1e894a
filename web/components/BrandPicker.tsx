import { useApolloClient } from '@apollo/client/react';
import { BrandPickerDocument } from '../../operations/brands/BrandPicker.generated.ts';
import {
  AUTOCOMPLETE_DELAY_MS,
  PickerField,
  type PickerFieldProps,
  type PickerItem,
} from '../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../kit/fields/usePickerSearch.ts';

/** Choice of one brand in use, by its name or its SKU (UI-2). */
export function BrandPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch' | 'delay'>) {
  const client = useApolloClient();
  async function search({ by, text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: BrandPickerDocument,
      variables: { filter: { [by]: text, statuses: ['enabled'] } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.brands) throw error ?? new Error('No brands came');
    return data.brands.items.map(({ id, name }) => ({ id, label: name, detail: id }));
  }
  return <PickerField {...field} delay={AUTOCOMPLETE_DELAY_MS} onSearch={search} />;
}
