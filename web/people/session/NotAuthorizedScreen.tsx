import { useTranslation } from 'react-i18next';
import { homeRoute } from '../../routes/session.ts';
import { logOut } from '../../session/session.ts';
import css from './SessionPage.module.css';
import { SessionActions, SessionPage } from './SessionPage.tsx';

interface Props {
  /** The account has no role at all. */
  hasNoRoles?: boolean;
  isInShell?: boolean;
}

/** Says that this account may not see the page, or has no role at all (AUTH-9), and links to the home screen or, if that is the only way, to the logout (ROUTE-3). */
export function NotAuthorizedScreen({ hasNoRoles = false, isInShell = false }: Props) {
  const { t } = useTranslation('session');
  return (
    <SessionPage title={t(hasNoRoles ? 'no_roles_found' : 'not_authorized')} isInShell={isInShell}>
      <p>{t(hasNoRoles ? 'no_roles_text' : 'not_authorized_text')}</p>
      <SessionActions>
        {!hasNoRoles && (
          <a href={homeRoute.href()} className={css.button}>
            {t('to_home')}
          </a>
        )}
        <button type="button" className={hasNoRoles ? css.button : css.quiet} onClick={() => logOut()}>
          {t('log_out')}
        </button>
      </SessionActions>
    </SessionPage>
  );
}
