// The business clock: real time plus the shift of a demo.
import { sql } from 'drizzle-orm';
import { boolean, check, interval, pgTable } from 'drizzle-orm/pg-core';

/** One row: how far the business clock is ahead of the real one. `guerdon_now()` reads it; only the start of the platform writes it. */
export const platformClock = pgTable(
  'platform_clock',
  {
    isOne: boolean('is_one').primaryKey().default(true),
    shift: interval('shift').notNull().default('0'),
  },
  (table) => [check('platform_clock_one', sql`${table.isOne}`)],
);
