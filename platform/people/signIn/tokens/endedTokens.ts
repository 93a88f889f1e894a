// Access tokens and sessions that began at an external issuer and that a sign-out has ended: refused until they expire by themselves.
import { sql } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { oidcStore } from '../issuer/table.ts';
import { hashOfToken, remembered } from './remembered.ts';

/** Milliseconds after which all processes know of a sign-out. */
const CACHE_MS = 5_000;
/** Seconds for which a token of unknown expiry is refused. */
const UNKNOWN_EXPIRY_SECONDS = 86_400;

/** Seconds for which an ended session is refused: longer than the gateway lets one live. */
const SESSION_SECONDS = 13 * 3600;

type Kind = 'EndedToken' | 'EndedSession';

export interface Ended {
  hasToken(token: string): Promise<boolean>;
  /** Ends a token that would expire at `expiresAt` (milliseconds since 1970). */
  endToken(token: string, expiresAt: number | null): Promise<void>;
  /** True if a session of the gateway was signed out, even if its issuer still renews it. */
  hasSession(id: string): Promise<boolean>;
  endSession(id: string): Promise<void>;
}

const byDatabase = new WeakMap<Database, Ended>();

/** Sessions and tokens ended by sign-outs in a database: one cache per process, shared by the code that ends sessions and the code that checks tokens. */
export function endedOf(database: Database): Ended {
  const existing = byDatabase.get(database);
  if (existing) return existing;
  const ended = open(database);
  byDatabase.set(database, ended);
  return ended;
}

function open({ db }: Database): Ended {
  const here = new Set<string>();
  async function find(kind: Kind, hash: string): Promise<boolean> {
    const { kind: of, id, expiresAt } = oidcStore;
    const rows = await db
      .select({ id })
      .from(oidcStore)
      .where(sql`${of} = ${kind} and ${id} = ${hash} and ${expiresAt} > now()`);
    return rows.length === 1;
  }
  async function end(kind: Kind, id: string, expiresAt: Date): Promise<void> {
    await db.insert(oidcStore).values({ kind, id, payload: {}, expiresAt }).onConflictDoNothing();
  }
  const isTokenEnded = remembered(CACHE_MS, (token) => find('EndedToken', hashOfToken(token)));
  return {
    hasToken: async (token) => here.has(hashOfToken(token)) || isTokenEnded(token),
    async endToken(token, expiresAt) {
      const hash = hashOfToken(token);
      await end(
        'EndedToken',
        hash,
        new Date((expiresAt ?? Date.now() + UNKNOWN_EXPIRY_SECONDS * 1000) + 60_000),
      );
      here.add(hash);
      setTimeout(() => here.delete(hash), CACHE_MS).unref();
    },
    hasSession: (id) => find('EndedSession', hashOfToken(id)),
    endSession: (id) => end('EndedSession', hashOfToken(id), new Date(Date.now() + SESSION_SECONDS * 1000)),
  };
}
