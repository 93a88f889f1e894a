// Discounts of advertisers on products.
import { sql } from 'drizzle-orm';
import { check, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { foreignColumn, instant, textId } from '../../foundation/database/columns.ts';

/** Versions of all discounts: a discount that is deleted and created again never reuses a version. */
export const discountVersions = pgSequence('discounts_version', { maxValue: 999_999_999 });

/** One discount of an advertiser on a product, in hundredths of a percent: 1250 is 12.5 %. */
export const discounts = pgTable(
  'discounts',
  {
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    productId: text('product_id')
      .notNull()
      .references(() => foreignColumn('products', 'id')),
    basisPoints: integer('basis_points').notNull(),
    version: integer('version').notNull().default(sql`nextval('discounts_version')`),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.productId] }),
    check('discounts_range', sql`${table.basisPoints} > 0 and ${table.basisPoints} <= 10000`),
  ],
);
