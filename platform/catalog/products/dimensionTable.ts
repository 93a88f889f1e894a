// Which dimensions a product has.
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dimensions } from '../dimensions/table.ts';
import { products } from './table.ts';

/** One dimension of a product: whether it needs a value, and whether each SKU has its own. */
export const productDimensions = pgTable(
  'product_dimensions',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    dimensionId: text('dimension_id')
      .notNull()
      .references(() => dimensions.id),
    required: boolean('required').notNull(),
    vary: boolean('vary').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.dimensionId] })],
);
