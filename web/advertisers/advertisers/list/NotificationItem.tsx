import { useTranslation } from 'react-i18next';
import type { NotificationsFragment } from '../../../../operations/advertisers/alerts/Notifications.generated.ts';
import { TextLink } from '../../../kit/actions/TextLink.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { currentUrl, pathOf } from '../../../navigation/hashLocation.ts';
import css from './Notifications.module.css';

export interface NotificationItemProps {
  alert: NotificationsFragment['items'][number];
  /** Names the advertiser of the alert: not needed if only one advertiser's alerts are shown. */
  namesAdvertiser: boolean;
}

/** One alert: its sentence, a link to its remedy, and since when it holds. */
export function NotificationItem({ alert, namesAdvertiser }: NotificationItemProps) {
  const { t } = useTranslation('alerts');
  const href = elsewhere(hashLink(alert.relatedUrl));
  return (
    <li className={css.item}>
      <span>{href ? <TextLink href={href}>{alert.message}</TextLink> : alert.message}</span>
      <span className={css.since}>
        {namesAdvertiser && alert.advertiser && `${alert.advertiser.name} · `}
        {t('since')} <DateText iso={alert.since} />
      </span>
    </li>
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
