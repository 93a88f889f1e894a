// Dispatches (everything sent, downloaded or activated at once) and their batches.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  BATCH_STATES,
  type BatchState,
  DISPATCH_STATES,
  type DispatchState,
} from '../../../schema/foundation/transitions.ts';
import {
  BATCH_USAGES,
  type BatchUsage,
  DISPATCH_KIND_NAMES,
  type DispatchKind,
  type PlanStage,
} from '../../../schema/fulfillment/dispatchKinds.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../schema/promotions/promotionValues.ts';
import { skus } from '../../catalog/skus/table.ts';
import { bytes, instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { promotions } from '../../promotions/promotions/table.ts';

/**
 * One dispatch: held until `releaseAt` (business time), then released to the worker, done when its batches are. `contentHash` is that of its
 * rows: the same file is accepted once. `charge` in minor units of `chargeCurrency`. Of `reminderDays` those up to `remindedDay` are over: everybody
 * was reminded.
 */
export const dispatches = pgTable(
  'dispatches',
  {
    advertiserId: textId('advertiser_id').notNull(),
    id: textId('id').generatedByDefaultAsIdentity(),
    promotionId: textId('promotion_id').notNull(),
    kind: text('kind').$type<DispatchKind>().notNull(),
    state: text('state').$type<DispatchState>().notNull().default('held'),
    channel: text('channel').$type<NotificationChannel>(),
    orderPrefix: text('order_prefix'),
    fileName: text('file_name'),
    contentHash: bytes('content_hash'),
    lines: integer('lines').notNull(),
    charge: bigint('charge', { mode: 'bigint' }).notNull(),
    chargeCurrency: text('charge_currency').notNull(),
    undoSeconds: integer('undo_seconds').notNull(),
    releaseAt: instant('release_at').notNull(),
    releasedAt: instant('released_at'),
    recalledAt: instant('recalled_at'),
    doneAt: instant('done_at'),
    reminderDays: integer('reminder_days').array().notNull().default(sql`'{}'`),
    remindedDay: integer('reminded_day'),
    minimalExpiration: instant('minimal_expiration'),
    includePdf: boolean('include_pdf').notNull().default(false),
    testing: boolean('testing').notNull().default(false),
    createdBy: textId('created_by'),
    caller: text('caller').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    foreignKey({
      name: 'dispatches_promotion',
      columns: [table.advertiserId, table.promotionId],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
    index('dispatches_id').on(table.id),
    index('dispatches_list').on(table.advertiserId, table.promotionId, table.id.desc().nullsFirst()),
    index('dispatches_due').on(table.releaseAt).where(sql`${table.state} = 'held'`),
    index('dispatches_open').on(table.advertiserId).where(sql`${table.state} = 'released'`),
    uniqueIndex('dispatches_once')
      .on(table.advertiserId, table.promotionId, table.kind, table.contentHash)
      .where(sql`${table.state} <> 'recalled' and ${table.contentHash} is not null`),
    check('dispatches_kind', sql`${table.kind} in (${namesIn(DISPATCH_KIND_NAMES)})`),
    check('dispatches_state', sql`${table.state} in (${namesIn(DISPATCH_STATES)})`),
    check('dispatches_channel', sql`${table.channel} in (${namesIn(NOTIFICATION_CHANNELS)})`),
    check('dispatches_lines', sql`${table.lines} >= 1`),
    check('dispatches_charge', sql`${table.charge} >= 0`),
    check('dispatches_undo', sql`${table.undoSeconds} between 0 and 86400`),
    check('dispatches_reminders', sql`cardinality(${table.reminderDays}) <= 3`),
  ],
);

/**
 * The part of a dispatch that is of one SKU. `value` and `totalValue` are face values in minor units of `currency`; `plan` are the stages that
 * its lines go through. `done`, `failed` and `canceled` count its lines of these stages.
 */
export const batches = pgTable(
  'batches',
  {
    advertiserId: textId('advertiser_id').notNull(),
    id: textId('id').generatedByDefaultAsIdentity(),
    dispatchId: textId('dispatch_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    usage: text('usage').$type<BatchUsage>().notNull(),
    amount: integer('amount').notNull(),
    value: bigint('value', { mode: 'bigint' }),
    currency: text('currency').notNull(),
    totalValue: bigint('total_value', { mode: 'bigint' }).notNull(),
    charge: bigint('charge', { mode: 'bigint' }).notNull(),
    plan: text('plan').array().$type<PlanStage[]>().notNull(),
    notifications: text('notifications').array().$type<NotificationChannel[]>().notNull().default(sql`'{}'`),
    state: text('state').$type<BatchState>().notNull().default('held'),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    canceled: integer('canceled').notNull().default(0),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    foreignKey({
      name: 'batches_dispatch',
      columns: [table.advertiserId, table.dispatchId],
      foreignColumns: [dispatches.advertiserId, dispatches.id],
    }),
    index('batches_id').on(table.id),
    index('batches_of').on(table.advertiserId, table.dispatchId),
    index('batches_sku').on(table.sku),
    check('batches_usage', sql`${table.usage} in (${namesIn(BATCH_USAGES)})`),
    check('batches_state', sql`${table.state} in (${namesIn(BATCH_STATES)})`),
    check('batches_amount', sql`${table.amount} >= 1`),
    check('batches_value', sql`${table.value} >= 0`),
    check(
      'batches_counts',
      sql`least(${table.done}, ${table.failed}, ${table.canceled}) >= 0 and ${table.done} + ${table.failed} + ${table.canceled} <= ${table.amount}`,
    ),
  ],
);
