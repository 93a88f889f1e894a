// Promotions, as far as figures and alerts need them.
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant, textId } from '../../database/columns.ts';
import { advertisers } from '../advertisers/table.ts';

/** A campaign of one advertiser; no end means it is ongoing. */
export const promotions = pgTable(
  'promotions',
  {
    id: identity(),
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    name: text('name').notNull(),
    status: text('status').notNull().default('enabled'),
    state: text('state').notNull().default('pending'),
    startDatetime: instant('start_datetime').notNull(),
    endDatetime: instant('end_datetime'),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('promotions_of_advertiser').on(table.advertiserId, table.id)],
);
