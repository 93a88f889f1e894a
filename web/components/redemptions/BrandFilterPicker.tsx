import { MultiPickerField, type MultiPickerFieldProps } from '../../kit/fields/MultiPickerField.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useBrandSearch } from '../useBrandSearch.ts';
import { useCatalogueSearch } from './CatalogueFilterPicker.tsx';

/** Choice of several brands: also of those out of use for who keeps the catalogue, else of what is on sale. */
export function BrandFilterPicker(field: Omit<MultiPickerFieldProps<PickerItem>, 'onSearch'>) {
  const keepsCatalogue = useCan()('viewRewards');
  const ofAll = useBrandSearch({ withDisabled: true });
  const onSale = useCatalogueSearch('brand');
  return <MultiPickerField {...field} onSearch={keepsCatalogue ? ofAll : onSale} />;
}
