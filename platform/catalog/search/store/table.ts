// Tables of the embedded search index. The table of products imports this file, so links name it as a foreign column.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { foreignColumn, identity, textId } from '../../../foundation/database/columns.ts';
import { organizations } from '../../../people/organization/table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Words by which rewards are found, in both languages. */
export const searchTags = pgTable('search_tags', {
  id: identity(),
  nameEn: text('name_en').notNull(),
  nameFr: text('name_fr').notNull(),
});

/** Countries by ISO 3166-1 alpha-2 code; worldwide is not one of them. */
export const searchCountries = pgTable('search_countries', {
  code: text('code').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameFr: text('name_fr').notNull(),
});

/** Further search terms of a product, in addition to its names. */
export const productTags = pgTable(
  'product_tags',
  {
    productId: text('product_id').notNull(),
    tagId: textId('tag_id')
      .notNull()
      .references(() => searchTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.tagId] }),
    index('product_tags_tag').on(table.tagId),
    foreignKey({
      columns: [table.productId],
      foreignColumns: [foreignColumn('products', 'id')],
      name: 'product_tags_product',
    }),
  ],
);

/** Kinds of reward, the coarsest order of the catalog. */
export const typologies = pgTable('typologies', {
  id: identity(),
  nameEn: text('name_en').notNull(),
  nameFr: text('name_fr').notNull(),
});

/** A use of a reward, within its typology. */
export const serviceCategories = pgTable('service_categories', {
  id: identity(),
  typologyId: textId('typology_id')
    .notNull()
    .references(() => typologies.id),
  nameEn: text('name_en').notNull(),
  nameFr: text('name_fr').notNull(),
});

/** Products that are offered together; a group without a seller belongs to everybody. */
export const rewardGroups = pgTable(
  'reward_groups',
  { id: identity(), name: text('name').notNull(), sellerId: textId('seller_id') },
  (table) => [
    index('reward_groups_seller').on(table.sellerId),
    foreignKey({
      columns: [table.sellerId],
      foreignColumns: [organizations.id],
      name: 'reward_groups_seller_id',
    }),
  ],
);

/** The products of a group. */
export const rewardGroupProducts = pgTable(
  'reward_group_products',
  {
    groupId: textId('group_id')
      .notNull()
      .references(() => rewardGroups.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.productId] }),
    index('reward_group_products_product').on(table.productId),
    foreignKey({
      columns: [table.productId],
      foreignColumns: [foreignColumn('products', 'id')],
      name: 'reward_group_products_product_id',
    }),
  ],
);

/**
 * One index entry per SKU: search terms only, no displayed data. `name` is folded; `document` holds its words in all languages;
 * `countries` of a worldwide product is `{*}`. `sellers` may see it, and `privateSellers` only by SKU. Row-level security would prevent
 * PostgreSQL from using its text index, so every query names the seller, and hits are read again under row-level security.
 */
export const searchRewards = pgTable(
  'search_rewards',
  {
    sku: text('sku').primaryKey(),
    productId: text('product_id').notNull(),
    brandId: text('brand_id').notNull(),
    name: text('name').notNull(),
    document: tsvector('document').notNull(),
    faceValue: bigint('face_value', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    countries: text('countries').array().notNull(),
    conditionOfSale: text('condition_of_sale').notNull(),
    deliveryMode: text('delivery_mode').notNull(),
    tagIds: bigint('tag_ids', { mode: 'bigint' }).array().notNull(),
    typologyId: textId('typology_id'),
    serviceCategoryId: textId('service_category_id'),
    groupIds: bigint('group_ids', { mode: 'bigint' }).array().notNull(),
    sellers: bigint('sellers', { mode: 'bigint' }).array().notNull(),
    privateSellers: bigint('private_sellers', { mode: 'bigint' }).array().notNull(),
    /** Its place among the values of its product, 0 for the first. */
    place: integer('place').notNull().default(0),
    /** A number of its product's id that scatters products, always the same. */
    mix: integer('mix').notNull().default(0),
    featured: boolean('featured').notNull(),
    isOnSale: boolean('is_on_sale').notNull(),
  },
  (table) => [
    index('search_rewards_document').using('gin', table.document),
    index('search_rewards_sellers').using('gin', table.sellers),
    index('search_rewards_private').using('gin', table.privateSellers),
    index('search_rewards_tags').using('gin', table.tagIds),
    index('search_rewards_order').on(
      sql`${table.featured} desc`,
      table.place,
      table.mix,
      sql`${table.sku} collate "C"`,
    ),
    index('search_rewards_sku').on(sql`${table.sku} collate "C"`),
    index('search_rewards_product').on(table.productId),
    index('search_rewards_brand').on(table.brandId),
    index('search_rewards_value').on(table.currency, table.faceValue),
  ],
);

/** Words by which entries are found; a mistyped word is corrected to the nearest of these. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_alike').using('gin', table.word.op('gin_trgm_ops')),
  index('search_words_prefix').on(table.word.op('text_pattern_ops')),
]);
