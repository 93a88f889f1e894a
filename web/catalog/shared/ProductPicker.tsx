import { ProductPickerDocument } from '../../../operations/catalog/products/ProductPicker.generated.ts';
import { useItemSearch } from '../../foundation/forms/useItemSearch.ts';
import {
  AUTOCOMPLETE_DELAY_MS,
  PickerField,
  type PickerFieldProps,
  type PickerItem,
} from '../../kit/fields/PickerField.tsx';

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
  const onSearch = useItemSearch(ProductPickerDocument, {
    variables: ({ by, text }) => ({
      filter: {
        [by]: text,
        ...(withDisabled ? {} : { statuses: ['enabled' as const] }),
        ...(brandId && { brandId }),
      },
    }),
    items: ({ products }) =>
      products?.items.map(({ id, name, brand }) => ({ id, label: name, note: brand.name, detail: id })),
  });
  return <PickerField {...field} delay={delay} onSearch={onSearch} />;
}
