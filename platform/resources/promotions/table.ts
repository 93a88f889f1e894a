// Promotions, as far as figures and alerts need them.
import { bigint, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** A campaign of one advertiser; no end means it is ongoing. */
export const promotions = pgTable(
  'promotions',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    advertiserId: bigint('advertiser_id', { mode: 'bigint' }).notNull(),
    name: text('name').notNull(),
    status: text('status').notNull().default('enabled'),
    state: text('state').notNull().default('pending'),
    startDatetime: timestamp('start_datetime', { withTimezone: true }).notNull(),
    endDatetime: timestamp('end_datetime', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('promotions_of_advertiser').on(table.advertiserId, table.id)],
);
