import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserFactsFragmentDoc,
  AdvertiserScreenDocument,
} from '../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { NotificationsFragmentDoc } from '../../../operations/advertisers/alerts/Notifications.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { RedemptionsChart } from '../../foundation/charts/RedemptionsChart.tsx';
import { usePeriod } from '../../foundation/charts/usePeriod.ts';
import { ExplainFigure } from '../../foundation/explain/ExplainFigure.tsx';
import { MissingPart } from '../../foundation/forms/ScreenBoundary.tsx';
import { type Fact, Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { WithAside } from '../../kit/layout/WithAside.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { Avatar } from '../../kit/values/Avatar.tsx';
import { Count } from '../../kit/values/Count.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { AdvertiserActions } from './AdvertiserActions.tsx';
import { AdvertiserTabs, type TabScreens } from './AdvertiserTabs.tsx';
import { KEPT_ADVERTISERS, useBackToList } from './list/advertiserList.ts';
import { alertVariables, FIRST_ALERTS } from './list/alertView.ts';
import { Notifications } from './list/Notifications.tsx';
import { AdvertiserBudgetAlerts } from './profile/AdvertiserBudgetAlerts.tsx';
import { AdvertiserDetails } from './profile/AdvertiserDetails.tsx';
import { AdvertiserProfile } from './profile/AdvertiserProfile.tsx';
import { OperatingCountries } from './profile/OperatingCountries.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';
import { TAB_DEFAULTS } from './tabs.ts';

const PARTS = {
  advertiser: ['id'],
  'advertiser.stats': ['id', 'period'],
  'advertiser.alerts': ['id', 'alertFilter', 'alertPage'],
};

/** One advertiser: its figures, its tabs, and beside them its notifications and facts; each part has its own error. */
export function AdvertiserScreen({ advertiserId, tabs }: { advertiserId: string; tabs: TabScreens }) {
  const { t } = useTranslation('advertisers');
  const can = useCan();
  const period = usePeriod();
  const [{ tab }] = useUrlQuery(TAB_DEFAULTS);
  const [alertView, setAlertView] = useState(FIRST_ALERTS);
  const variables = { id: advertiserId, period: period.filter, ...alertVariables(alertView) };
  const query = useScreenQuery(
    AdvertiserScreenDocument,
    { ...variables, withAlerts: can('viewAlerts') },
    { parts: PARTS },
  );
  const { data, isLoading, errorAt, refetch } = query;
  useEffect(KEPT_ADVERTISERS.leave, []);

  const back = useBackToList();
  const advertiser = data?.advertiser;
  if (!advertiser) {
    const part = { query, at: 'advertiser', name: t('advertiser'), back };
    return <MissingPart {...part} skeleton={<AdvertiserSkeleton back={back} />} />;
  }
  const { name, status, avatarUrl } = advertiser;
  const blockers = readFragment(NotificationsFragmentDoc, advertiser.alerts)?.counts.blocker ?? 0;
  const about = (
    <>
      <RedemptionsChart
        stats={advertiser.stats}
        period={period}
        error={errorAt('advertiser.stats')}
        isLoading={isLoading}
        onRetry={refetch}
        height={220}
      />
      {can('viewAlerts') && (
        <Notifications
          alerts={advertiser.alerts}
          view={alertView}
          onView={setAlertView}
          error={errorAt('advertiser.alerts')}
          isLoading={isLoading}
          onRetry={refetch}
        />
      )}
      {can('editAdvertisers') && <AdvertiserProfile advertiser={advertiser} />}
      <AdvertiserDetails advertiser={advertiser} />
      <AdvertiserBudgetAlerts advertiser={advertiser} />
      <OperatingCountries countries={advertiser.operatingCountries} onRetry={refetch} />
    </>
  );
  return (
    <Screen
      title={name}
      lead={<Avatar name={name} url={avatarUrl} size={40} />}
      badge={<StatusBadge status={status} label={t(`status_${status}`)} />}
      actions={<AdvertiserActions advertiserId={advertiserId} />}
      back={back}
    >
      <AdvertiserFacts advertiser={advertiser} />
      <WithAside
        asideTitle={t('about')}
        urgent={blockers > 0 ? t('blockers', { count: blockers }) : undefined}
        startsFolded={tab !== ''}
        aside={about}
      >
        <AdvertiserTabs advertiser={advertiser} screens={tabs} />
      </WithAside>
    </Screen>
  );
}

/** Currency and last week; balance and value only for holders of viewBudget. */
function AdvertiserFacts({ advertiser }: { advertiser: FragmentOf<typeof AdvertiserFactsFragmentDoc> }) {
  const { t } = useTranslation('advertisers');
  const canViewBudget = useCan()('viewBudget');
  const { id, balance, billingCurrency, last7Days } = readFragment(AdvertiserFactsFragmentDoc, advertiser);
  const facts: (Fact & { needsBudget?: boolean })[] = [
    {
      label: t('balance'),
      value: (
        <ExplainFigure advertiserId={id} figure="balance">
          <Money money={balance} />
        </ExplainFigure>
      ),
      needsBudget: true,
    },
    { label: t('currency'), value: billingCurrency },
    { label: t('redemptions_7_days'), value: <Count value={last7Days.redeemed} /> },
    { label: t('value_7_days'), value: <Money money={last7Days.totalFaceValue} />, needsBudget: true },
  ];
  return (
    <Panel>
      <Facts isFigures facts={facts.filter(({ needsBudget }) => !needsBudget || canViewBudget)} />
    </Panel>
  );
}

/** Skeleton of an advertiser, in the shape of its screen. */
function AdvertiserSkeleton({ back }: { back: { href: string; label: string } | undefined }) {
  const { t } = useTranslation('advertisers');
  const [{ tab }] = useUrlQuery(TAB_DEFAULTS);
  return (
    <Screen title={t('advertiser')} back={back}>
      <PanelSkeleton height={80} />
      <WithAside asideTitle={t('about')} aside={[330, 300, 260, 420].map(panelToCome)}>
        <TabSkeleton tab={tab} />
      </WithAside>
    </Screen>
  );
}

const panelToCome = (height: number) => <PanelSkeleton key={height} height={height} />;
