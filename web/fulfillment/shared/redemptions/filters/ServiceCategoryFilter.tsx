import { useTranslation } from 'react-i18next';
import { ServiceCategoryFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/ServiceCategoryFilter.generated.ts';
import { type FilterChoice, filterOptions, OptionsFilter } from './OptionsFilter.tsx';

export const SERVICE_CATEGORIES = filterOptions({
  document: ServiceCategoryFilterDocument,
  pages: 2,
  listOf: ({ serviceCategories }) => serviceCategories,
});

/** Filter by service category of rewards, with 200 at most (ACTREP-36, ACTREP-37). */
export function ServiceCategoryFilter(field: FilterChoice) {
  const { t } = useTranslation('redemptions');
  return (
    <OptionsFilter
      {...field}
      options={SERVICE_CATEGORIES}
      label={t('service_category')}
      all={t('service_category_all')}
      withNone
    />
  );
}
