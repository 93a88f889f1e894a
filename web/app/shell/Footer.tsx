import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/Icon.tsx';
import type { Links } from './menu.ts';
import css from './Shell.module.css';
import type { Build } from './useShell.ts';

/** Copyright line and social link (SHELL-23, SHELL-24), with the version that is running. */
export function Footer({ links, build }: { links: Links; build: Build | null }) {
  const { t } = useTranslation('app');
  return (
    <footer className={css.footer}>
      <p>{t('copyright', { year: new Date().getFullYear() })}</p>
      {build && <p>{t('version', { version: build.version })}</p>}
      {links.social && (
        <a href={links.social} target="_blank" rel="noopener noreferrer">
          {t('follow_us')}
          <Icon name="external" size={12} label={t('new_tab')} />
        </a>
      )}
    </footer>
  );
}
