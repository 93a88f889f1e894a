import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/feedback/Dialog.tsx';
import { leave } from '../navigation/leaving.ts';
import { goToLogin, rememberIntended } from '../session/session.ts';
import { useIsSessionExpired } from '../session/sessionState.ts';

/** Opens when the session is over (AUTH-7); its one button leads to the login, which comes back to this URL (AUTH-6, AUTH-8). */
export function SessionExpiredDialog() {
  const { t } = useTranslation('session');
  const isExpired = useIsSessionExpired();
  useEffect(() => {
    if (isExpired) rememberIntended();
  }, [isExpired]);
  return (
    <Dialog
      isOpen={isExpired}
      isAlert
      isBusy
      onClose={() => undefined}
      title={t('modal_error_session_expired')}
      actions={
        <Button variant="primary" autoFocus onPress={() => leave(goToLogin)}>
          {t('refresh')}
        </Button>
      }
    >
      <p>{t('session_expired_text')}</p>
    </Dialog>
  );
}
