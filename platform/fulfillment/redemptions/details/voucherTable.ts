// Vouchers of single redemptions, requested as PDF. Each is printed while it is downloaded.
import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import { bytes, instant, textId } from '../../../foundation/database/columns.ts';
import { redemptions } from '../table.ts';

/** A voucher for the requester; its ticket opens it once, until `ticketUntil`. */
export const vouchers = pgTable(
  'vouchers',
  {
    advertiserId: textId('advertiser_id').notNull(),
    id: textId('id').generatedByDefaultAsIdentity(),
    redemptionId: textId('redemption_id').notNull(),
    locale: text('locale').$type<PromotionLocale>().notNull(),
    caller: text('caller').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    ticketHash: bytes('ticket_hash').notNull(),
    ticketUntil: instant('ticket_until').notNull(),
    downloadedAt: instant('downloaded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    foreignKey({
      name: 'vouchers_redemption',
      columns: [table.advertiserId, table.redemptionId],
      foreignColumns: [redemptions.advertiserId, redemptions.id],
    }),
  ],
);
