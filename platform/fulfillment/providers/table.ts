// Orders sent to providers.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { providers } from '../../catalog/providers/table.ts';
import { instant, namesIn, textId } from '../../foundation/database/columns.ts';

/** Where an order stands: asked and not heard of, answered, refused, unknown after a failed call, canceled, or a cancellation that failed. */
export const PROVIDER_ORDER_STATES = [
  'asked',
  'answered',
  'refused',
  'unknown',
  'canceled',
  'cancel_failed',
] as const;
export type ProviderOrderState = (typeof PROVIDER_ORDER_STATES)[number];

/** One order for one redemption; `key` goes along with every repetition, so that the provider gives one code. No provider: the pool, or made here. */
export const providerOrders = pgTable(
  'provider_orders',
  {
    advertiserId: textId('advertiser_id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
    attempt: integer('attempt').notNull(),
    key: uuid('key').notNull().unique(),
    providerId: textId('provider_id').references(() => providers.id),
    state: text('state').$type<ProviderOrderState>().notNull().default('asked'),
    reason: text('reason'),
    askedAt: instant('asked_at').notNull().defaultNow(),
    answeredAt: instant('answered_at'),
    providerReference: text('provider_reference'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.redemptionId, table.attempt] }),
    index('provider_orders_open').on(table.askedAt).where(sql`${table.state} in ('asked', 'unknown')`),
    check('provider_orders_state', sql`${table.state} in (${namesIn(PROVIDER_ORDER_STATES)})`),
  ],
);
