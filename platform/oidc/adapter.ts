// What oidc-provider remembers, in one table: found, consumed once, revoked by grant, forgotten when expired.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../database/connection.ts';
import { grantsOf } from './grants.ts';
import { keyClient } from './keyClients.ts';
import { oidcStore } from './table.ts';

/** The adapter factory of this database, as oidc-provider's `adapter` option wants it. */
export function oidcAdapter(database: Database): (kind: string) => Adapter {
  const { db } = database;
  const grants = grantsOf(database);
  return (kind) => {
    const row = (id: string) => and(eq(oidcStore.kind, kind), eq(oidcStore.id, id));
    const read = async (where: ReturnType<typeof row>): Promise<AdapterPayload | undefined> => {
      const [found] = await db.select().from(oidcStore).where(where).limit(1);
      if (!found || (found.expiresAt && found.expiresAt.getTime() <= Date.now())) return undefined;
      const consumed = found.consumedAt && Math.floor(found.consumedAt.getTime() / 1000);
      return { ...found.payload, ...(consumed ? { consumed } : {}) } as AdapterPayload;
    };
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: { ...payload },
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
      find: (id) => (kind === 'Client' ? keyClient(database, id) : read(row(id))),
      findByUid: (uid) => read(and(eq(oidcStore.kind, kind), eq(oidcStore.uid, uid))),
      findByUserCode: async () => undefined, // no device flow
      async consume(id) {
        const consumed = await db
          .update(oidcStore)
          .set({ consumedAt: new Date() })
          .where(and(row(id), isNull(oidcStore.consumedAt)))
          .returning({ id: oidcStore.id });
        // Two requests may both have found it unused; only one may consume it.
        if (consumed.length === 0) throw new errors.InvalidGrant(`${kind} already used`);
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

/** Deletes what expired more than a minute ago, and delays that have long run out. */
export async function purgeExpired(database: Database): Promise<void> {
  await database.db.execute(
    sql`delete from ${oidcStore} where ${oidcStore.expiresAt} < now() - interval '1 minute'`,
  );
  await database.db.execute(sql`delete from sign_in_failures where last_at < now() - interval '1 day'`);
}
