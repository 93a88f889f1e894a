import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { hasUnsaved } from '../../navigation/leaving.ts';
import { askSession } from '../../session/session.ts';
import { useIsSessionExpired, useSessionEnd } from '../../session/sessionState.ts';
import { SignInBesideLink } from './SessionExpiredDialog.tsx';

/** Milliseconds before the end of a session when the person is asked to sign in again. */
const WARNING_MS = 120_000;

/**
 * Asks for a new sign-in before a session ends that cannot be renewed: in another tab, so that what was typed stays. Back in this one, the new end is
 * known and the dialog is gone.
 */
export function SessionEndsSoonDialog() {
  const { t } = useTranslation('session');
  const endsAt = useSessionEnd();
  const isExpired = useIsSessionExpired();
  const [seen, setSeen] = useState<number | null>(null);
  const isSoon = useIsPast(endsAt === null ? null : endsAt - WARNING_MS);
  const isOpen = isSoon && !isExpired && seen !== endsAt;
  useEffect(() => {
    if (!isOpen) return;
    const ask = () => void askSession().catch(() => undefined);
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setSeen(endsAt)}
      title={t('session_ends_soon')}
      actions={<SignInBesideLink />}
    >
      <p>{t(hasUnsaved() ? 'session_ends_soon_text' : 'session_ends_soon_unchanged')}</p>
    </Dialog>
  );
}

/** Returns true once a moment (milliseconds since 1970) has passed; always false for null. */
function useIsPast(moment: number | null): boolean {
  const [past, setPast] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setPast(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && past === moment;
}
