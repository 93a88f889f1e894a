// Messages to recipients: the outbox, and the outcome of each.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  DELIVERY_STATES,
  type DeliveryReason,
  type DeliveryState,
} from '../../../schema/foundation/transitions.ts';
import {
  DELIVERY_KINDS,
  type DeliveryKind,
  type RecipientProvider,
} from '../../../schema/fulfillment/dispatchKinds.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../schema/promotions/promotionValues.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { instant, namesIn, textId } from '../../foundation/database/columns.ts';

/**
 * One message about one redemption; its text is made when it is sent. `uid` is the address at queueing, emptied when the recipient is erased;
 * `dedupeKey` makes a second of the same impossible, and a write that names an older `fence` is refused.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    id: uuid('id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
    batchId: textId('batch_id'),
    kind: text('kind').$type<DeliveryKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    provider: text('provider').$type<RecipientProvider>(),
    uid: text('uid'),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    dedupeKey: text('dedupe_key').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    fence: integer('fence').notNull().default(0),
    reason: text('reason').$type<DeliveryReason>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    reportedAt: instant('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    unique('deliveries_once').on(table.advertiserId, table.dedupeKey),
    uniqueIndex('deliveries_id').on(table.id),
    index('deliveries_due').on(table.dueAt).where(sql`${table.state} in ('queued', 'sending')`),
    // The list of failures.
    index('deliveries_failed')
      .on(table.advertiserId, table.reason, table.createdAt)
      .where(sql`${table.state} in ('failed', 'bounced')`),
    index('deliveries_of').on(table.advertiserId, table.redemptionId),
    check('deliveries_kind', sql`${table.kind} in (${namesIn(DELIVERY_KINDS)})`),
    check('deliveries_channel', sql`${table.channel} in (${namesIn(NOTIFICATION_CHANNELS)})`),
    check('deliveries_state', sql`${table.state} in (${namesIn(DELIVERY_STATES)})`),
  ],
);
