import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from '../redis/redis.ts';
import { type CookieCipher, cookieCipher } from './cookieCipher.ts';
import { SessionEnded } from './issuer.ts';
import { inMemoryRefreshStore, KEPT_MS, type RefreshStore } from './refreshStore.ts';
import type { StoredSession } from './sessionCookie.ts';

/** Milliseconds after which a gateway that began a refresh counts as dead; a living one renews its lease three times as often. */
const LEASE_MS = 3_000;
/** Milliseconds between two checks of a refresh that another gateway has begun. */
const LOOK_MS = 25;

const RUNNING = 'running';
const ENDED = 'ended';

/** The store of several gateways. Redis only contains sessions as encrypted cookies; while it is unavailable, each gateway refreshes by itself. */
export function sharedRefreshStore(
  redis: Redis,
  { sessionKey, leaseMs = LEASE_MS }: { sessionKey: string; leaseMs?: number },
): RefreshStore {
  const own = inMemoryRefreshStore();
  const cipher = cookieCipher(sessionKey, 'refresh');
  return {
    once: (key, refresh) =>
      own.once(key, () => onceForAll({ redis, cipher, key: `guerdon:refresh:${key}`, leaseMs }, refresh)),
  };
}

interface Shared {
  redis: Redis;
  cipher: CookieCipher;
  key: string;
  leaseMs: number;
}

async function onceForAll(shared: Shared, refresh: () => Promise<StoredSession>): Promise<StoredSession> {
  const { redis, cipher, key, leaseMs } = shared;
  for (;;) {
    let stored: string | null;
    try {
      if (await redis.setNew({ key, value: RUNNING, ms: leaseMs })) return lead(shared, refresh);
      stored = await redis.get(key);
    } catch {
      return refresh();
    }
    if (stored === ENDED) throw new SessionEnded();
    if (stored !== null && stored !== RUNNING) {
      const session = cipher.decrypt(stored) as StoredSession | null;
      return session ?? refresh();
    }
    await pause(LOOK_MS);
  }
}

/** Refreshes the session for all gateways. An ended session is a shared answer too; after any other failure, the next caller retries. */
async function lead(
  { redis, cipher, key, leaseMs }: Shared,
  refresh: () => Promise<StoredSession>,
): Promise<StoredSession> {
  const living = setInterval(() => {
    redis.set({ key, value: RUNNING, ms: leaseMs }).catch(() => undefined);
  }, leaseMs / 3);
  const tell = (value: string) => redis.set({ key, value, ms: KEPT_MS }).catch(() => undefined);
  try {
    const session = await refresh().finally(() => clearInterval(living));
    await tell(cipher.encrypt(session));
    return session;
  } catch (error) {
    if (error instanceof SessionEnded) await tell(ENDED);
    else await redis.delete(key).catch(() => undefined);
    throw error;
  }
}
