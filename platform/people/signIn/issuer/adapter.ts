// The storage of oidc-provider, in one table: found, consumed once, revoked by grant, deleted when expired.
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { GRACE_SECONDS, type SuccessorOf } from '../tokens/rotation.ts';
import { grantsOf } from './grants.ts';
import { programClient } from './programClients.ts';
import { oidcStore } from './table.ts';

const wasJustConsumed = sql<boolean>`coalesce(${oidcStore.consumedAt} > now() - make_interval(secs => ${GRACE_SECONDS}), false)`;

/** The adapter factory of this database for oidc-provider's `adapter` option. A token that was just rotated is found as its successor. */
export function oidcAdapter(database: Database, successorOf: SuccessorOf): (kind: string) => Adapter {
  const { db } = database;
  const grants = grantsOf(database);
  return (kind) => {
    const isRotated = kind === 'RefreshToken';
    const row = (id: string) => and(eq(oidcStore.kind, kind), eq(oidcStore.id, id));
    const read = async (where: ReturnType<typeof row>): Promise<AdapterPayload | undefined> => {
      const [stored] = await db
        .select({ ...getTableColumns(oidcStore), wasJustConsumed })
        .from(oidcStore)
        .where(where)
        .limit(1);
      if (!stored || (stored.expiresAt && stored.expiresAt.getTime() <= Date.now())) return undefined;
      // If the successor is missing, another process is about to make it; this one makes the same.
      if (isRotated && stored.wasJustConsumed)
        return (await read(row(successorOf(stored.id)))) ?? (stored.payload as AdapterPayload);
      const consumed = stored.consumedAt && Math.floor(stored.consumedAt.getTime() / 1000);
      return { ...stored.payload, ...(consumed ? { consumed } : {}) } as AdapterPayload;
    };
    const isInGrace = async (id: string) =>
      (
        await db
          .select({ id: oidcStore.id })
          .from(oidcStore)
          .where(and(row(id), wasJustConsumed))
      ).length > 0;
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: storable(payload),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        };
        await db
          .insert(oidcStore)
          .values({ kind, id, ...values })
          .onConflictDoUpdate({ target: [oidcStore.kind, oidcStore.id], set: values });
        if (kind === 'Grant') grants.drop(id);
      },
      // PostgreSQL cannot store this character, so no row has that name.
      find: async (id) =>
        id.includes('\u0000') ? undefined : kind === 'Client' ? programClient(database, id) : read(row(id)),
      findByUid: (uid) => read(and(eq(oidcStore.kind, kind), eq(oidcStore.uid, uid))),
      findByUserCode: async () => undefined, // no device flow
      async consume(id) {
        const consumed = await db
          .update(oidcStore)
          .set({ consumedAt: sql`now()` })
          .where(and(row(id), isNull(oidcStore.consumedAt)))
          .returning({ id: oidcStore.id });
        // Two requests may both have found it unused; only one may consume it, unless both lead to the same successor.
        if (consumed.length === 0 && !(isRotated && (await isInGrace(id))))
          throw new errors.InvalidGrant(`${kind} already used`);
      },
      async destroy(id) {
        await db.delete(oidcStore).where(row(id));
        if (kind === 'Grant') grants.drop(id);
      },
      async revokeByGrantId(grantId) {
        await db.delete(oidcStore).where(eq(oidcStore.grantId, grantId));
        grants.drop(grantId);
      },
    };
  };
}

/** Replaces U+0000 and lone surrogates, which a caller may send and PostgreSQL cannot store. */
const storable = (payload: AdapterPayload): AdapterPayload =>
  JSON.parse(JSON.stringify(payload), (_name, value) =>
    typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : value,
  );

/** Deletes what expired more than a minute ago, and delays that have long run out. */
export async function purgeExpired(database: Database): Promise<void> {
  await database.db.execute(
    sql`delete from ${oidcStore} where ${oidcStore.expiresAt} < now() - interval '1 minute'`,
  );
  await database.db.execute(sql`delete from sign_in_failures where last_at < now() - interval '1 day'`);
}
