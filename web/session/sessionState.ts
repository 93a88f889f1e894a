import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

const isExpired = slice(() => false);

/** Says that the session is over; the session-expired dialog opens over whatever is shown (AUTH-5). */
export function expireSession(): void {
  if (!isExpired.read()) isExpired.write(true);
}

/** True once the session is over. Only a new sign-in, which loads the page anew, ends that. */
export function useIsSessionExpired(): boolean {
  return useSyncExternalStore(isExpired.subscribe, isExpired.read);
}
