import { useSyncExternalStore } from 'react';

let expired = false;
const listeners = new Set<() => void>();

/** Says that the session is over; the session-expired dialog opens over whatever is shown (AUTH-5). */
export function expireSession(): void {
  if (expired) return;
  expired = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True once the session is over. Only a new sign-in, which loads the page anew, ends that. */
export function useIsSessionExpired(): boolean {
  return useSyncExternalStore(subscribe, () => expired);
}
