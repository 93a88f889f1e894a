import { useTranslation } from 'react-i18next';
import { TypologyFilterDocument } from '../../../operations/redemptions/TypologyFilter.generated.ts';
import { type FilterChoice, filterOptions, named, OptionsFilter, page } from './OptionsFilter.tsx';

export const TYPOLOGIES = filterOptions({
  document: TypologyFilterDocument,
  variables: { first: page(1), second: page(2) },
  optionsOf: ({ typologies, more }) => named([...(typologies?.items ?? []), ...(more?.items ?? [])]),
});

/** Any kind of reward (ACTREP-36). */
export function TypologyFilter(field: FilterChoice) {
  const { t } = useTranslation('redemptions');
  return (
    <OptionsFilter {...field} options={TYPOLOGIES} label={t('typology')} all={t('typology_all')} withNone />
  );
}
