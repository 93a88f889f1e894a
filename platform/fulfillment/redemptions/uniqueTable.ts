// Participants of promotions in which each recipient redeems once.
import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { textId } from '../../foundation/database/columns.ts';

/** The one redemption that a recipient has of a promotion; freed when it is canceled, denied, expired or refunded. */
export const uniqueRecipients = pgTable(
  'unique_recipients',
  {
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    recipientId: textId('recipient_id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.promotionId, table.recipientId] })],
);
