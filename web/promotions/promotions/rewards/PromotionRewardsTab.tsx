import { useTranslation } from 'react-i18next';
import {
  type PromotionRewardRowFragment,
  PromotionRewardRowFragmentDoc,
  PromotionRewardsTabDocument,
} from '../../../../operations/promotions/promotions/PromotionRewardsTab.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { OFFER_STATES, OFFER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { useFailedLoad } from '../../../data/failures/useFailedLoad.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { choiceField, searchField } from '../../../kit/list/filterFields.tsx';
import { ListPanel } from '../../../kit/list/ListPanel.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { PROMOTION_REWARDS, REWARD_SEARCH_DELAY_MS, rewardFilter } from './promotionRewards.ts';
import { usePromotionRewardColumns } from './usePromotionRewardColumns.tsx';

interface Props {
  advertiserId: string;
  promotionId: string;
}

/** The rewards of a promotion: their figures, and whether they are given (PROMO-10 … PROMO-16). */
export function PromotionRewardsTab({ advertiserId, promotionId }: Props) {
  const { t } = useTranslation(['promotions', 'errors']);
  const list = useList(PROMOTION_REWARDS);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(PromotionRewardsTabDocument, {
    id: promotionId,
    filter: rewardFilter(list.sent),
    sort: list.sortInput,
    page: list.pageInput,
  });
  const error = errorAt('promotion.rewards');
  useFailedLoad(t('rewards.title'), error, t('errors:modal_error_reward_no_available'));
  const promotion = data?.promotion;
  const columns = usePromotionRewardColumns({
    advertiserId,
    areChosenAmong: promotion?.flowSettings?.multipleRewards ?? false,
    onChanged: refetch,
  });
  return (
    <ListPanel<PromotionRewardRowFragment>
      title={t('rewards.title')}
      list={list}
      words={(word) => t(`rewards.${word}`)}
      page={promotion?.rewards?.page}
      rows={promotion?.rewards && readFragment(PromotionRewardRowFragmentDoc, promotion.rewards.items)}
      isLoading={isLoading}
      error={error}
      onRetry={refetch}
      columns={columns}
      rowKey={({ offerId }) => offerId}
      filters={[
        searchField(list.filter('search'), {
          label: t('rewards.search'),
          chip: t('rewards.search_chip'),
          delay: REWARD_SEARCH_DELAY_MS,
        }),
        choiceField(list.filter('status'), {
          label: t('rewards.status'),
          values: ['all', ...OFFER_STATUSES],
          labelOf: (status) => t(`rewards.status_${status}`),
        }),
        choiceField(list.filter('state'), {
          label: t('rewards.state'),
          values: ['all', ...OFFER_STATES],
          labelOf: (state) => t(`rewards.state_${state}`),
        }),
      ]}
    />
  );
}
