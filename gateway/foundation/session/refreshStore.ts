import type { StoredSession } from './sessionCookie.ts';

/** Milliseconds for which a result serves requests that still have the old cookie. */
export const KEPT_MS = 30_000;

/** Lets requests that refresh the same session share one refresh. Several gateways share refreshes through `sharedRefreshStore`. */
export interface RefreshStore {
  /** Runs `refresh` once for all callers with this key, while it runs and for some time after it succeeded. */
  once(key: string, refresh: () => Promise<StoredSession>): Promise<StoredSession>;
}

/** The store of a single process. Failures are not kept. */
export function inMemoryRefreshStore(): RefreshStore {
  const running = new Map<string, Promise<StoredSession>>();
  return {
    once(key, refresh) {
      const pending = running.get(key);
      if (pending) return pending;
      const result = refresh();
      running.set(key, result);
      result.then(
        () => setTimeout(() => running.delete(key), KEPT_MS).unref(),
        () => running.delete(key),
      );
      return result;
    },
  };
}
