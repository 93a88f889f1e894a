// Redemptions, as far as figures need them.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { REDEMPTION_STATES, type RedemptionState } from '../../../schema/transitions.ts';
import { instant, textId } from '../../database/columns.ts';
import { promotions } from '../promotions/table.ts';
import { skus } from '../skus/table.ts';

const states = sql.raw(REDEMPTION_STATES.map((state) => `'${state}'`).join(', '));

/** A reward given to somebody under an order id; `reversed` marks a refund that the advertiser undid. Face value in minor units. */
export const redemptions = pgTable(
  'redemptions',
  {
    advertiserId: textId('advertiser_id').notNull(),
    id: textId('id').generatedByDefaultAsIdentity(),
    promotionId: textId('promotion_id').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    state: text('state').$type<RedemptionState>().notNull(),
    reversed: boolean('reversed').notNull().default(false),
    faceValue: bigint('face_value', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    bookedAt: instant('booked_at').notNull(),
    redeemedAt: instant('redeemed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    foreignKey({
      name: 'redemptions_promotion',
      columns: [table.advertiserId, table.promotionId],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
    index('redemptions_redeemed').on(table.advertiserId, table.redeemedAt),
    index('redemptions_redeemed_at')
      .on(table.redeemedAt, table.advertiserId)
      .where(sql`${table.state} = 'redeemed'`),
    index('redemptions_promotion_redeemed').on(table.advertiserId, table.promotionId, table.redeemedAt),
    index('redemptions_sku').on(table.sku, table.promotionId),
    check('redemptions_state', sql`${table.state} in (${states})`),
  ],
);
