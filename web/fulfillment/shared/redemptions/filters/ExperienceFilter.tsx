import { useTranslation } from 'react-i18next';
import { ExperienceFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/ExperienceFilter.generated.ts';
import { type FilterChoice, filterOptions, OptionsFilter } from './OptionsFilter.tsx';

export const EXPERIENCES = filterOptions({
  document: ExperienceFilterDocument,
  pages: 1,
  listOf: ({ experiences }) => experiences && { items: experiences },
});

/** Filter by experience. */
export function ExperienceFilter(field: FilterChoice) {
  const { t } = useTranslation('redemptions');
  return <OptionsFilter {...field} options={EXPERIENCES} label={t('experience')} all={t('experience_all')} />;
}
