// Retailers that fund promotions.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ADVERTISER_LOCALES, INVOICE_TYPES } from '../../../schema/advertisers/advertisers.ts';
import type { AdvertiserStatus } from '../../../schema/foundation/transitions.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';
import { organizations } from '../../people/organization/table.ts';

/**
 * One advertiser; the two alerts are limits of the balance in minor units of its billing currency. Triggers: it stays with its organization
 * (`logic.sql`), and it has its row of balance (`platform/money/ledger/logic.sql`).
 */
export const advertisers = pgTable(
  'advertisers',
  {
    id: identity(),
    organizationId: textId('organization_id')
      .notNull()
      .references(() => organizations.id),
    name: text('name').notNull(),
    /** The name as searches look for it and as lists are sorted by it. */
    searchName: text('search_name').notNull().generatedAlwaysAs(foldedText('name')),
    status: text('status').$type<AdvertiserStatus>().notNull().default('enabled'),
    locale: text('locale').$type<(typeof ADVERTISER_LOCALES)[number]>().notNull(),
    billingCurrency: text('billing_currency').notNull(),
    alert1: bigint('alert_1', { mode: 'bigint' }),
    alert2: bigint('alert_2', { mode: 'bigint' }),
    hasCommittedAllocation: boolean('has_committed_allocation').notNull().default(false),
    allowCommittedAllocation: boolean('allow_committed_allocation').notNull().default(false),
    hasDiscounts: boolean('has_discounts').notNull().default(false),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    invoiceType: text('invoice_type').$type<(typeof INVOICE_TYPES)[number]>().notNull().default('unknown'),
    debitPending: boolean('debit_pending').notNull().default(false),
    recreditExpired: boolean('recredit_expired').notNull().default(true),
    label: text('label'),
    avatarMediaId: textId('avatar_media_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // With the status and what row-level security looks at: counting reads the index alone.
    index('advertisers_organization').on(table.organizationId, sql`${table.status} collate "C"`, table.id),
    index('advertisers_name').on(sql`${table.searchName} collate "C"`, table.id),
    index('advertisers_status').on(sql`${table.status} collate "C"`, table.id),
    index('advertisers_avatar').on(table.avatarMediaId).where(sql`${table.avatarMediaId} is not null`),
    check('advertisers_alerts', sql`coalesce(${table.alert1}, 0) >= 0 and coalesce(${table.alert2}, 0) >= 0`),
  ],
);
