// Links to recipients' pages, and proofs of who opened them. Tokens and codes are stored as hashes only.
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RecipientProvider } from '../../../schema/fulfillment/dispatchKinds.ts';
import { bytes, instant, textId } from '../../foundation/database/columns.ts';
import { promotions } from '../../promotions/promotions/table.ts';

/** The link number `n` of a redemption; a new one takes the place of a revoked one. */
export const recipientLinks = pgTable(
  'recipient_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    advertiserId: textId('advertiser_id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
    n: integer('n').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('recipient_links_of').on(table.advertiserId, table.redemptionId)],
);

/** A code that the advertiser printed, as the keyed hash of its normalised text: what is entered at the promotion's portal. */
export const portalEntries = pgTable(
  'portal_entries',
  {
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    entryHash: bytes('entry_hash').notNull(),
    redemptionId: textId('redemption_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.promotionId, table.entryHash] }),
    foreignKey({
      name: 'portal_entries_promotion',
      columns: [table.advertiserId, table.promotionId],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
  ],
);

/** Six digits sent to an address, which prove it on the recipient's page. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    advertiserId: textId('advertiser_id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
    provider: text('provider').$type<RecipientProvider>().notNull(),
    uid: text('uid').notNull(),
    codeHash: bytes('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_of').on(table.advertiserId, table.redemptionId, table.createdAt),
    index('one_time_codes_address').on(table.provider, table.uid, table.createdAt),
    check('one_time_codes_tries', sql`${table.tries} between 0 and 5`),
  ],
);

/** A browser that proved its recipient, on one link. */
export const recipientVisits = pgTable(
  'recipient_visits',
  {
    visitHash: bytes('visit_hash').primaryKey(),
    advertiserId: textId('advertiser_id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
    recipientId: textId('recipient_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('recipient_visits_expired').on(table.expiresAt)],
);
