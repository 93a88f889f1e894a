import { CatalogueFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/CatalogueFilterPicker.generated.ts';
import { RewardFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/RewardFilterPicker.generated.ts';
import { SkuFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/SkuFilterPicker.generated.ts';
import { TagFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/TagFilterPicker.generated.ts';
import { ReportChoicesDocument } from '../../../../../operations/reports/reportChoices/ReportChoices.generated.ts';
import type { ReportChoiceKind } from '../../../../../schema/reports/reportChoices.ts';
import { useBrandSearch } from '../../../../catalog/shared/BrandPicker.tsx';
import { ProductPicker } from '../../../../catalog/shared/ProductPicker.tsx';
import { useItemSearch } from '../../../../foundation/forms/useItemSearch.ts';
import { MultiPickerField, type MultiPickerFieldProps } from '../../../../kit/fields/MultiPickerField.tsx';
import {
  PICKER_DELAY_MS,
  PickerField,
  type PickerFieldProps,
  type PickerItem,
} from '../../../../kit/fields/PickerField.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';

type Field = Omit<PickerFieldProps<PickerItem>, 'onSearch'>;
type ManyField = Omit<MultiPickerFieldProps<PickerItem>, 'onSearch'>;

/** Several brands: catalog managers also see disabled ones; others see brands on sale, or only those that their promotions offer. */
export function BrandFilterPicker(field: ManyField) {
  const can = useCan();
  const ofAll = useBrandSearch({ withDisabled: true });
  const onSale = useCatalogueSearch('brand');
  const ofPromotions = useReportChoices('brand');
  const onSearch = can('viewRewards') ? ofAll : can('viewCatalog') ? onSale : ofPromotions;
  return <MultiPickerField {...field} onSearch={onSearch} />;
}

/** One product: of the whole catalog for its managers, on sale for others, and of their promotions for people who cannot see the catalog. */
export function ProductFilterPicker(field: Field) {
  const can = useCan();
  const onSale = useCatalogueSearch('product');
  const ofPromotions = useReportChoices('product');
  if (can('viewRewards')) return <ProductPicker {...field} withDisabled delay={PICKER_DELAY_MS} />;
  return <PickerField {...field} onSearch={can('viewCatalog') ? onSale : ofPromotions} />;
}

/** One reward by its name or SKU, for the same people from the same lists. */
export function RewardFilterPicker(field: Field) {
  const can = useCan();
  const ofAll = useItemSearch(SkuFilterPickerDocument, {
    variables: ({ by, text }) => ({ filter: { [by]: text } }),
    items: ({ skus }) => skus?.items.map(({ id, name }) => ({ id, label: name, detail: id })),
  });
  const onSale = useItemSearch(RewardFilterPickerDocument, {
    variables: ({ text }) => ({ search: text, filter: { conditionsOfSale: null } }),
    items: ({ searchRewards }) =>
      searchRewards?.items.map(({ sku, name }) => ({ id: sku, label: name ?? sku, detail: sku })),
  });
  const ofPromotions = useReportChoices('reward');
  const onSearch = can('viewRewards') ? ofAll : can('viewCatalog') ? onSale : ofPromotions;
  return <PickerField {...field} onSearch={onSearch} />;
}

/** One more row than the list shows, to detect that there are others. */
const TAG_PAGE = { number: 1, size: 21 };

/** Several tags of rewards, by their names (REDLIST-47). */
export function TagFilterPicker(field: ManyField) {
  const onSearch = useItemSearch(TagFilterPickerDocument, {
    variables: ({ text }) => ({ search: text, page: TAG_PAGE }),
    items: ({ tags }) => tags?.items.map(({ id, name }) => ({ id, label: name })),
  });
  return <MultiPickerField {...field} onSearch={onSearch} />;
}

/** Searches brands or products on sale. */
const useCatalogueSearch = (noun: 'brand' | 'product') =>
  useItemSearch(CatalogueFilterPickerDocument, {
    variables: ({ text }) => ({ search: text }),
    items: ({ rewardSuggestions }) =>
      rewardSuggestions
        ?.filter(({ kind }) => kind === noun)
        .map(({ id, text: label }) => ({ id, label, detail: id })),
  });

/** Searches the offers of the promotions that the person can see: for people who cannot see the catalog. */
const useReportChoices = (of: ReportChoiceKind) =>
  useItemSearch(ReportChoicesDocument, {
    variables: ({ text }) => ({ of, search: text }),
    items: ({ reportChoices }) => reportChoices?.map(({ id, name: label }) => ({ id, label, detail: id })),
  });
