// Rewards of promotions, and counts of their redemptions.
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
import {
  OFFER_STATUSES,
  type OfferStatus,
  REDEMPTION_STATES,
} from '../../../../schema/foundation/transitions.ts';
import { skus } from '../../../catalog/skus/table.ts';
import { identity, instant, textId } from '../../../foundation/database/columns.ts';
import { promotions } from '../table.ts';

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

/** One column for each state of redemptions. */
const counts = () => ({
  booked: count('booked'),
  pending: count('pending'),
  redeemed: count('redeemed'),
  denied: count('denied'),
  failed: count('failed'),
  canceled: count('canceled'),
  expired: count('expired'),
  refunded: count('refunded'),
  blocked: count('blocked'),
});

/**
 * Changes of the redemption counts of a promotion's reward, by state, one row per statement. A trigger on `redemptions` only inserts, so that no
 * redemption waits for another one; the job `activityFold` adds the rows to the sums every minute and deletes them.
 */
export const promotionCountDeltas = pgTable(
  'promotion_count_deltas',
  {
    id: identity(),
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    sku: text('sku').notNull(),
    ...counts(),
  },
  (table) => [index('promotion_count_deltas_promotion').on(table.advertiserId, table.promotionId, table.sku)],
);

/**
 * Redemptions of a reward of a promotion by state, as of the last fold. Only the fold and the reconciler write them. Everybody else reads the view
 * `promotion_counts` of the baseline migration, which adds the deltas that wait: its counts are those of the transaction's snapshot.
 */
export const promotionCountSums = pgTable(
  'promotion_count_sums',
  {
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    sku: text('sku').notNull(),
    ...counts(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.promotionId, table.sku] }),
    index('promotion_count_sums_sku').on(table.sku),
    check('promotion_count_sums_positive', sql.raw(`least(${REDEMPTION_STATES.join(', ')}) >= 0`)),
  ],
);
