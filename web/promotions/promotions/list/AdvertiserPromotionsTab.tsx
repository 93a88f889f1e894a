import { useTranslation } from 'react-i18next';
import { AdvertiserPromotionsTabDocument } from '../../../../operations/promotions/promotions/AdvertiserPromotionsTab.generated.ts';
import {
  type PromotionRowFragment,
  PromotionRowFragmentDoc,
} from '../../../../operations/promotions/promotions/PromotionListScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { ListPanel } from '../../../kit/list/ListPanel.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { promotionRoute } from '../../../routes/promotions.ts';
import { NewPromotionButton } from '../../shared/NewPromotionButton.tsx';
import { ADVERTISER_PROMOTIONS, promotionFilter } from './promotionList.ts';
import { usePromotionColumns } from './usePromotionColumns.tsx';
import { usePromotionFilters } from './usePromotionFilters.ts';

/** Promotions of one advertiser, and the button for a new one if it is allowed (PROMOLIST-2, PROMOLIST-15, ADV-19). */
export function AdvertiserPromotionsTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('promotions');
  const list = useList(ADVERTISER_PROMOTIONS);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserPromotionsTabDocument, {
    id: advertiserId,
    filter: promotionFilter(list.sent),
    sort: list.sortInput,
    page: list.pageInput,
  });
  const promotions = data?.advertiser?.promotions;
  const isDisabled = data?.advertiser?.status === 'disabled';
  return (
    <ListPanel<PromotionRowFragment>
      title={t('list_title')}
      subtitle={isDisabled ? t('advertiser_disabled_text') : t('days_hint')}
      actions={!isDisabled && <NewPromotionButton advertiserId={advertiserId} />}
      list={list}
      words={t}
      page={promotions?.page}
      rows={promotions && readFragment(PromotionRowFragmentDoc, promotions.items)}
      isLoading={isLoading}
      error={errorAt('advertiser.promotions')}
      onRetry={refetch}
      columns={usePromotionColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => promotionRoute.href({ advertiserId, promotionId: id })}
      filters={usePromotionFilters(list)}
    />
  );
}
