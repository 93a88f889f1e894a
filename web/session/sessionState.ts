import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

const isExpired = slice(() => false);
const waiting = slice<readonly (() => void)[]>(() => []);
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

/** Says that the session is over, and waits for the next one, of the same person: what was asked goes out then. */
export function untilSignedIn(): Promise<void> {
  expireSession();
  return new Promise((goOn) => waiting.write([...waiting.read(), goOn]));
}

/** The same person is signed in again: the dialog closes, and what waited goes out, each call once. */
export function resumeSession(): void {
  isExpired.write(false);
  const calls = waiting.read();
  waiting.write([]);
  for (const goOn of calls) goOn();
}

/** True while the session is over, until its person has signed in again. */
export function useIsSessionExpired(): boolean {
  return useSyncExternalStore(isExpired.subscribe, isExpired.read);
}
