import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PlatformConfig } from '../../../config.ts';
import { type StreamCsv, streamByCopy, streamByCursor } from '../files/csvStreams.ts';
import { retryConflicts } from '../transactions/retryConflicts.ts';
import { type SessionControl, type TransactionKind, transact } from '../transactions/transact.ts';
import { outsideWork } from '../transactions/work.ts';
import { type Announcements, openAnnouncements } from './announcements.ts';
import { lockFolder } from './folderLock.ts';
import { openEmbeddedPool, openPool, type PostgresPool } from './postgresPool.ts';
import { requestsUrlOf } from './requestsUrl.ts';

/** The query interface, the same for both engines and inside or outside a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Read-only and repeatable: every statement sees the same snapshot, so figures and their entries always add up. */
export const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The embedded database or a PostgreSQL server, behind one interface. */
export interface Database {
  engine: 'pglite' | 'postgres';
  /** The raw handle: for migrations, sign-in, scope loading, search, demo data and health only. */
  db: Queries;
  /**
   * One transaction, repeated after a conflict (`retryConflicts`): `run` has no effect outside of it. On the embedded database nothing else runs
   * meanwhile: use `tx`, never `db`, inside.
   */
  transaction<T>(run: (tx: Queries) => Promise<T>, kind?: TransactionKind): Promise<T>;
  /**
   * Calls `listener` after each commit of a transaction that announced something, on a server also of other processes (a hint that may
   * be lost); gives back how to stop it.
   */
  onAnnounced(listener: () => void): () => void;
  /** Runs several statements that take no values, on one session that no statement time-out ends. */
  script(run: (db: Queries) => Promise<void>): Promise<void>;
  /** Opens the lines of a CSV file: one query at one moment, read as fast as the stream is. */
  streamCsv: StreamCsv;
  close(): Promise<void>;
}

const announcing = new WeakSet<Queries>();

/** Announces work that a transaction leaves, such as a queued job. Listeners are called after the commit. */
export function announce(tx: Queries): void {
  announcing.add(tx);
}

const databases = new WeakMap<Queries, object>();

/** Key of caches per database: the database of a transaction. */
export const databaseOf = (tx: Queries): object => databases.get(tx) ?? tx;

type Transact = Database['transaction'];

/** The two members of a database that have to do with commits; `transact` is how the engine runs one, `others` are the other processes. */
function transactions(
  transact: Transact,
  others?: Announcements,
): Pick<Database, 'transaction' | 'onAnnounced'> {
  const listeners = new Set<() => void>();
  const database = {};
  return {
    async transaction(run, kind) {
      let isAnnounced = false;
      const attempt = () =>
        transact(async (tx) => {
          databases.set(tx, database);
          const result = await run(tx);
          isAnnounced = announcing.has(tx);
          return result;
        }, kind);
      const answer = await retryConflicts(attempt);
      if (isAnnounced) {
        outsideWork(() => {
          for (const listener of listeners) listener();
          others?.tell();
        });
      }
      return answer;
    },
    onAnnounced(listener) {
      listeners.add(listener);
      const forget = others?.listen(listener);
      return () => {
        listeners.delete(listener);
        forget?.();
      };
    },
  };
}

/**
 * Opens what the configuration names; throws when another process holds the embedded database's folder.
 * @param dump what an embedded database in memory starts from; without one it is empty.
 */
export async function openDatabase(
  config: Pick<PlatformConfig, 'databaseUrl' | 'databaseFolder'> &
    Partial<Pick<PlatformConfig, 'databaseRequestsUrl'>>,
  dump?: Blob,
): Promise<Database> {
  const { databaseUrl, databaseFolder, databaseRequestsUrl } = config;
  if (!databaseUrl) return openPglite(databaseFolder, dump);
  return openPostgres({
    ownerUrl: databaseUrl,
    requestsUrl: databaseRequestsUrl ?? requestsUrlOf(databaseUrl),
  });
}

async function openPglite(folder: string, dump?: Blob): Promise<Database> {
  const unlock = folder === ':memory:' ? () => {} : lockFolder(folder);
  try {
    const embedded = await PGlite.create({
      ...(folder === ':memory:' ? {} : { dataDir: folder }),
      ...(dump ? { loadDataDir: dump } : {}),
      extensions: { pg_trgm },
      postgresqlconf: ['shared_buffers=16MB'],
    });
    const { pool, lend } = openEmbeddedPool(embedded);
    const db = drizzlePostgres({ client: pool }) as unknown as Queries;
    const run: Transact = (run, kind) => lend((session, client) => transact(session, client, { run, kind }));
    embeddedOf.set(db, embedded);
    return {
      engine: 'pglite',
      db,
      // It runs in this process and never waits for input or output: a loop of transactions would let no request in.
      ...transactions(async (of, kind) => {
        await setImmediate();
        return run(of, kind);
      }),
      script: (of) => of(db),
      streamCsv: streamByCursor(db, (of) => run(of, ONE_MOMENT)),
      async close() {
        await pool.end();
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const embeddedOf = new WeakMap<Queries, PGlite>();

/** An embedded database as it is, for others to start from. */
export async function dumpEmbedded({ db }: Database): Promise<Blob> {
  const embedded = embeddedOf.get(db);
  if (!embedded) throw new Error('This is a database of a server');
  return embedded.dumpDataDir('none');
}

/** Files that are written at once: each holds a connection for as long as it is read, and no other request waits for those. */
const FILES = 4;

/** Connections that only look after others: they are free when all of those are busy. */
const CONTROLS = 2;

/** Cancels statements of other sessions, and tells who waits for whom. */
function controlOf(pool: PostgresPool['pool']): SessionControl {
  return {
    async cancel(processId) {
      await pool.query('select pg_cancel_backend($1)', [processId]);
    },
    async isInTheWay(processId) {
      const { rows } = await pool.query<{ waits: boolean }>(
        'select exists (select from pg_locks l where not l.granted and $1::int = any (pg_blocking_pids(l.pid))) as waits',
        [processId],
      );
      return rows[0]?.waits ?? false;
    },
  };
}

/**
 * A server has two logins. The owner of the tables migrates, runs jobs and signs people in. Transactions of a caller run on sessions that logged in as the
 * role of requests, so that no statement of theirs gets the owner's rights back with `reset role`.
 */
function openPostgres({ ownerUrl, requestsUrl }: { ownerUrl: string; requestsUrl: string }): Database {
  const owner = openPool(ownerUrl);
  const requests = openPool(requestsUrl);
  const files = { owner: openPool(ownerUrl, FILES), requests: openPool(requestsUrl, FILES) };
  const others = openAnnouncements(owner.pool, ownerUrl);
  const controls = openPool(ownerUrl, CONTROLS);
  const control = controlOf(controls.pool);
  return {
    engine: 'postgres',
    db: drizzlePostgres({ client: owner.pool }) as unknown as Queries,
    ...transactions(
      (run, kind) =>
        (kind?.isRequest ? requests : owner).lend((session, client) =>
          transact(session, client, { run, kind, control }),
        ),
      others,
    ),
    script: (run) =>
      owner.lend(async (session, client) => {
        await client.query(
          'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
        );
        await run(session as unknown as Queries);
      }, true),
    streamCsv: streamByCopy({
      transact: (isRequest, run) =>
        (isRequest ? files.requests : files.owner).lend((session, client) =>
          session.transaction((tx) => run(tx as unknown as Queries, client), ONE_MOMENT),
        ),
      cancel: (processId) =>
        void owner.pool.query('select pg_cancel_backend($1)', [processId]).catch(() => {}),
    }),
    async close() {
      await others.close();
      await Promise.all(
        [owner, requests, files.owner, files.requests, controls].map(({ pool }) => pool.end()),
      );
    },
  };
}
