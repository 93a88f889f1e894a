import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { homeRoute } from '../../routes/session.ts';
import css from './SessionPage.module.css';
import { SessionActions, SessionPage } from './SessionPage.tsx';

/** The end of a sign-in beside a form: the tab closes itself. Where the browser does not allow that, it says that it may be closed. */
export function SignedInInOtherTabScreen() {
  const { t } = useTranslation('session');
  useEffect(() => window.close(), []);
  return (
    <SessionPage title={t('signed_in_beside')}>
      <p>{t('signed_in_beside_text')}</p>
      <SessionActions>
        <a href={homeRoute.href()} className={css.link}>
          {t('to_home')}
        </a>
      </SessionActions>
    </SessionPage>
  );
}
