// Whether the grant behind an access token is still valid: sign-out and token reuse end it, everywhere within 5 s at most.
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { oidcStore } from './table.ts';

const KEPT_MS = 5_000;
const MOST = 5_000;

export interface Grants {
  stands(grantId: string): Promise<boolean>;
  /** Drops the cached state of a grant, because this process has just changed it. */
  drop(grantId: string): void;
}

const byDatabase = new WeakMap<Database, Grants>();

/** One memory of grants per database and process, shared by issuer and token check. */
export function grantsOf(database: Database): Grants {
  const existing = byDatabase.get(database);
  if (existing) return existing;
  const known = new Map<string, { until: number; answer: Promise<boolean> }>();
  const grants: Grants = {
    stands(grantId) {
      const seen = known.get(grantId);
      if (seen && seen.until > performance.now()) return seen.answer;
      if (known.size >= MOST) known.clear();
      const answer = exists(database, grantId);
      known.set(grantId, { until: performance.now() + KEPT_MS, answer });
      answer.catch(() => known.delete(grantId));
      return answer;
    },
    drop: (grantId) => void known.delete(grantId),
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
