import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserScreenDocument } from '../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { NotificationsFragmentDoc } from '../../../operations/advertisers/alerts/Notifications.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { RedemptionsChart } from '../../foundation/charts/RedemptionsChart.tsx';
import { usePeriod } from '../../foundation/charts/usePeriod.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { WithAside } from '../../kit/layout/WithAside.tsx';
import { Avatar } from '../../kit/values/Avatar.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { AdvertiserActions } from './AdvertiserActions.tsx';
import { AdvertiserFacts } from './AdvertiserFacts.tsx';
import { AdvertiserSkeleton } from './AdvertiserSkeleton.tsx';
import { AdvertiserTabs, type TabScreens } from './AdvertiserTabs.tsx';
import { KEPT_ADVERTISERS, useBackToList } from './list/advertiserList.ts';
import { alertVariables, FIRST_ALERTS } from './list/alertView.ts';
import { Notifications } from './list/Notifications.tsx';
import { AdvertiserBudgetAlerts } from './profile/AdvertiserBudgetAlerts.tsx';
import { AdvertiserDetails } from './profile/AdvertiserDetails.tsx';
import { AdvertiserProfile } from './profile/AdvertiserProfile.tsx';
import { OperatingCountries } from './profile/OperatingCountries.tsx';
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
  const { data, isLoading, errorAt, refetch } = useScreenQuery(
    AdvertiserScreenDocument,
    { ...variables, withAlerts: can('viewAlerts') },
    { parts: PARTS },
  );
  useEffect(KEPT_ADVERTISERS.leave, []);

  const back = useBackToList();
  const advertiser = data?.advertiser;
  if (!advertiser) {
    const error = errorAt('advertiser');
    if (!data && !error) return <AdvertiserSkeleton back={back} />;
    return (
      <Screen title={t('advertiser')} back={back}>
        {error ? (
          <ErrorBlock name={t('advertiser')} error={error} onRetry={refetch} />
        ) : (
          <NotFound back={back} />
        )}
      </Screen>
    );
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
