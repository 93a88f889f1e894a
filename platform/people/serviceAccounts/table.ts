// Service accounts: OAuth clients for internal tooling, of the provider or of an organization, and their secrets.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { accounts } from '../accounts/table.ts';
import { organizations } from '../organization/table.ts';

/**
 * One service account; without an organization it is the provider's. It is never deleted, so that what it did keeps its name. With an external issuer it
 * has no secret of ours: that issuer's client is known by its subject there, and only then `lastUsedAt` is kept here instead of with each secret.
 */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    id: identity(),
    organizationId: textId('organization_id').references(() => organizations.id),
    name: text('name').notNull(),
    clientId: text('client_id').notNull().unique(),
    issuer: text('issuer'),
    subject: text('subject'),
    abilities: text('abilities').array().$type<Ability[]>().notNull(),
    madeBy: textId('made_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    lastUsedAt: instant('last_used_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('service_accounts_organization').on(table.organizationId),
    uniqueIndex('service_accounts_subject').on(table.issuer, table.subject),
    check('service_accounts_name_length', sql`length(${table.name}) between 1 and 100`),
  ],
);

/**
 * One of its secrets, as a hash. Its creator saw it: actions with it count as theirs, and never exceed what they may do. It works until it is
 * ended or expires, whichever is first.
 */
export const serviceAccountSecrets = pgTable(
  'service_account_secrets',
  {
    id: identity(),
    serviceAccountId: textId('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    secretHash: text('secret_hash').notNull(),
    hint: text('hint').notNull(),
    madeBy: textId('made_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('service_account_secrets_account').on(table.serviceAccountId)],
);
