import { useTranslation } from 'react-i18next';
import { NotificationsFragmentDoc } from '../../../../operations/advertisers/alerts/Notifications.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import type { CallFailure } from '../../../data/failures/callError.ts';
import { classes } from '../../../kit/classes.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { TextSkeleton } from '../../../kit/feedback/skeletons.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Tabs } from '../../../kit/layout/Tabs.tsx';
import { Pagination } from '../../../kit/table/Pagination.tsx';
import { ALERT_TABS, type AlertView } from './alertView.ts';
import { NotificationItem } from './NotificationItem.tsx';
import css from './Notifications.module.css';

export interface NotificationsProps {
  alerts: FragmentOf<typeof NotificationsFragmentDoc> | null | undefined;
  view: AlertView;
  onView: (view: AlertView) => void;
  error: CallFailure | null;
  isLoading: boolean;
  onRetry: () => void;
  /** Set when alerts of several advertisers are shown together, beside the chart. */
  namesAdvertiser?: boolean;
}

/** Alerts by severity, one tab each with its count; for holders of viewAlerts. */
export function Notifications(props: NotificationsProps) {
  const { alerts: ref, view, onView, error, isLoading, onRetry, namesAdvertiser = false } = props;
  const { t } = useTranslation('alerts');
  const alerts = readFragment(NotificationsFragmentDoc, ref);
  const countOf = (tab: AlertView['severity']) => (alerts ? alerts.counts[tab] : error ? undefined : null);
  return (
    <Panel title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={ALERT_TABS.map((id) => ({ id, label: t(id), count: countOf(id) }))}
        selected={view.severity}
        onSelect={(id) => onView({ severity: ALERT_TABS.find((tab) => tab === id) ?? 'blocker', page: 1 })}
      >
        <div
          className={classes(css.place, namesAdvertiser && css.beside)}
          aria-busy={isLoading || (!alerts && !error)}
        >
          <div className={css.scroll}>
            {!alerts && error && <ErrorBlock name={t('title')} error={error} onRetry={onRetry} />}
            {!alerts && !error && <TextSkeleton lines={5} />}
            {alerts?.items.length === 0 && (
              <EmptyState icon="bell" title={t('empty')}>
                {t(`empty_${view.severity}`)}
              </EmptyState>
            )}
            {alerts && alerts.items.length > 0 && (
              <ul className={css.list} data-stale={isLoading}>
                {alerts.items.map((alert) => (
                  <NotificationItem key={alert.id} alert={alert} namesAdvertiser={namesAdvertiser} />
                ))}
              </ul>
            )}
          </div>
          {alerts && alerts.page.totalPages > 1 && (
            <Pagination label={t('title')} page={alerts.page} onPage={(page) => onView({ ...view, page })} />
          )}
        </div>
      </Tabs>
    </Panel>
  );
}
