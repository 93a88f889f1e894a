// Products of the catalog: what a brand sells, in several values.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DimensionValues } from '../../../schema/catalog/dimensions.ts';
import type {
  AgeRange,
  ConditionOfSale,
  DeliveryMode,
  Gender,
  ProductTheme,
  ProductType,
} from '../../../schema/catalog/products.ts';
import type { Translations } from '../../../schema/catalog/translations.ts';
import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import type { SaleStatus } from '../../../schema/foundation/transitions.ts';
import { instant, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';
import { brands } from '../brands/table.ts';
import { mediaSets } from '../mediaSets/table.ts';
import { serviceCategories } from '../search/store/table.ts';

/**
 * One product of a brand, `id` being `brandId-productId`; no country restriction (ISO 3166-1 alpha-2) means worldwide. `name` and
 * `description` are in the default locale, `translations` holds the others. `nextSku` numbers its SKUs.
 * A trigger creates its media set (`platform/catalog/mediaSets/logic.sql`).
 */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    defaultLocale: text('default_locale').$type<ProductLocale>().notNull().default('en'),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    searchName: text('search_name').notNull().generatedAlwaysAs(foldedText('name')),
    productType: text('product_type').$type<ProductType>().notNull().default('gift_card'),
    status: text('status').$type<SaleStatus>().notNull().default('enabled'),
    conditionOfSale: text('condition_of_sale').$type<ConditionOfSale>().notNull().default('on_demand'),
    deliveryMode: text('delivery_mode').$type<DeliveryMode>().notNull().default('digital_delivery'),
    countryRestrictions: text('country_restrictions').array().notNull(),
    faceValueCurrency: text('face_value_currency').notNull().default('EUR'),
    acceptVariableValue: boolean('accept_variable_value').notNull().default(false),
    nameWithVariableValue: text('name_with_variable_value'),
    featured: boolean('featured').notNull().default(false),
    themes: text('themes').array().$type<ProductTheme[]>().notNull().default([]),
    gender: text('gender').$type<Gender>(),
    ageRanges: text('age_ranges').array().$type<AgeRange[]>().notNull().default([]),
    termsAndConditions: text('terms_and_conditions'),
    termsAndConditionsUrl: text('terms_and_conditions_url'),
    dimensionValues: jsonb('dimension_values').$type<DimensionValues>().notNull().default({}),
    serviceCategoryId: textId('service_category_id').references(() => serviceCategories.id),
    nextSku: integer('next_sku').notNull().default(1),
    mediaSetId: textId('media_set_id').references(() => mediaSets.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('products_brand').on(table.brandId),
    index('products_order').on(sql`${table.searchName} collate "C"`, table.id),
    index('products_prefix').on(table.id.op('text_pattern_ops')),
    check('products_status', sql`${table.status} in ('enabled', 'disabled')`),
    check('products_type', sql`${table.productType} in ('gift_card', 'item', 'legacy')`),
    check('products_delivery', sql`${table.deliveryMode} in ('digital_delivery', 'physical_shipment')`),
    check(
      'products_variable_value',
      sql`${table.productType} = 'gift_card' or (not ${table.acceptVariableValue} and ${table.nameWithVariableValue} is null)`,
    ),
    check('products_translations', sql`not ${table.translations} ? ${table.defaultLocale}`),
  ],
);
