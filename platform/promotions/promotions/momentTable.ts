import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../foundation/database/columns.ts';

/** The only row: the moment until which starts and ends of promotions were published; null before the first time. */
export const promotionMoments = pgTable(
  'promotion_moments',
  {
    id: integer('id').primaryKey().default(1),
    publishedUntil: instant('published_until'),
  },
  (table) => [check('promotion_moments_one', sql`${table.id} = 1`)],
);
