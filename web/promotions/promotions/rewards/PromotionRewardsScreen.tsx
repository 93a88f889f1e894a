import { useTranslation } from 'react-i18next';
import {
  EditedRewardFragmentDoc,
  PromotionRewardsScreenDocument,
} from '../../../../operations/promotions/promotions/PromotionRewardsScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { MissingPart } from '../../../foundation/forms/ScreenBoundary.tsx';
import { NotFound } from '../../../kit/feedback/NotFound.tsx';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { PanelSkeleton } from '../../../kit/loading/skeletons.tsx';
import { promotionRoute } from '../../../routes/promotions.ts';
import { PromotionRewardsForm } from './PromotionRewardsForm.tsx';

/** Without the advertiser's data the chooser shows every currency. */
const UNKNOWN_ADVERTISER = { organizationId: null, billingCurrency: '' };

interface Place {
  advertiserId: string;
  promotionId: string;
}

/** Editor of a promotion's rewards (WIZREW-1, WIZREW-8). Disabled ones are not in the cart (WIZREW-9). */
export function PromotionRewardsScreen({ advertiserId, promotionId }: Place) {
  const { t } = useTranslation('promotionEdit');
  const query = useScreenQuery(PromotionRewardsScreenDocument, { id: promotionId });
  const back = { href: promotionRoute.href({ advertiserId, promotionId }), label: t('promotion') };
  const promotion = query.data?.promotion;
  if (promotion?.advertiserId === advertiserId && promotion.first && promotion.second) {
    const rewards = readFragment(EditedRewardFragmentDoc, [
      ...promotion.first.items,
      ...promotion.second.items,
    ]);
    return (
      <PromotionRewardsForm
        key={promotionId}
        promotion={{ id: promotionId, advertiserId, name: promotion.name, version: promotion.version }}
        advertiser={promotion.advertiser ?? UNKNOWN_ADVERTISER}
        experience={promotion.experience}
        rewards={rewards}
      />
    );
  }
  return (
    <Screen title={t('rewards_title')} back={back}>
      {promotion && promotion.advertiserId !== advertiserId ? (
        <NotFound back={back} />
      ) : (
        <MissingPart
          query={query}
          at={promotion ? 'promotion.first' : 'promotion'}
          name={t('rewards_title')}
          skeleton={<PanelSkeleton height={480} />}
          back={back}
        />
      )}
    </Screen>
  );
}
