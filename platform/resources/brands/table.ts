// Brands of the catalogue, as far as allocations and discounts name them.
import { pgTable, text } from 'drizzle-orm/pg-core';

/** One brand; its `id` of three capitals or digits begins the ids of its products, `sku` is how rewards name it. */
export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  sku: text('sku').notNull().unique(),
  name: text('name').notNull(),
});
