import { useTranslation } from 'react-i18next';
import {
  type NotificationsFragment,
  NotificationsFragmentDoc,
} from '../../../../operations/advertisers/alerts/Notifications.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import type { CallFailure } from '../../../data/failures/callError.ts';
import { TextLink } from '../../../kit/actions/TextLink.tsx';
import { classes } from '../../../kit/classes.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Tabs } from '../../../kit/layout/Tabs.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { TextSkeleton } from '../../../kit/loading/skeletons.tsx';
import { Pagination } from '../../../kit/table/Pagination.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { currentUrl, pathOf } from '../../../navigation/hashLocation.ts';
import { ALERT_TABS, type AlertView } from './alertView.ts';
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
        <Stack
          gap={0}
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
        </Stack>
      </Tabs>
    </Panel>
  );
}

interface NotificationItemProps {
  alert: NotificationsFragment['items'][number];
  /** Names the advertiser of the alert: not needed if only one advertiser's alerts are shown. */
  namesAdvertiser: boolean;
}

/** One alert: its sentence, a link to its remedy, and since when it holds. */
function NotificationItem({ alert, namesAdvertiser }: NotificationItemProps) {
  const { t } = useTranslation('alerts');
  const href = elsewhere(hashLink(alert.relatedUrl));
  return (
    <Row
      as="li"
      gap={4}
      lineGap={1}
      align="baseline"
      justify="between"
      breaks="anywhere"
      className={css.item}
    >
      <span>{href ? <TextLink href={href}>{alert.message}</TextLink> : alert.message}</span>
      <Text tone="muted" size="small">
        {namesAdvertiser && alert.advertiser && `${alert.advertiser.name} · `}
        {t('since')} <DateText iso={alert.startedAt} />
      </Text>
    </Row>
  );
}

/** A link to the current screen would do nothing. */
function elsewhere(href: string | null): string | null {
  return href?.slice(1) === pathOf(currentUrl()) ? null : href;
}

/** Only addresses of this application are followed: `#/…` or `/…`, never an external address. */
function hashLink(url: string | null): string | null {
  const path = url?.replace(/^#/, '');
  return path?.startsWith('/') && !path.startsWith('//') ? `#${path}` : null;
}
