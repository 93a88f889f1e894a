import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';
import type { CallFailure } from './callError.ts';

const shown = slice<CallFailure | null>(() => null);

/** Opens the shared error dialog for a failed call (SHELL-28); a session that is over has a dialog of its own. */
export function showFailedCall(failure: CallFailure): void {
  if (failure.code !== 'UNAUTHENTICATED') shown.write(failure);
}

/** Opens it for a change that the current state does not allow, with the service's own message. */
export function showRefused({ code, message }: { code: string; message: string }): void {
  showFailedCall({ status: 409, code, message });
}

/** Closes the shared error dialog. */
export function closeFailedCall(): void {
  shown.write(null);
}

/** The failed call the dialog shows now; null when it is closed. */
export function useFailedCall(): CallFailure | null {
  return useSyncExternalStore(shown.subscribe, shown.read);
}
