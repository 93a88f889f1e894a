import { useApolloClient } from '@apollo/client/react';
import { ProductPickerDocument } from '../../../operations/catalog/products/ProductPicker.generated.ts';
import {
  AUTOCOMPLETE_DELAY_MS,
  PickerField,
  type PickerFieldProps,
  type PickerItem,
} from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';

interface ProductPickerProps extends Omit<PickerFieldProps<PickerItem>, 'onSearch'> {
  /** Only products of this brand. */
  brandId?: string | undefined;
  /** Includes products off sale: to look something up. */
  withDisabled?: boolean | undefined;
}

/** Choice of one product, by its name or its identifier (UI-2). */
export function ProductPicker({
  brandId,
  withDisabled = false,
  delay = AUTOCOMPLETE_DELAY_MS,
  ...field
}: ProductPickerProps) {
  const client = useApolloClient();
  async function search({ by, text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: ProductPickerDocument,
      variables: {
        filter: {
          [by]: text,
          ...(withDisabled ? {} : { statuses: ['enabled' as const] }),
          ...(brandId && { brandId }),
        },
      },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.products) throw error ?? new Error('No products came');
    return data.products.items.map(({ id, name, brand }) => ({
      id,
      label: name,
      note: brand.name,
      detail: id,
    }));
  }
  return <PickerField {...field} delay={delay} onSearch={search} />;
}
