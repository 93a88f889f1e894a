import { useTranslation } from 'react-i18next';
import type { NotificationsFragment } from '../../../operations/alerts/Notifications.generated.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { currentUrl, pathOf } from '../../navigation/hashLocation.ts';
import css from './Notifications.module.css';

export interface NotificationItemProps {
  alert: NotificationsFragment['items'][number];
  /** Says whose alert it is: not needed where only one advertiser's are shown. */
  namesAdvertiser: boolean;
}

/** One alert: its sentence, leading to where something can be done about it, and since when it holds. */
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

/** A link to where one stands already would do nothing. */
function elsewhere(href: string | null): string | null {
  return href?.slice(1) === pathOf(currentUrl()) ? null : href;
}

/** Only a place of this application is followed: `#/…` or `/…`, never an address outside. */
function hashLink(url: string | null): string | null {
  const path = url?.replace(/^#/, '');
  return path?.startsWith('/') && !path.startsWith('//') ? `#${path}` : null;
}
