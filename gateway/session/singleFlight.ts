// One refresh per session, however many requests ask; its result is kept for those that still bear the old cookie.
import type { StoredSession } from './sessionCookie.ts';

/** What several gateways would share; here it is the memory of one process. */
export interface RefreshStore {
  /** Runs `refresh` once for all who ask with this key at the same time and for `keptMs` after it succeeded. */
  once(key: string, refresh: () => Promise<StoredSession>): Promise<StoredSession>;
}

/** Keeps results 30 s; a failure is not kept. */
export function refreshesInMemory(keptMs = 30_000): RefreshStore {
  const running = new Map<string, Promise<StoredSession>>();
  return {
    once(key, refresh) {
      const known = running.get(key);
      if (known) return known;
      const result = refresh();
      running.set(key, result);
      result.then(
        () => setTimeout(() => running.delete(key), keptMs).unref(),
        () => running.delete(key),
      );
      return result;
    },
  };
}
