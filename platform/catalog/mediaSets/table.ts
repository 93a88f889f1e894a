// Pictures of brands, products and SKUs.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { MediaName, MediaNoun } from '../../../schema/catalog/mediaSets.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { medias } from '../../foundation/media/table.ts';

/**
 * The pictures of one item of the catalog. A trigger creates a set with each brand, product and SKU; `accountId` is its creator, null if
 * that was not an account.
 */
export const mediaSets = pgTable(
  'media_sets',
  {
    id: identity(),
    noun: text('noun').$type<MediaNoun>().notNull(),
    nounId: text('noun_id').notNull(),
    accountId: textId('account_id'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('media_sets_thing').on(table.noun, table.nounId),
    check('media_sets_noun', sql`${table.noun} in ('brands', 'products', 'skus')`),
  ],
);

/** One picture of a set, by its name and locale; the locale is empty for the one of every locale without its own. */
export const mediaSetItems = pgTable(
  'media_set_items',
  {
    mediaSetId: textId('media_set_id')
      .notNull()
      .references(() => mediaSets.id),
    name: text('name').$type<MediaName>().notNull(),
    locale: text('locale').notNull().default(''),
    mediaId: textId('media_id')
      .notNull()
      .references(() => medias.id),
  },
  (table) => [
    primaryKey({ columns: [table.mediaSetId, table.name, table.locale] }),
    index('media_set_items_media').on(table.mediaId),
  ],
);
