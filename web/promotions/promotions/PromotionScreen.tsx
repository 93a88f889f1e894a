import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PromotionActionsFragmentDoc,
  PromotionScreenDocument,
} from '../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { AdvertiserLink } from '../../advertisers/shared/AdvertiserLink.tsx';
import { useFailedLoad } from '../../data/failures/useFailedLoad.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { RedemptionsChart } from '../../foundation/charts/RedemptionsChart.tsx';
import { usePeriod } from '../../foundation/charts/usePeriod.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Columns } from '../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { promotionRewardsRoute, promotionSettingsRoute } from '../../routes/promotions.ts';
import { DuplicatePromotion } from '../shared/DuplicatePromotion.tsx';
import { PromotionDays } from './calendar/PromotionDays.tsx';
import { KEPT_PROMOTIONS } from './list/promotionList.ts';
import { PromotionCreated } from './PromotionCreated.tsx';
import { PromotionDispatchesTab } from './PromotionDispatchesTab.tsx';
import { PromotionFigures } from './PromotionFigures.tsx';
import { PromotionStanding } from './PromotionStanding.tsx';
import { PromotionStatusMenu } from './PromotionStatusMenu.tsx';
import { PromotionTabs } from './PromotionTabs.tsx';
import { PromotionRewardsTab } from './rewards/PromotionRewardsTab.tsx';
import { PromotionLaunch } from './settings/PromotionLaunch.tsx';
import { PromotionSettings } from './settings/PromotionSettings.tsx';
import { usePromotionActions } from './usePromotionActions.ts';

const PARTS = { promotion: ['id'], 'promotion.stats': ['id', 'period'] };

/** Approximate height of the redemptions tab, in pixels. */
const TAB_HEIGHT = 760;

/** One promotion: its days and status, the figures of its redemptions, its rewards and its settings (PROMO-1, PROMO-24). */
export function PromotionScreen({
  advertiserId,
  promotionId,
  RedemptionsTab,
}: {
  advertiserId: string;
  promotionId: string;
  /** The tab of its redemptions; not offered if absent. */
  RedemptionsTab?: ComponentType<{ promotionId: string }>;
}) {
  const { t } = useTranslation(['promotions', 'errors']);
  const period = usePeriod();
  const query = useScreenQuery(
    PromotionScreenDocument,
    { id: promotionId, period: period.filter },
    { parts: PARTS },
  );
  const { data, isLoading, errorAt, refetch } = query;
  const error = errorAt('promotion');
  useFailedLoad(t('promotion'), error, t('errors:modal_error_promotion_api_call'));
  useEffect(KEPT_PROMOTIONS.leave, []);
  const back = { href: KEPT_PROMOTIONS.href(), label: t('list_title') };
  // A promotion under another advertiser's address counts as not found.
  const currentPromotion = data?.promotion?.advertiserId === advertiserId ? data.promotion : null;
  return (
    <Screen
      title={currentPromotion?.name ?? t('promotion')}
      back={back}
      {...(currentPromotion && {
        badge: <PromotionStanding status={currentPromotion.status} state={currentPromotion.state} />,
        subtitle: (
          <>
            <AdvertiserLink advertiserId={advertiserId}>{currentPromotion.advertiserName}</AdvertiserLink> ·{' '}
            <PromotionDays start={currentPromotion.startsAt} end={currentPromotion.endsAt} /> (
            {t('los_angeles')})
          </>
        ),
        actions: (
          <>
            <PromotionActions promotion={currentPromotion} />
            <DuplicatePromotion promotion={currentPromotion} />
            <Can ability="editPromotions">
              <PromotionStatusMenu promotion={currentPromotion} advertiserId={advertiserId} />
            </Can>
          </>
        ),
      })}
    >
      <ScreenBoundary
        query={query}
        at="promotion"
        value={currentPromotion}
        name={t('promotion')}
        skeleton={<PromotionSkeleton />}
        back={back}
      >
        {(promotion) => (
          <>
            <PromotionCreated promotion={promotion} />
            <PromotionLaunch promotion={promotion} />
            <Columns>
              <PromotionFigures promotion={promotion} />
              <RedemptionsChart
                stats={promotion.stats}
                period={period}
                error={errorAt('promotion.stats')}
                isLoading={isLoading}
                onRetry={refetch}
                height={220}
              />
            </Columns>
            <PromotionTabs
              screens={{
                rewards: () => <PromotionRewardsTab advertiserId={advertiserId} promotionId={promotion.id} />,
                settings: () => <PromotionSettings promotion={promotion} />,
                batches: () => <PromotionDispatchesTab promotion={promotion} />,
                ...(RedemptionsTab && {
                  redemptions: () => (
                    <Suspense fallback={<PanelSkeleton height={TAB_HEIGHT} />}>
                      <RedemptionsTab promotionId={promotion.id} />
                    </Suspense>
                  ),
                }),
              }}
            />
          </>
        )}
      </ScreenBoundary>
    </Screen>
  );
}

const EDITS = [
  { id: 'edit_rewards', route: promotionRewardsRoute },
  { id: 'edit_settings', route: promotionSettingsRoute },
] as const;

/** The actions on a promotion, and links to its editors (PROMO-21, PROMO-22, PROMO-23). */
function PromotionActions({ promotion: ref }: { promotion: FragmentOf<typeof PromotionActionsFragmentDoc> }) {
  const { t } = useTranslation('promotions');
  const can = useCan();
  const { id: promotionId, advertiserId } = readFragment(PromotionActionsFragmentDoc, ref);
  const place = { advertiserId, promotionId };
  const actions = usePromotionActions(ref);
  const edits = can('editPromotions') ? EDITS : [];
  const [only, ...others] = actions;
  return (
    <>
      {only && others.length === 0 && <LinkButton href={only.href}>{t(`action_${only.id}`)}</LinkButton>}
      {others.length > 0 && (
        <MenuButton
          label={t('actions')}
          placement="bottom end"
          entries={actions.map(({ id, href }) => ({ id, label: t(`action_${id}`), href }))}
        />
      )}
      {edits.length > 0 && (
        <MenuButton
          label={t('edit')}
          placement="bottom end"
          entries={edits.map(({ id, route }) => ({ id, label: t(id), href: route.href(place) }))}
        />
      )}
    </>
  );
}

/** Skeleton of a promotion: summary and chart, and its tabs. */
function PromotionSkeleton() {
  return (
    <>
      <Columns>
        <PanelSkeleton height={290} />
        <PanelSkeleton height={290} />
      </Columns>
      <PanelSkeleton height={420} />
    </>
  );
}
