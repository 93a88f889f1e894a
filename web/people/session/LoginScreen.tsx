import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goToLoginOnce, loginAddress, rememberIntended } from '../../session/session.ts';
import { SessionPage } from './SessionPage.tsx';

/** The screen for a visitor without a session (AUTH-2): the redirect to the sign-in, with a link in case the redirect does not happen. */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const [address] = useState(() => {
    rememberIntended();
    return loginAddress();
  });
  useEffect(() => void goToLoginOnce(), []);
  const [before, link, after] = t('login_manual').split(/<\/?1>/);
  return (
    <SessionPage title={t('log_in')}>
      <p>
        {before}
        <a href={address}>{link}</a>
        {after}
      </p>
    </SessionPage>
  );
}
