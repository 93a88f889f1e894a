// Order IDs of advertisers: each is used once, for ever.
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { textId } from '../../foundation/database/columns.ts';

/**
 * Claims of order IDs. The table is never partitioned, so that its key holds across all redemptions; only a recall releases one: a trigger
 * refuses updates and other deletes (`logic.sql`).
 */
export const orderClaims = pgTable(
  'order_claims',
  {
    advertiserId: textId('advertiser_id').notNull(),
    orderId: text('order_id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.orderId] })],
);
