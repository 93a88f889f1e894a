import { useBrandSearch } from '../../../../catalog/shared/useBrandSearch.ts';
import { MultiPickerField, type MultiPickerFieldProps } from '../../../../kit/fields/MultiPickerField.tsx';
import type { PickerItem } from '../../../../kit/fields/PickerField.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { useCatalogueSearch } from './CatalogueFilterPicker.tsx';
import { useReportChoices } from './ReportChoices.ts';

/** Choice of several brands: catalogue managers also see disabled ones; others see brands on sale, or only those that their promotions offer. */
export function BrandFilterPicker(field: Omit<MultiPickerFieldProps<PickerItem>, 'onSearch'>) {
  const can = useCan();
  const ofAll = useBrandSearch({ withDisabled: true });
  const onSale = useCatalogueSearch('brand');
  const ofPromotions = useReportChoices('brand');
  const onSearch = can('viewRewards') ? ofAll : can('viewCatalog') ? onSale : ofPromotions;
  return <MultiPickerField {...field} onSearch={onSearch} />;
}
