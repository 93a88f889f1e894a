import { useSyncExternalStore } from 'react';
import type { CallFailure } from './callError.ts';

let shown: CallFailure | null = null;
const listeners = new Set<() => void>();

function set(failure: CallFailure | null): void {
  shown = failure;
  for (const listener of listeners) listener();
}

/** Opens the shared error dialog for a failed call (SHELL-28); a session that is over has a dialog of its own. */
export function showFailedCall(failure: CallFailure): void {
  if (failure.code !== 'UNAUTHENTICATED') set(failure);
}

/** Opens it for a change that was refused as things stand, with the service's own sentence. */
export function showRefused({ code, message }: { code: string; message: string }): void {
  showFailedCall({ status: 409, code, message });
}

/** Closes the shared error dialog. */
export function closeFailedCall(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The failed call the dialog shows now; null when it is closed. */
export function useFailedCall(): CallFailure | null {
  return useSyncExternalStore(subscribe, () => shown);
}
