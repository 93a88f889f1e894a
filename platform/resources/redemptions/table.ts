// Redemptions, as far as figures need them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { REDEMPTION_STATES, type RedemptionState } from '../../../schema/transitions.ts';
import { promotions } from '../promotions/table.ts';
import { skus } from '../skus/table.ts';

const states = sql.raw(REDEMPTION_STATES.map((state) => `'${state}'`).join(', '));

/** A reward given to somebody under an order id; `reversed` marks a refund that the advertiser undid. Face value in minor units. */
export const redemptions = pgTable(
  'redemptions',
  {
    advertiserId: bigint('advertiser_id', { mode: 'bigint' }).notNull(),
    id: bigint('id', { mode: 'bigint' }).generatedByDefaultAsIdentity(),
    promotionId: bigint('promotion_id', { mode: 'bigint' }).notNull(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    state: text('state').$type<RedemptionState>().notNull(),
    reversed: boolean('reversed').notNull().default(false),
    faceValue: bigint('face_value', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    foreignKey({
      name: 'redemptions_promotion',
      columns: [table.advertiserId, table.promotionId],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
    index('redemptions_redeemed').on(table.advertiserId, table.redeemedAt),
    index('redemptions_promotion_redeemed').on(table.advertiserId, table.promotionId, table.redeemedAt),
    check('redemptions_state', sql`${table.state} in (${states})`),
  ],
);
