// Where a product is offered.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { organizations } from '../../people/organization/table.ts';
import { products } from './table.ts';

/** One product at one seller: in its catalog, or private, which is reachable by SKU alone. A private one is not published (PRODUCT-29). */
export const publications = pgTable(
  'product_publications',
  {
    id: identity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    sellerId: textId('seller_id')
      .notNull()
      .references(() => organizations.id),
    published: boolean('published').notNull().default(false),
    private: boolean('private').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('product_publications_once').on(table.productId, table.sellerId),
    index('product_publications_seller').on(table.sellerId, table.productId),
    check('product_publications_private', sql`not (${table.published} and ${table.private})`),
  ],
);
