import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isRefused } from '../transactions/transact.ts';
import { WorkCanceled } from '../transactions/work.ts';
import { NoConnection } from './availability.ts';
import { EmbeddedConnection } from './embeddedConnection.ts';
import { hasStalePlans, keptNames } from './keepPlan.ts';

/** Milliseconds for a new connection, and to wait for a busy one: a caller without a connection gets an error within two seconds (E2). */
const CONNECT_TIMEOUT_MS = 1500;
const TURN_TIMEOUT_MS = 1800;

/** Settings of a client; `embedded` is the embedded database in place of a server. */
interface Settings extends pg.ClientConfig {
  embedded?: PGlite;
  /** Milliseconds for a new connection. */
  connectTimeoutMs?: number | undefined;
}

class Client extends pg.Client {
  constructor({ embedded, connectTimeoutMs = CONNECT_TIMEOUT_MS, ...settings }: Settings = {}) {
    super({
      ...settings,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(embedded ? { connection: new EmbeddedConnection(embedded) } : {}),
    } as pg.ClientConfig);
    // The running statement reports a lost connection; an unhandled error event would end the process.
    this.on('error', () => {});
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    const named = keptNames();
    this.query = ((first: unknown, ...rest: unknown[]) =>
      isStatement(first) && isRefused(this)
        ? Promise.reject(new WorkCanceled())
        : query(isStatement(first) ? named(first) : first, ...rest)) as typeof this.query;
  }
}

/** A statement with its values, and no stream that is read as one. */
const isStatement = (first: unknown): first is { text: string } =>
  typeof first === 'object' && first !== null && 'text' in first && !('submit' in first);

type Session = ReturnType<typeof drizzle<Record<string, never>, pg.PoolClient>>;

/** Connections to a PostgreSQL server that outlive its restarts, or the one to the embedded database. */
export interface PostgresPool {
  /** For single statements outside a transaction: each gets its own connection. */
  pool: pg.Pool;
  /** Lends one connection; it is closed rather than given back if it is lost, left in a transaction, has stale plans after a migration, or `isLast`. */
  lend<T>(use: (session: Session, client: pg.PoolClient) => Promise<T>, isLast?: boolean): Promise<T>;
}

/**
 * Opens none yet: each is made when it is needed. Parameters of the connection string replace these limits: `statement_timeout`, `lock_timeout` and
 * `idle_in_transaction_session_timeout` in milliseconds, `connect_timeout` in seconds, as in libpq.
 */
export function openPool(connectionString: string, max = 10): PostgresPool {
  const connectTimeoutMs =
    Number(new URL(connectionString).searchParams.get('connect_timeout')) * 1000 || undefined;
  return poolOf({
    connectionString,
    max,
    connectTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs ?? TURN_TIMEOUT_MS,
    statement_timeout: 3000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'guerdon-platform',
  });
}

/** The embedded database has one session: while one caller holds it, all others wait. */
export function openEmbeddedPool(embedded: PGlite): PostgresPool {
  return poolOf({ embedded, max: 1, idleTimeoutMillis: 0 });
}

function poolOf(settings: Settings & pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool({ Client, ...settings } as pg.PoolConfig);
  pool.on('error', () => {}); // of an idle connection: the pool has dropped it
  const sessions = new WeakMap<pg.PoolClient, Session>();
  const sessionOf = (client: pg.PoolClient): Session => {
    const session = sessions.get(client) ?? drizzle({ client });
    sessions.set(client, session);
    return session;
  };
  return {
    pool,
    async lend(use, isLast = false) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new NoConnection(error);
      });
      let mustClose = isLast;
      try {
        return await use(sessionOf(client), client);
      } catch (error) {
        // A canceled session could still get the cancellation that was sent to it.
        mustClose ||= hasStalePlans(error) || (!settings.embedded && error instanceof WorkCanceled);
        throw error;
      } finally {
        client.release(mustClose || client.getTransactionStatus() !== 'I');
      }
    },
  };
}
