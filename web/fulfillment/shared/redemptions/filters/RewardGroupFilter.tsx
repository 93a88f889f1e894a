import { useTranslation } from 'react-i18next';
import { RewardGroupFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/RewardGroupFilter.generated.ts';
import { type FilterChoice, filterOptions, OptionsFilter } from './OptionsFilter.tsx';

export const REWARD_GROUPS = filterOptions({
  document: RewardGroupFilterDocument,
  pages: 1,
  listOf: ({ rewardGroups }) => rewardGroups,
});

/** Filter by reward group (ACTREP-36). */
export function RewardGroupFilter(field: FilterChoice) {
  const { t } = useTranslation('redemptions');
  return (
    <OptionsFilter {...field} options={REWARD_GROUPS} label={t('reward_group')} all={t('reward_group_all')} />
  );
}
