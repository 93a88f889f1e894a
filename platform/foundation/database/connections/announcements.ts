// Tells the other processes on a PostgreSQL server that work is waiting. Only a hint: who misses it finds the work by polling.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CHANNEL = 'guerdon_jobs';

/** Milliseconds within which further announcements are told as one, and after which a lost session is opened again. */
const TOGETHER = 20;
const AGAIN = 1000;

export interface Announcements {
  /** Tells the others: at once, and once more for all further calls within 20 ms. */
  tell(): void;
  /** Calls `listener` when another process told something, or may have while nobody listened; gives back how to stop it. */
  listen(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Opens announcements on a pool; the session that listens is opened with the first listener. It notifies after the commit and in a statement
 * of its own: inside the change's transaction, all commits of the database would wait for one another.
 */
export function openAnnouncements(pool: pg.Pool, connectionString: string): Announcements {
  const own = randomUUID();
  const listeners = new Set<() => void>();
  const ring = () => {
    for (const listener of listeners) listener();
  };
  let telling: NodeJS.Timeout | null = null;
  let isAgain = false;
  let session: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isClosed = false;

  function open(): void {
    retry = null;
    if (isClosed) return;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 1500,
      keepAlive: true,
      application_name: 'guerdon-listener',
    });
    session = client;
    const lost = () => {
      if (session !== client) return;
      session = null;
      void client.end().catch(() => {});
      retry = setTimeout(open, AGAIN);
      retry.unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => {
      if (payload !== own) ring();
    });
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(ring, lost);
  }

  const announcements: Announcements = {
    tell() {
      if (isClosed) return;
      isAgain = telling !== null;
      if (telling) return;
      void pool.query('select pg_notify($1, $2)', [CHANNEL, own]).catch(() => {});
      telling = setTimeout(() => {
        telling = null;
        if (isAgain) announcements.tell();
      }, TOGETHER);
      telling.unref();
    },
    listen(listener) {
      listeners.add(listener);
      if (!session && !retry) open();
      return () => void listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      if (telling) clearTimeout(telling);
      if (retry) clearTimeout(retry);
      const client = session;
      session = null;
      await client?.end().catch(() => {});
    },
  };
  return announcements;
}
