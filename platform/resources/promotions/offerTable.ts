// What promotions give, and how often they gave it.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { OFFER_STATUSES, type OfferStatus, REDEMPTION_STATES } from '../../../schema/transitions.ts';
import { instant, textId } from '../../database/columns.ts';
import { skus } from '../skus/table.ts';
import { promotions } from './table.ts';

const statuses = sql.raw(OFFER_STATUSES.map((status) => `'${status}'`).join(', '));

/** A reward of a promotion. One that is taken away is disabled: what it gave stays known. */
export const promotionRewards = pgTable(
  'promotion_rewards',
  {
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    offerId: textId('offer_id').generatedByDefaultAsIdentity(),
    status: text('status').$type<OfferStatus>().notNull().default('enabled'),
    position: integer('position').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.promotionId, table.sku] }),
    unique('promotion_rewards_offer').on(table.offerId),
    foreignKey({
      name: 'promotion_rewards_promotion',
      columns: [table.advertiserId, table.promotionId],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
    index('promotion_rewards_sku').on(table.sku, table.promotionId),
    check('promotion_rewards_status', sql`${table.status} in (${statuses})`),
  ],
);

const count = (name: string) => bigint(name, { mode: 'bigint' }).notNull().default(sql`0`);

/** Redemptions of a reward of a promotion by state, kept by a trigger on redemptions in their own transaction. */
export const promotionCounts = pgTable(
  'promotion_counts',
  {
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    sku: text('sku').notNull(),
    booked: count('booked'),
    pending: count('pending'),
    redeemed: count('redeemed'),
    denied: count('denied'),
    failed: count('failed'),
    canceled: count('canceled'),
    expired: count('expired'),
    refunded: count('refunded'),
    blocked: count('blocked'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.promotionId, table.sku] }),
    check('promotion_counts_positive', sql.raw(`least(${REDEMPTION_STATES.join(', ')}) >= 0`)),
  ],
);
