// What the embedded search index answers from.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from '../database/columns.ts';

/** Words that rewards are found by, in both languages. */
export const searchTags = pgTable('search_tags', {
  id: identity(),
  nameEn: text('name_en').notNull(),
  nameFr: text('name_fr').notNull(),
});

/** Countries by ISO 3166-1 alpha-2 code; worldwide is none. */
export const searchCountries = pgTable('search_countries', {
  code: text('code').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameFr: text('name_fr').notNull(),
});
