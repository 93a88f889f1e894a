// Rewards of the catalogue by SKU, as far as redemptions, allocations and discounts need them.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../products/table.ts';

/** One reward of a brand; the face value in minor units of its currency. Without a product it is not offered anywhere. */
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
  },
  (table) => [index('skus_brand').on(table.brandSku), index('skus_product').on(table.productId)],
);
