// Products of the catalogue: what a brand sells, in several values.
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConditionOfSale } from '../../../schema/rules/products.ts';
import { brands } from '../brands/table.ts';

/** One product of a brand, `id` being `brandId-productId`; no country restriction (ISO 3166-1 alpha-2) means worldwide. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    status: text('status').notNull().default('enabled'),
    conditionOfSale: text('condition_of_sale').$type<ConditionOfSale>().notNull().default('on_demand'),
    countryRestrictions: text('country_restrictions').array().notNull(),
  },
  (table) => [index('products_brand').on(table.brandId)],
);
