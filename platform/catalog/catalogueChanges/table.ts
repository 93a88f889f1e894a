// Changes of the catalog in commit order, for clients that follow it.
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { CatalogueChangeKind, CatalogueNoun } from '../../../schema/catalog/catalogueChanges.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';

/**
 * One change, written by a trigger at the commit of its event, under a lock: ids grow in commit order, so that a reader who has read
 * up to one never misses an earlier one. Names are those of that moment; `sellers` are the organizations whose catalog showed it
 * then, `sellerId` is the one that a publication is about, currencies are those of a SKU's amounts.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: identity(),
    eventId: textId('event_id').notNull(),
    at: instant('at').notNull(),
    noun: text('noun').$type<CatalogueNoun>().notNull(),
    nounId: text('noun_id').notNull(),
    kind: text('kind').$type<CatalogueChangeKind>().notNull(),
    name: text('name').notNull(),
    brandId: text('brand_id'),
    productId: text('product_id'),
    sellerId: textId('seller_id'),
    sellers: bigint('sellers', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    currency: text('currency'),
    catalogCurrency: text('catalog_currency'),
  },
  (table) => [
    index('catalogue_changes_noun').on(table.noun, table.id),
    index('catalogue_changes_kind').on(table.kind, table.id),
    index('catalogue_changes_at').on(table.at, table.id),
    index('catalogue_changes_sellers').using('gin', table.sellers),
  ],
);
