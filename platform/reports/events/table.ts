// The published events, in the order in which everybody reads them.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, textId } from '../../foundation/database/columns.ts';

/**
 * One published event. Positions have no gaps and grow in the order in which events were published: a reader who has read up to one never misses an
 * earlier one. Partitions of a month each (`partitions.ts`); the database is told of them by a migration.
 *
 * Who sees it: staff; else those who see its advertiser; without one those of its organization; without one its account alone; without all three everybody.
 * The reader also needs the ability of its type.
 */
export const publishedEvents = pgTable(
  'published_events',
  {
    position: bigint('position', { mode: 'bigint' }).notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
    /** The same wherever and however often the event is delivered. */
    id: uuid('id').notNull().defaultRandom(),
    type: text('type').notNull(),
    subjectId: text('subject_id').notNull(),
    advertiserId: textId('advertiser_id'),
    organizationId: textId('organization_id'),
    accountId: textId('account_id'),
    /** When it happened. */
    at: instant('at').notNull(),
    requestId: text('request_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.position, table.publishedAt] }),
    index('published_events_advertiser').on(table.advertiserId, table.position),
    index('published_events_subject').on(table.subjectId, table.position),
    index('published_events_id').on(table.id),
  ],
);

/** The only row: the position of the last published event, and of the oldest one that is kept. It is counted here and not by a sequence, so that positions survive a dump and have no gaps. */
export const eventPosition = pgTable(
  'event_position',
  {
    id: integer('id').primaryKey().default(1),
    position: bigint('position', { mode: 'bigint' }).notNull().default(sql`0`),
    oldest: bigint('oldest', { mode: 'bigint' }).notNull().default(sql`1`),
  },
  (table) => [check('event_position_one', sql`${table.id} = 1`)],
);
