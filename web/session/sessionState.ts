import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

const isExpired = slice(() => false);
const waiting = slice<readonly (() => void)[]>(() => []);
const holdsChange = slice(() => false);
const end = slice<number | null>(() => null);

/** Stores the end of a session that cannot be renewed (milliseconds since 1970); null for one that can. */
export function noteSessionEnd(endsAt: number | null): void {
  if (end.read() !== endsAt) end.write(endsAt);
}

/** The end of a session that cannot be renewed; otherwise null. */
export function useSessionEnd(): number | null {
  return useSyncExternalStore(end.subscribe, end.read);
}

/** Reports that the session is over; the session-expired dialog opens over the current screen (AUTH-5). */
export function expireSession(): void {
  if (!isExpired.read()) isExpired.write(true);
}

/**
 * Reports that the session is over, and waits for the next session of the same person: waiting calls are sent then. `isChange`: the call saves
 * something, so the person is told that it waits.
 */
export function untilSignedIn(isChange: boolean): Promise<void> {
  if (isChange) holdsChange.write(true);
  expireSession();
  return new Promise((goOn) => waiting.write([...waiting.read(), goOn]));
}

/** The same person is signed in again: the dialog closes, and each waiting call is sent once. */
export function resumeSession(): void {
  isExpired.write(false);
  holdsChange.write(false);
  const calls = waiting.read();
  waiting.write([]);
  for (const goOn of calls) goOn();
}

/** True while a change waits for the next session. */
export function useHoldsChange(): boolean {
  return useSyncExternalStore(holdsChange.subscribe, holdsChange.read);
}

/** True from the end of the session until its person has signed in again. */
export function useIsSessionExpired(): boolean {
  return useSyncExternalStore(isExpired.subscribe, isExpired.read);
}
