import { ProductFieldDocument } from '../../../operations/money/discounts/ProductField.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';
import { useItemSearch } from './useItemSearch.ts';

/** Choice of one product by its name, its brand's name or its SKU. */
export function ProductField(field: Omit<PickerFieldProps<PickerItem>, 'onSearch'>) {
  const onSearch = useItemSearch(ProductFieldDocument, {
    variables: ({ text }) => ({ search: text }),
    items: ({ productOptions }) =>
      productOptions?.map(({ productId, name, brandName }) => ({
        id: productId,
        label: name,
        note: brandName,
        detail: productId,
      })),
  });
  return <PickerField {...field} onSearch={onSearch} />;
}
