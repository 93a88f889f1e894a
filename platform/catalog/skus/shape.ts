import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type DimensionValues, dimensionValues } from '../../../schema/catalog/dimensions.ts';
import { PRODUCT_TYPES } from '../../../schema/catalog/products.ts';
import { PRODUCT_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { BRAND_STATUSES, SALE_STATUSES, SKU_STATES } from '../../../schema/foundation/transitions.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, json, money, oneOf, text, whole } from '../../foundation/records/column.ts';
import { productTypeName, productTypeShape } from '../dimensions/productTypeName.ts';
import { translationsShape } from '../products/shape.ts';
import { providerShape } from '../providers/shape.ts';

/**
 * A SKU as its managers see it (SKU-32); amounts are decimal texts. Of `s` skus, `p` their products, `b` the brands
 * of these and `v` its provider.
 */
export const sku = codec('Sku', {
  columns: {
    id: text(sql`s.sku`),
    sku: text(sql`s.sku`),
    name: text(sql`s.name`).describe('In the default locale'),
    description: text(sql`s.description`).describe('In the default locale'),
    fallback_description: text(sql`p.description`).describe(
      "The product's, shown when it has none of its own",
    ),
    default_locale: oneOf(PRODUCT_LOCALES, sql`s.default_locale`),
    translations: json(sql`s.translations`, translationsShape),
    status: oneOf(SALE_STATUSES, sql`s.status`),
    state: oneOf(SKU_STATES, sql`s.state`),
    ean: text(sql`s.ean`).nullable(),
    currency: text(sql`s.currency`),
    face_value: money(sql`s.face_value`, 'currency'),
    variable_value: flag(sql`s.variable_value`),
    catalog_currency: text(sql`s.catalog_currency`).nullable(),
    catalog_price: money(sql`s.catalog_price`, 'catalog_currency').nullable(),
    featured: flag(sql`s.featured`),
    dimension_values: json<DimensionValues>(sql`s.dimension_values`, dimensionValues),
    media_set_id: text(sql`s.media_set_id::text`).describe('Its pictures'),
    fallback_media_set_id: text(sql`p.media_set_id::text`).describe(
      "The product's pictures, shown when it has none of its own",
    ),
    created_at: instant(sql`s.created_at`),
    updated_at: instant(sql`s.updated_at`),
    version: whole(sql`s.version`),
  },
  hidden: {
    brandId: text(sql`b.id`),
    brandName: text(sql`b.name`),
    brandStatus: oneOf(BRAND_STATUSES, sql`b.status`),
    productId: text(sql`p.id`),
    productName: text(sql`p.name`),
    productType: oneOf(PRODUCT_TYPES, sql`p.product_type`),
    providerId: text(sql`v.id::text`).nullable(),
    providerName: text(sql`v.name`).nullable(),
  },
  derived: {
    brand: z.object({ id: z.string(), name: z.string(), status: z.enum(BRAND_STATUSES) }),
    product: z.object({
      id: z.string(),
      name: z.string(),
      product_type: productTypeShape,
    }),
    provider: providerShape.nullable().describe('Provider; null unless the caller is operator staff'),
  },
  derive: ({ providerId, providerName, ...row }, { locale, isStaff }) => ({
    brand: { id: row.brandId, name: row.brandName, status: row.brandStatus },
    product: {
      id: row.productId,
      name: row.productName,
      product_type: { id: row.productType, name: productTypeName(locale, row.productType) },
    },
    provider: isStaff && providerId && providerName ? { id: providerId, name: providerName } : null,
  }),
});
export type SkuJson = JsonOf<typeof sku>;

/** A saved SKU, and what its disabling stops (SKU-15). */
export const savedSku = responseSchema(
  'SavedSku',
  z.object({
    sku: sku.schema,
    promotions: z.int().describe('Promotions that have not ended and give it; 0 unless it was disabled'),
  }),
);

export const skuPage = responseSchema('SkuPage', pageShape(sku.schema));

/** Values of a SKU by dimension, with the version they are saved under (SKU-34). */
export const skuDimensionsShape = responseSchema(
  'SkuDimensions',
  z.object({ sku: z.string(), dimension_values: dimensionValues, version: z.int() }),
);

/** The source of `sku`: all SKUs, or the page of them in `some`, named `s`. */
export const skuSource = (some: SQL = sql`skus s`): SQL =>
  sql`from ${some} join products p on p.id = s.product_id join brands b on b.id = p.brand_id
    left join providers v on v.id = s.provider_id`;
