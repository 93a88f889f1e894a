import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askWho, type SignedIn } from '../data/askWho.ts';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/feedback/Dialog.tsx';
import { leave } from '../navigation/leaving.ts';
import { askSession, goToLogin, noteSessionOver, onSignInBeside, takeIntended } from '../session/session.ts';
import { resumeSession, useIsSessionExpired } from '../session/sessionState.ts';
import { SignInBesideLink } from './SignInBesideLink.tsx';

/**
 * Opens when the session is over (AUTH-7). Signing in in another tab keeps what was typed here: the calls that wait go out then. "Refresh" leads to
 * the login, which comes back to this URL (AUTH-6, AUTH-8). `accountOf` is whose screen it is; null where nobody's was loaded.
 */
export function SessionExpiredDialog({ accountOf }: { accountOf: () => SignedIn | null }) {
  const { t } = useTranslation('session');
  const isExpired = useIsSessionExpired();
  const other = useSignInBeside(isExpired, accountOf);
  return (
    <Dialog
      isOpen={isExpired}
      isAlert
      isBusy
      onClose={() => undefined}
      title={t('modal_error_session_expired')}
      actions={
        <>
          <Button onPress={() => leave(goToLogin)}>{t('refresh')}</Button>
          <SignInBesideLink />
        </>
      }
    >
      <p>{t('session_expired_text')}</p>
      <p>{other ? t('signed_in_as_other', { other, own: accountOf()?.email }) : t('sign_in_beside_text')}</p>
    </Dialog>
  );
}

/** While the session is over, watches for a sign-in elsewhere, and goes on with the same person's; answers the e-mail of another one. */
function useSignInBeside(isExpired: boolean, accountOf: () => SignedIn | null): string | null {
  const [other, setOther] = useState<string | null>(null);
  useEffect(() => {
    if (!isExpired) return setOther(null);
    noteSessionOver();
    const look = async () => {
      const now = (await askSession()) ? await askWho() : null;
      const own = accountOf();
      if (now && own && now.accountId !== own.accountId) setOther(now.email);
      else if (now) {
        takeIntended();
        resumeSession();
      }
    };
    return onSignInBeside(() => void look().catch(() => undefined));
  }, [isExpired, accountOf]);
  return other;
}
