import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { slice } from '../../browser/appState.ts';
import type { CallFailure, Remedy } from './callError.ts';

const currentFailure = slice<CallFailure | null>(() => null);

/**
 * Opens the shared error dialog for a failed call (SHELL-28); a session that is over has a dialog of its own. The dialog gives a forbidden
 * call the same text for every screen (PRODUCT-65), so no screen writes one.
 */
export function showFailedCall(failure: CallFailure): void {
  if (failure.code === 'UNAUTHENTICATED') {
    failure.onClose?.();
    return;
  }
  const before = currentFailure.read();
  currentFailure.write(failure);
  before?.onClose?.();
}

/** Opens it for a call without an answer; its primary button repeats the call. Resolves to whether the person wants that. */
export function wantsRepetition(failure: CallFailure): Promise<boolean> {
  return new Promise((resolve) => {
    const remedy = { label: i18next.t('kit:try_again'), run: () => resolve(true) };
    showFailedCall({ ...failure, remedy, onClose: () => resolve(false) });
  });
}

/**
 * Opens it for a change of something that was changed meanwhile, `isOwn` by the person's other tab; its primary button makes the change all the
 * same. Resolves to whether the person wants that.
 */
export function wantsStaleChange(isOwn: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    showFailedCall({
      status: 409,
      code: 'STALE',
      errorName: isOwn ? 'stale_own' : 'stale_version',
      message: i18next.t(isOwn ? 'kit:stale_own_change' : 'kit:stale_change'),
      remedy: { label: i18next.t('kit:stale_go_on'), run: () => resolve(true) },
      onClose: () => resolve(false),
    });
  });
}

/** Opens it for a change that the current state does not allow, with the service's own message. */
export function showRefused({ code, message }: { code: string; message: string }): void {
  showFailedCall({ status: 409, code, message, isReloadUseless: true });
}

/** Closes the shared error dialog. */
export function closeFailedCall(): void {
  const before = currentFailure.read();
  currentFailure.write(null);
  before?.onClose?.();
}

/** Closes it and does what helps. */
export function applyRemedy({ run }: Remedy): void {
  currentFailure.write(null);
  run();
}

/** The failed call the dialog shows now; null when it is closed. */
export function useFailedCall(): CallFailure | null {
  return useSyncExternalStore(currentFailure.subscribe, currentFailure.read);
}
