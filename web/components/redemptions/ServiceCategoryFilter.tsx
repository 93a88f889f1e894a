import { useTranslation } from 'react-i18next';
import { ServiceCategoryFilterDocument } from '../../../operations/redemptions/ServiceCategoryFilter.generated.ts';
import { type FilterChoice, filterOptions, named, OptionsFilter, page } from './OptionsFilter.tsx';

export const SERVICE_CATEGORIES = filterOptions({
  document: ServiceCategoryFilterDocument,
  variables: { first: page(1), second: page(2) },
  optionsOf: ({ serviceCategories, more }) =>
    named([...(serviceCategories?.items ?? []), ...(more?.items ?? [])]),
});

/** Anything that rewards are good for (ACTREP-36). */
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
