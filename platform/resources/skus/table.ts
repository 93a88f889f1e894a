// Rewards of the catalogue by SKU, as far as redemptions, allocations and discounts need them.
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { foldedText } from '../../search/fold.ts';
import { products } from '../products/table.ts';

/**
 * One reward of a brand; the face value in minor units of its currency. Without a product it is not offered anywhere. Its name is also
 * kept as it is searched for, and in that order, so that a search among a hundred thousand needs no extension.
 */
export const skus = pgTable(
  'skus',
  {
    sku: text('sku').primaryKey(),
    name: text('name').notNull(),
    brandSku: text('brand_sku').notNull(),
    productId: text('product_id').references(() => products.id),
    faceValue: bigint('face_value', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull().default('enabled'),
    searchName: text('search_name').generatedAlwaysAs(foldedText('name')),
  },
  (table) => [
    index('skus_brand').on(table.brandSku),
    index('skus_product').on(table.productId),
    index('skus_name').on(sql`${table.searchName} collate "C"`, table.sku),
    index('skus_prefix').on(table.sku.op('text_pattern_ops')),
  ],
);
