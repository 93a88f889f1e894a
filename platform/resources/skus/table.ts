// Rewards of the catalogue by SKU, as far as redemptions need them.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** One reward of a brand; the face value in minor units of its currency. */
export const skus = pgTable(
  'skus',
  {
    sku: text('sku').primaryKey(),
    name: text('name').notNull(),
    brandSku: text('brand_sku').notNull(),
    faceValue: bigint('face_value', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull().default('enabled'),
  },
  (table) => [index('skus_brand').on(table.brandSku)],
);
