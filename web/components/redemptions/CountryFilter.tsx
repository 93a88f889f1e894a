import { useTranslation } from 'react-i18next';
import { CountryFilterDocument } from '../../../operations/redemptions/CountryFilter.generated.ts';
import { type FilterChoice, filterOptions, OptionsFilter, page } from './OptionsFilter.tsx';

export const COUNTRIES = filterOptions({
  document: CountryFilterDocument,
  variables: { first: page(1), second: page(2), third: page(3), fourth: page(4) },
  optionsOf: ({ first, second, third, fourth }) =>
    [first, second, third, fourth]
      .flatMap((one) => one?.items ?? [])
      .map(({ code, name }) => ({ id: code, label: name ?? code, detail: code })),
});

/** Any country that rewards are sold in (ACTREP-36). */
export function CountryFilter(field: FilterChoice) {
  const { t } = useTranslation('redemptions');
  return <OptionsFilter {...field} options={COUNTRIES} label={t('country')} all={t('country_all')} />;
}
