import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askWho, type SignedIn } from '../../data/client/askWho.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { hasUnsaved, leave } from '../../navigation/leaving.ts';
import {
  askSession,
  goToLogin,
  noteSessionOver,
  onSignInInOtherTab,
  openSignInBeside,
  signInBesideAddress,
  takeIntended,
} from '../../session/session.ts';
import { resumeSession, useHoldsChange, useIsSessionExpired } from '../../session/sessionState.ts';

/**
 * Opens when the session is over (AUTH-7). "Refresh" leads to the login, which comes back to this URL (AUTH-6, AUTH-8). Only where something was
 * typed or is being saved is a sign-in in another tab offered, which keeps it: the calls that wait go out then. `accountOf` is whose screen it
 * is; null where nobody's was loaded.
 */
export function SessionExpiredDialog({ accountOf }: { accountOf: () => SignedIn | null }) {
  const { t } = useTranslation('session');
  const isExpired = useIsSessionExpired();
  const holdsChange = useHoldsChange();
  const other = useSignInBeside(isExpired, accountOf);
  const own = accountOf()?.email;
  // The dialog covers the page: nothing is typed while it is open.
  const hasInput = holdsChange || hasUnsaved();
  return (
    <Dialog
      isOpen={isExpired}
      isAlert
      isBusy
      onClose={() => undefined}
      title={t('modal_error_session_expired')}
      actions={
        <>
          <Button variant={hasInput ? 'secondary' : 'primary'} onPress={() => leave(goToLogin)}>
            {t('refresh')}
          </Button>
          {hasInput && <SignInBesideLink />}
        </>
      }
    >
      <p>{t('session_expired_text')}</p>
      {other && <p>{t(hasInput ? 'signed_in_as_other' : 'signed_in_as_other_unchanged', { other, own })}</p>}
      {!other && hasInput && <p>{t('sign_in_beside_text')}</p>}
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
    return onSignInInOtherTab(() => void look().catch(() => undefined));
  }, [isExpired, accountOf]);
  return other;
}

/** Leads to the sign-in in another tab, which closes itself afterwards; where a script may open none, the link itself does. */
export function SignInBesideLink() {
  const { t } = useTranslation('session');
  return (
    <LinkButton variant="primary" href={signInBesideAddress()} newTab onPress={openSignInBeside}>
      {t('sign_in_again')}
    </LinkButton>
  );
}
