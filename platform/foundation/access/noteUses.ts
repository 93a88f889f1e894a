import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.ts';
import type { Bearer } from './bearerToken.ts';
import { systemScope } from './scope.ts';

/** Milliseconds between two notes of a use. */
const NOTE_INTERVAL_MS = 60_000;
const MAX_NOTES = 10_000;

/** The update of the row of an API key, a secret or a service account that notes its use now; conditions are added. */
export type UpdateUse = (bearer: Bearer) => SQL;

/**
 * Records when an API key or a secret of a service account was last used, at most once a minute. The request does not wait for it; after a failure the
 * next use records it.
 */
export function usesOf(database: Database, updateUse: UpdateUse): { note(bearer: Bearer): void } {
  const noted = new Map<string, number>();
  return {
    note(bearer) {
      const { clientId, secretId, issuer, subject } = bearer;
      const name = secretId ?? (issuer === undefined ? clientId : subject);
      const now = performance.now();
      if (now - (noted.get(name) ?? -NOTE_INTERVAL_MS) < NOTE_INTERVAL_MS) return;
      if (noted.size >= MAX_NOTES) noted.clear();
      noted.set(name, now);
      const update = updateUse(bearer);
      void systemScope(database)
        .write((tx) =>
          tx.execute(sql`${update} and (last_used_at is null or last_used_at < now() - interval '1 minute')`),
        )
        .catch(() => noted.delete(name));
    },
  };
}
