import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

const isExpired = slice(() => false);
const end = slice<number | null>(() => null);

/** Keeps when a session ends that cannot be renewed (milliseconds since 1970); null for one that can. */
export function noteSessionEnd(endsAt: number | null): void {
  if (end.read() !== endsAt) end.write(endsAt);
}

/** When the session ends, where it cannot be renewed; else null. */
export function useSessionEnd(): number | null {
  return useSyncExternalStore(end.subscribe, end.read);
}

/** Says that the session is over; the session-expired dialog opens over whatever is shown (AUTH-5). */
export function expireSession(): void {
  if (!isExpired.read()) isExpired.write(true);
}

/** True once the session is over. Only a new sign-in, which loads the page anew, ends that. */
export function useIsSessionExpired(): boolean {
  return useSyncExternalStore(isExpired.subscribe, isExpired.read);
}
