import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import css from './TextLink.module.css';

/** A link within text. `href` is a hash link or an address. */
export function TextLink({
  href,
  newTab,
  children,
}: {
  href: string;
  newTab?: boolean | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  return (
    <Link
      href={href}
      className={css.link ?? ''}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTab && <Icon name="external" size={12} label={t('new_tab')} className={css.external} />}
    </Link>
  );
}
