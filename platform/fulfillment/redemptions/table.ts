// Redemptions: rewards given to recipients.
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { REDEMPTION_STATES, type RedemptionState } from '../../../schema/foundation/transitions.ts';
import { PAYMENT_TYPES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { skus } from '../../catalog/skus/table.ts';
import { instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';
import { promotions } from '../../promotions/promotions/table.ts';
import { batches } from '../dispatches/table.ts';
import { recipients } from '../recipients/table.ts';

/** Numbers of the payment types that are searched for; how most were paid is not known, and those need no index. */
export const RARE_PAYMENT_TYPES = PAYMENT_TYPES.map((_, number) => number).filter((number) => number > 0);

/** True if a redemption was paid with this type. The number is a literal, because the planner finds the partial index only by a literal. */
export const isPaidBy = (type: number, owner: SQL = sql``): SQL =>
  sql`${sql.raw(String(type))}::smallint = any (${owner}payment_types)`;

/** The shipping address of goods. */
export interface ShippingAddress {
  name: string;
  lines: string[];
  postalCode: string;
  city: string;
  region: string | null;
  country: string;
}

/**
 * A reward given to a recipient; `reversed` marks a refund that the advertiser undid. Face value in minor units of `currency`, `charge` in those
 * of `chargeCurrency`, drawn from `sourceAllocationId` or the unallocated budget. A redemption without a charge is older than batches: it cost its face
 * value, and its own posting shows its source. Triggers keep the counts of promotions, the activity report and the charts: `logic.sql` of
 * `platform/promotions/promotions`, `platform/reports/activityReport` and `platform/reports/stats`.
 */
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
    dispatchId: textId('dispatch_id'),
    batchId: textId('batch_id'),
    line: integer('line'),
    orderId: text('order_id'),
    externalRef: text('external_ref'),
    companyName: text('company_name'),
    recipientId: textId('recipient_id'),
    charge: bigint('charge', { mode: 'bigint' }),
    chargeCurrency: text('charge_currency'),
    sourceAllocationId: textId('source_allocation_id'),
    /** The provider's price in minor units of `currency`; null where it is unknown. */
    purchaseCost: bigint('purchase_cost', { mode: 'bigint' }),
    activatedAt: instant('activated_at'),
    openedAt: instant('opened_at'),
    expiresAt: instant('expires_at'),
    refundedAt: instant('refunded_at'),
    stateReason: text('state_reason'),
    testing: boolean('testing').notNull().default(false),
    /** The payment types of its recipient, by the numbers of `PAYMENT_TYPES`; 0: unknown. */
    paymentTypes: smallint('payment_types').array().notNull().default([0]),
    cancelable: boolean('cancelable').notNull().default(false),
    trackingCode: text('tracking_code'),
    orderStatus: text('order_status'),
    address: jsonb('address').$type<ShippingAddress>(),
    version: integer('version').notNull().default(1),
    /** The sort key of lists: the activation, or until then the booking of the money. */
    listedAt: instant('listed_at').notNull().generatedAlwaysAs(sql`coalesce(activated_at, booked_at)`),
    searchCompany: text('search_company').generatedAlwaysAs(foldedText('company_name')),
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
    index('redemptions_batch')
      .on(table.advertiserId, table.batchId, table.line)
      .where(sql`${table.batchId} is not null`),
    index('redemptions_expiring')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('booked', 'pending', 'failed') and ${table.expiresAt} is not null`),
    index('redemptions_booked')
      .on(table.advertiserId, table.promotionId, table.bookedAt)
      .where(sql`${table.state} = 'booked'`),
    // The redemptions that a quota counts: a new quota begins with their number.
    index('redemptions_counted')
      .on(table.advertiserId, table.sku)
      .where(
        sql`${table.state} not in ('canceled', 'denied', 'refunded') and not (${table.state} = 'expired' and ${table.stateReason} is not distinct from 'recredited')`,
      ),
    // The list of failures.
    // The first and last minutes of a chart.
    index('redemptions_entered')
      .on(table.updatedAt, table.state, table.advertiserId)
      .where(sql`${table.state} not in ('redeemed', 'booked')`),
    index('redemptions_failed')
      .on(table.advertiserId, table.stateReason, table.updatedAt)
      .where(sql`${table.state} = 'failed'`),
    // The number of failed orders of a dispatch, for its alert. All bookings of the advertiser wait for it (`guerdon_tell_failed_orders`).
    index('redemptions_failed_batch')
      .on(table.advertiserId, table.batchId)
      .where(sql`${table.state} = 'failed'`),
    index('redemptions_recipient')
      .on(
        ...([table.advertiserId, table.recipientId, table.promotionId] as const),
        ...([table.listedAt, table.id, table.testing] as const),
      )
      .where(sql`${table.recipientId} is not null`),
    // The report: each index is named for what rows are filtered by, those with `listed` are in its order. What stands last lets a count do with the index
    // alone: whose row it is, and whether it is a trial.
    index('redemptions_listed').on(table.listedAt, table.id, table.advertiserId, table.testing),
    // Users who see few advertisers find their rows through this index, whatever their other filters.
    index('redemptions_advertiser_listed').on(
      ...([table.advertiserId, table.listedAt, table.id, table.testing] as const),
      ...([table.state, table.reversed, table.currency, table.sku] as const),
    ),
    index('redemptions_promotion_listed').on(
      ...([table.advertiserId, table.promotionId, table.listedAt, table.id, table.testing] as const),
    ),
    index('redemptions_state_listed').on(
      ...([
        table.state,
        table.listedAt,
        table.id,
        table.advertiserId,
        table.testing,
        table.reversed,
      ] as const),
    ),
    index('redemptions_sku_listed').on(
      ...([table.sku, table.listedAt, table.id, table.advertiserId, table.testing] as const),
    ),
    index('redemptions_currency_listed').on(
      ...([table.currency, table.listedAt, table.id, table.advertiserId, table.testing] as const),
    ),
    ...RARE_PAYMENT_TYPES.map((type) =>
      index(`redemptions_payment_type_${type}_listed`)
        .on(table.listedAt, table.id, table.advertiserId, table.testing)
        .where(isPaidBy(type)),
    ),
    // How much of each reward was used when, and what it was worth, is read from this index alone, and so are the edges of the activity report.
    index('redemptions_used')
      .on(
        ...([table.redeemedAt, table.sku, table.advertiserId, table.faceValue, table.testing] as const),
        ...([table.state, table.reversed, table.currency, table.charge] as const),
        ...([table.chargeCurrency, table.purchaseCost] as const),
      )
      .where(sql`${table.redeemedAt} is not null`),
    // Sums leave out test redemptions: their use is read from this index.
    index('redemptions_tried')
      .on(table.redeemedAt, table.sku, table.faceValue)
      .where(sql`${table.testing} and ${table.redeemedAt} is not null`),
    index('redemptions_refunded')
      .on(table.refundedAt, table.listedAt, table.id, table.advertiserId, table.testing)
      .where(sql`${table.refundedAt} is not null`),
    index('redemptions_id').on(table.id),
    index('redemptions_order_id')
      .on(sql`${table.orderId} collate "C"`)
      .where(sql`${table.orderId} is not null`),
    index('redemptions_external_ref')
      .on(sql`${table.externalRef} collate "C"`)
      .where(sql`${table.externalRef} is not null`),
    index('redemptions_company')
      .on(
        sql`${table.searchCompany} collate "C"`,
        table.advertiserId,
        table.listedAt,
        table.id,
        table.testing,
      )
      .where(sql`${table.searchCompany} is not null`),
    index('redemptions_tracking_code').on(table.trackingCode).where(sql`${table.trackingCode} is not null`),
    // Both keys and the checks of what batches added are not validated: rows from before cannot break them, and no scan holds the table.
    foreignKey({
      name: 'redemptions_of_batch',
      columns: [table.advertiserId, table.batchId],
      foreignColumns: [batches.advertiserId, batches.id],
    }),
    foreignKey({
      name: 'redemptions_of_recipient',
      columns: [table.advertiserId, table.recipientId],
      foreignColumns: [recipients.advertiserId, recipients.id],
    }),
    check('redemptions_line', sql`(${table.batchId} is null) = (${table.line} is null)`),
    check(
      'redemptions_order_id',
      sql`char_length(${table.orderId}) between 1 and 120 and ${table.orderId} !~ '${sql.raw('^[-=+@]|[\\u0001-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]')}'`,
    ),
    check('redemptions_charge', sql`${table.charge} >= 0`),
    check('redemptions_purchase_cost', sql`${table.purchaseCost} >= 0`),
    check('redemptions_state', sql`${table.state} in (${namesIn(REDEMPTION_STATES)})`),
  ],
);
