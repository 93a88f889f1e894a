import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserDashboardScreenDocument } from '../../../../operations/advertisers/advertisers/AdvertiserDashboardScreen.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { RedemptionsChart } from '../../../foundation/charts/RedemptionsChart.tsx';
import { usePeriod } from '../../../foundation/charts/usePeriod.ts';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { Columns } from '../../../kit/layout/Stack.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { advertiserDashboardRoute } from '../../../routes/advertisers.ts';
import { AdvertiserList } from './AdvertiserList.tsx';
import { useAdvertiserList } from './advertiserList.ts';
import { alertVariables, FIRST_ALERTS } from './alertView.ts';
import { Notifications } from './Notifications.tsx';

const PARTS = {
  stats: ['period'],
  alerts: ['alertFilter', 'alertPage'],
  advertisers: ['filter', 'sort', 'page'],
};

/** Home of people with several advertisers: chart, notifications (viewAlerts) and the list, each with its own error. */
export function AdvertiserDashboardScreen() {
  const { t } = useTranslation('advertisers');
  const withAlerts = useCan()('viewAlerts');
  const { list, variables } = useAdvertiserList(advertiserDashboardRoute.path);
  const period = usePeriod();
  const [alertView, setAlertView] = useState(FIRST_ALERTS);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(
    AdvertiserDashboardScreenDocument,
    { ...variables, ...alertVariables(alertView), period: period.filter, withAlerts },
    { parts: PARTS },
  );
  return (
    <Screen title={t('title')}>
      <ActivityRow
        chart={
          <RedemptionsChart
            stats={data?.stats}
            period={period}
            error={errorAt('stats')}
            isLoading={isLoading}
            onRetry={refetch}
          />
        }
        notifications={
          withAlerts && (
            <Notifications
              namesAdvertiser
              alerts={data?.alerts}
              view={alertView}
              onView={setAlertView}
              error={errorAt('alerts')}
              isLoading={isLoading}
              onRetry={refetch}
            />
          )
        }
      />
      <AdvertiserList
        page={data?.advertisers}
        list={list}
        error={errorAt('advertisers')}
        isLoading={isLoading}
        onRetry={refetch}
      />
    </Screen>
  );
}

/** Chart and notifications share a row; without notifications the chart fills it (ALERT-6). */
function ActivityRow({ chart, notifications }: { chart: ReactElement; notifications: ReactElement | false }) {
  if (!notifications) return chart;
  return (
    <Columns shape="wide">
      {chart}
      {notifications}
    </Columns>
  );
}
