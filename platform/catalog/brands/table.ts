// Brands of the catalog.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BrandStatus } from '../../../schema/foundation/transitions.ts';
import { instant, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';
import { mediaSets } from '../mediaSets/table.ts';

/**
 * One brand; its `id` of three capitals or digits begins the ids of its products, `sku` is how rewards name it. No two names are alike
 * but for case and marks. A trigger creates its media set (`platform/catalog/mediaSets/logic.sql`).
 */
export const brands = pgTable(
  'brands',
  {
    id: text('id').primaryKey(),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    searchName: text('search_name').notNull().generatedAlwaysAs(foldedText('name')),
    status: text('status').$type<BrandStatus>().notNull().default('enabled'),
    mediaSetId: textId('media_set_id').references(() => mediaSets.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('brands_name').on(table.searchName),
    index('brands_order').on(sql`${table.searchName} collate "C"`, table.id),
    check('brands_status', sql`${table.status} in ('enabled', 'deactivated')`),
  ],
);
