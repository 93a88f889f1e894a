import { useTranslation } from 'react-i18next';
import { TypologyFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/TypologyFilter.generated.ts';
import { type FilterChoice, filterOptions, OptionsFilter } from './OptionsFilter.tsx';

export const TYPOLOGIES = filterOptions({
  document: TypologyFilterDocument,
  pages: 2,
  listOf: ({ typologies }) => typologies,
});

/** Filter by kind of reward, with 200 at most (ACTREP-36, ACTREP-37). */
export function TypologyFilter(field: FilterChoice) {
  const { t } = useTranslation('redemptions');
  return (
    <OptionsFilter {...field} options={TYPOLOGIES} label={t('typology')} all={t('typology_all')} withNone />
  );
}
