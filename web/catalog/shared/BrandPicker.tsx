import { BrandPickerDocument } from '../../../operations/catalog/brands/BrandPicker.generated.ts';
import { useItemSearch } from '../../foundation/forms/useItemSearch.ts';
import {
  AUTOCOMPLETE_DELAY_MS,
  PickerField,
  type PickerFieldProps,
  type PickerItem,
} from '../../kit/fields/PickerField.tsx';

/** Choice of one brand in use, by its name or its SKU (UI-2). */
export function BrandPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch' | 'delay'>) {
  return <PickerField {...field} delay={AUTOCOMPLETE_DELAY_MS} onSearch={useBrandSearch()} />;
}

/** Searches brands by name or SKU; `withDisabled` includes disabled ones: to look something up. */
export const useBrandSearch = ({ withDisabled = false } = {}) =>
  useItemSearch(BrandPickerDocument, {
    variables: ({ by, text }) => ({
      filter: { [by]: text, ...(withDisabled ? {} : { statuses: ['enabled' as const] }) },
    }),
    items: ({ brands }) => brands?.items.map(({ id, name }) => ({ id, label: name, detail: id })),
  });
