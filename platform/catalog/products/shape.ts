import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type DimensionConfiguration,
  type DimensionValues,
  dimensionConfiguration,
  dimensionValues,
} from '../../../schema/catalog/dimensions.ts';
import {
  AGE_RANGES,
  type AgeRange,
  CONDITIONS_OF_SALE,
  DELIVERY_MODES,
  GENDERS,
  PRODUCT_TYPES,
} from '../../../schema/catalog/products.ts';
import type { Translations } from '../../../schema/catalog/translations.ts';
import { PRODUCT_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { BRAND_STATUSES, PRODUCT_STATES, SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, json, oneOf, text, texts, whole } from '../../foundation/records/column.ts';
import { productTypeName, productTypeShape } from '../dimensions/productTypeName.ts';

/** Texts by language as answers show them; SKUs have them too. */
export const translationsShape: z.ZodType<Translations> = z
  .partialRecord(z.enum(PRODUCT_LOCALES), z.object({ name: z.string(), description: z.string() }))
  .describe('Texts in the languages other than the default one');

const configurations = sql`coalesce((select jsonb_agg(
    jsonb_build_object('dimension', d.dimension_id, 'required', d.required, 'vary', d.vary) order by d.position)
  from product_dimensions d where d.product_id = p.id), '[]')`;

/** A product as its managers see it (PRODUCT-49). Of `p` products, `b` brands and `u` its publication by the caller's organization. */
export const product = codec('Product', {
  columns: {
    id: text(sql`p.id`),
    name: text(sql`p.name`).describe('In the default locale'),
    description: text(sql`p.description`).describe('In the default locale'),
    default_locale: oneOf(PRODUCT_LOCALES, sql`p.default_locale`),
    translations: json(sql`p.translations`, translationsShape),
    status: oneOf(SALE_STATUSES, sql`p.status`),
    state: oneOf(
      PRODUCT_STATES,
      sql`case when exists (select from skus s where s.product_id = p.id and s.status = 'enabled') then 'ready' else 'no_sku' end`,
    ).describe('Whether it has an enabled SKU'),
    condition_of_sale: oneOf(CONDITIONS_OF_SALE, sql`p.condition_of_sale`),
    delivery_mode: oneOf(DELIVERY_MODES, sql`p.delivery_mode`),
    country_restrictions: texts(sql`p.country_restrictions`).describe(
      'ISO 3166-1 alpha-2; empty means worldwide',
    ),
    face_value_currency: text(sql`p.face_value_currency`),
    accept_variable_value: flag(sql`p.accept_variable_value`),
    name_with_variable_value: text(sql`p.name_with_variable_value`)
      .nullable()
      .describe('%s stands for the value'),
    featured: flag(sql`p.featured`),
    themes: texts(sql`p.themes`),
    terms_and_conditions: text(sql`p.terms_and_conditions`).nullable(),
    terms_and_conditions_url: text(sql`p.terms_and_conditions_url`).nullable(),
    dimension_configurations: json<DimensionConfiguration[]>(configurations, z.array(dimensionConfiguration)),
    dimension_values: json<DimensionValues>(sql`p.dimension_values`, dimensionValues),
    media_set_id: text(sql`p.media_set_id::text`).describe('Its pictures'),
    created_at: instant(sql`p.created_at`),
    updated_at: instant(sql`p.updated_at`),
    version: whole(sql`p.version`),
  },
  hidden: {
    brandId: text(sql`b.id`),
    brandName: text(sql`b.name`),
    brandStatus: oneOf(BRAND_STATUSES, sql`b.status`),
    productType: oneOf(PRODUCT_TYPES, sql`p.product_type`),
    gender: oneOf(GENDERS, sql`p.gender`).nullable(),
    ageRanges: texts(sql`p.age_ranges`),
    published: flag(sql`coalesce(u.published, false)`),
    private: flag(sql`coalesce(u.private, false)`),
  },
  derived: {
    brand: z.object({ id: z.string(), name: z.string(), status: z.enum(BRAND_STATUSES) }),
    product_type: productTypeShape,
    targeting: z.object({ gender: z.enum(GENDERS).nullable(), age_range: z.array(z.enum(AGE_RANGES)) }),
    vary_on: z.array(z.string()).describe('Dimensions for which each SKU has its own value'),
    publication: z
      .object({ published: z.boolean(), private: z.boolean() })
      .describe("Offer by the caller's organization"),
  },
  derive: (row, { locale }) => ({
    brand: { id: row.brandId, name: row.brandName, status: row.brandStatus },
    product_type: { id: row.productType, name: productTypeName(locale, row.productType) },
    targeting: { gender: row.gender, age_range: row.ageRanges as AgeRange[] },
    vary_on: row.dimension_configurations.filter(({ vary }) => vary).map(({ dimension }) => dimension),
    publication: { published: row.published, private: row.private },
  }),
});
export type ProductJson = JsonOf<typeof product>;

/** A saved product, and what its disabling stops (PRODUCT-24). */
export const savedProduct = responseSchema(
  'SavedProduct',
  z.object({
    product: product.schema,
    promotions: z
      .int()
      .describe('Promotions that have not ended and give one of its SKUs; 0 unless it was disabled'),
  }),
);

export const productPage = responseSchema('ProductPage', pageShape(product.schema));

/** The `from` clause of `product`. `some` selects the products as `p`: a page of them, or all by default. */
export const productSource = ({ organizationId }: Scope, some: SQL = sql`products p`): SQL => sql`from ${some}
  join brands b on b.id = p.brand_id
  left join product_publications u on u.product_id = p.id and u.seller_id = ${organizationId}::bigint`;
