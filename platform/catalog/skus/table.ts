// Rewards of the catalog by SKU.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DimensionValues } from '../../../schema/catalog/dimensions.ts';
import type { Translations } from '../../../schema/catalog/translations.ts';
import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import type { SaleStatus, SkuState } from '../../../schema/foundation/transitions.ts';
import { instant, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';
import { mediaSets } from '../mediaSets/table.ts';
import { products } from '../products/table.ts';
import { providers } from '../providers/table.ts';

/**
 * One reward of a brand; the face value in minor units of its currency. Without a product it is not offered anywhere. Its name is also
 * kept as it is searched for, and in that order, so that a search among a hundred thousand needs no extension. `name` and `description`
 * are in the default locale, `translations` holds the others. A trigger creates its media set (`platform/catalog/mediaSets/logic.sql`).
 */
export const skus = pgTable(
  'skus',
  {
    sku: text('sku').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    defaultLocale: text('default_locale').$type<ProductLocale>().notNull().default('en'),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    brandSku: text('brand_sku').notNull(),
    productId: text('product_id').references(() => products.id),
    providerId: textId('provider_id').references(() => providers.id),
    ean: text('ean'),
    faceValue: bigint('face_value', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    variableValue: boolean('variable_value').notNull().default(false),
    catalogPrice: bigint('catalog_price', { mode: 'bigint' }),
    catalogCurrency: text('catalog_currency'),
    featured: boolean('featured').notNull().default(false),
    status: text('status').$type<SaleStatus>().notNull().default('enabled'),
    state: text('state').$type<SkuState>().notNull().default('ready'),
    dimensionValues: jsonb('dimension_values').$type<DimensionValues>().notNull().default({}),
    searchName: text('search_name').generatedAlwaysAs(foldedText('name')),
    mediaSetId: textId('media_set_id').references(() => mediaSets.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('skus_brand').on(table.brandSku),
    index('skus_product').on(table.productId, table.sku),
    index('skus_provider').on(table.providerId),
    index('skus_parts').using('gin', table.searchName.op('gin_trgm_ops')),
    index('skus_currency').on(table.currency, sql`${table.searchName} collate "C"`, table.sku),
    index('skus_name').on(sql`${table.searchName} collate "C"`, table.sku),
    index('skus_order').on(sql`${table.sku} collate "C"`),
    index('skus_prefix').on(table.sku.op('text_pattern_ops')),
    uniqueIndex('skus_ean').on(table.ean).where(sql`${table.ean} is not null`),
    check('skus_status', sql`${table.status} in ('enabled', 'disabled')`),
    check('skus_face_value', sql`${table.faceValue} >= 0 and coalesce(${table.catalogPrice}, 0) >= 0`),
    check('skus_catalog_price', sql`(${table.catalogPrice} is null) = (${table.catalogCurrency} is null)`),
    check('skus_ean_digits', sql`${table.ean} ~ '^[0-9]{13}$'`),
    check('skus_translations', sql`not ${table.translations} ? ${table.defaultLocale}`),
  ],
);
