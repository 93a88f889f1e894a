// The tables of sign-in: what oidc-provider remembers, and the growing delays after wrong passwords.
import { sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per model instance of oidc-provider (`kind` = its model name) and one of kind `Keys` for our keys. */
export const oidcStore = pgTable(
  'oidc_store',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oidc_store_grant').on(table.grantId),
    index('oidc_store_uid').on(table.uid),
    index('oidc_store_expiry').on(table.expiresAt),
    index('oidc_store_account').on(sql`(${table.payload} ->> 'accountId')`),
  ],
);

/** Wrong passwords in a row per key (`login:…` or `ip:…`, hashed); a right one removes the login's row. Those of an address leak, so the count has fractions. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text('key').primaryKey(),
  failures: doublePrecision('failures').notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});
