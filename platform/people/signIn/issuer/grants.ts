// Validity of the grant behind an access token. Sign-out and token reuse end a grant; all processes know within 5 s.
import { sql } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { oidcStore } from './table.ts';

const CACHE_MS = 5_000;
const MAX_CACHED_GRANTS = 5_000;

export interface Grants {
  stands(grantId: string): Promise<boolean>;
  /** Drops the cached state of a grant, because this process has just changed it. */
  drop(grantId: string): void;
}

const byDatabase = new WeakMap<Database, Grants>();

/** One cache of grants per database and process, shared by issuer and token check. */
export function grantsOf(database: Database): Grants {
  const existing = byDatabase.get(database);
  if (existing) return existing;
  const cache = new Map<string, { until: number; answer: Promise<boolean> }>();
  const grants: Grants = {
    stands(grantId) {
      const seen = cache.get(grantId);
      if (seen && seen.until > performance.now()) return seen.answer;
      if (cache.size >= MAX_CACHED_GRANTS) cache.clear();
      const answer = exists(database, grantId);
      cache.set(grantId, { until: performance.now() + CACHE_MS, answer });
      answer.catch(() => cache.delete(grantId));
      return answer;
    },
    drop: (grantId) => void cache.delete(grantId),
  };
  byDatabase.set(database, grants);
  return grants;
}

async function exists(database: Database, grantId: string): Promise<boolean> {
  const rows = await database.db
    .select({ id: oidcStore.id })
    .from(oidcStore)
    .where(
      sql`${oidcStore.kind} = 'Grant' and ${oidcStore.id} = ${grantId} and ${oidcStore.expiresAt} > now()`,
    );
  return rows.length === 1;
}
