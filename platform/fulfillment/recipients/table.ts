// Recipients of rewards.

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { RECIPIENT_PROVIDERS, type RecipientProvider } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';

/**
 * A recipient of one advertiser, known by `uid`: an e-mail address trimmed and in lower case, a phone number as digits of E.164, or the
 * advertiser's own word for an account. Erased ones keep their row and lose what names them.
 */
export const recipients = pgTable(
  'recipients',
  {
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    id: textId('id').generatedByDefaultAsIdentity(),
    provider: text('provider').$type<RecipientProvider>().notNull(),
    uid: text('uid').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    locale: text('locale').$type<PromotionLocale>(),
    country: text('country'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    erasedAt: instant('erased_at'),
    searchFirstName: text('search_first_name').generatedAlwaysAs(foldedText('first_name')),
    searchLastName: text('search_last_name').generatedAlwaysAs(foldedText('last_name')),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    unique('recipients_known').on(table.advertiserId, table.provider, table.uid),
    // One recipient is read by its id alone.
    index('recipients_id').on(table.id),
    // Staff look for people of all advertisers, by beginnings.
    index('recipients_first_name').on(
      sql`${table.searchFirstName} collate "C"`,
      table.advertiserId,
      table.id,
    ),
    index('recipients_last_name').on(sql`${table.searchLastName} collate "C"`, table.advertiserId, table.id),
    index('recipients_email').on(sql`${table.email} collate "C"`, table.advertiserId, table.id),
    index('recipients_phone_number').on(sql`${table.phoneNumber} collate "C"`, table.advertiserId, table.id),
    check('recipients_provider', sql`${table.provider} in (${namesIn(RECIPIENT_PROVIDERS)})`),
  ],
);
