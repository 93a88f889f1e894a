// People who sign in, what they may see and which notifications they get.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TimeframeScope } from '../../../schema/foundation/dates/timeframeScopes.ts';
import type { TOGGLES } from '../../../schema/people/accounts.ts';
import { UI_LOCALES, type UiLocale } from '../../../schema/people/accounts.ts';

import { foreignColumn, identity, instant, textId } from '../../foundation/database/columns.ts';
import { organizations } from '../organization/table.ts';

export type Toggle = (typeof TOGGLES)[number];

/**
 * One person; `subject` is the issuer's name for it, `passwordHash` only the embedded issuer's. `emailVerified` says that its owner has
 * opened a link sent to the address. An account without `acceptedAt` was invited and never came: it cannot sign in. `reportTimezone` and
 * `reportTimeframeScope` are what the activity report was last read by. Triggers (`logic.sql`): only staff change roles, status and address, and only a
 * mailed link verifies an address.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    organizationId: textId('organization_id')
      .notNull()
      .references(() => organizations.id),
    subject: text('subject').notNull().unique(),
    login: text('login').notNull().unique(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    passwordHash: text('password_hash'),
    /** Grows with every new password: what was signed in with an older one ends. */
    passwordVersion: integer('password_version').notNull().default(0),
    acceptedAt: instant('accepted_at').defaultNow(),
    name: text('name').notNull(),
    phoneNumber: text('phone_number'),
    timezone: text('timezone').notNull().default('Europe/Paris'),
    locale: text('locale').$type<UiLocale>().notNull().default(UI_LOCALES[0]),
    reportTimezone: text('report_timezone'),
    reportTimeframeScope: text('report_timeframe_scope').$type<TimeframeScope>(),
    roles: text('roles').array().notNull(),
    status: text('status').$type<'enabled' | 'disabled'>().notNull().default('enabled'),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('accounts_email').on(sql`lower(${table.email})`)],
);

/**
 * An account's identity at an external issuer: the pair is bound at the first verified sign-in, and from then on signs in regardless of addresses.
 * One subject per account and issuer.
 */
export const accountIdentities = pgTable(
  'account_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    boundAt: instant('bound_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('account_identities_account').on(table.accountId, table.issuer),
  ],
);

/** Purposes of a one-time link. */
export const LINK_PURPOSES = ['invitation', 'password_reset'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/**
 * The one link of an account that works for a purpose. `mailId` names the mail that carries it: a later mail takes its place. Tokens are
 * kept as hashes, one for each time that the mail was handed over.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    mailId: uuid('mail_id').notNull(),
    tokenHashes: text('token_hashes').array().notNull().default(sql`'{}'`),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.purpose] }),
    index('account_links_token').using('gin', table.tokenHashes),
  ],
);

/** Advertisers that an account sees; staff see all without a row here. */
export const accountAdvertisers = pgTable(
  'account_advertisers',
  {
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => foreignColumn('advertisers', 'id')),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.advertiserId] }),
    index('account_advertisers_advertiser').on(table.advertiserId),
  ],
);

/** Notification settings of an account; an account without a row has the defaults. */
export const accountSettings = pgTable('account_settings', {
  accountId: textId('account_id')
    .primaryKey()
    .references(() => accounts.id),
  notifications: text('notifications').$type<Toggle>().notNull().default('off'),
  budgetAlerts: text('budget_alerts').$type<Toggle>().notNull().default('off'),
  budgetAlertsState: text('budget_alerts_state')
    .$type<'pending' | 'confirmed'>()
    .notNull()
    .default('pending'),
  version: integer('version').notNull().default(1),
});
