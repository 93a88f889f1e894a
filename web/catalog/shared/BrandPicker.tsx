import {
  AUTOCOMPLETE_DELAY_MS,
  PickerField,
  type PickerFieldProps,
  type PickerItem,
} from '../../kit/fields/PickerField.tsx';
import { useBrandSearch } from './useBrandSearch.ts';

/** Choice of one brand in use, by its name or its SKU (UI-2). */
export function BrandPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch' | 'delay'>) {
  return <PickerField {...field} delay={AUTOCOMPLETE_DELAY_MS} onSearch={useBrandSearch()} />;
}
