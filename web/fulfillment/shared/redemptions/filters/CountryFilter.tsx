import { useTranslation } from 'react-i18next';
import { CountryFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/CountryFilter.generated.ts';
import { type FilterChoice, filterOptions, OptionsFilter } from './OptionsFilter.tsx';

export const COUNTRIES = filterOptions({
  document: CountryFilterDocument,
  pages: 4,
  listOf: ({ countries }) =>
    countries && {
      ...countries,
      items: countries.items.map(({ code, name }) => ({ id: code, name: name ?? code })),
    },
});

/** Filter by country of sale, with 400 at most (ACTREP-36, ACTREP-37). */
export function CountryFilter(field: FilterChoice) {
  const { t } = useTranslation('redemptions');
  return <OptionsFilter {...field} options={COUNTRIES} label={t('country')} all={t('country_all')} />;
}
