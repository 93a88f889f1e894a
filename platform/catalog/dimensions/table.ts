// Dimensions that distinguish products.
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DimensionType } from '../../../schema/catalog/dimensions.ts';

/** A value to choose, with its name in both languages. */
export interface DimensionChoice {
  value: string;
  name: { en: string; fr: string };
}

/** One dimension; migrations fill them. `position` is the order they are offered in. */
export const dimensions = pgTable(
  'dimensions',
  {
    id: text('id').primaryKey(),
    nameEn: text('name_en').notNull(),
    nameFr: text('name_fr').notNull(),
    type: text('type').$type<DimensionType>().notNull(),
    values: jsonb('values').$type<DimensionChoice[]>().notNull().default([]),
    freeValues: boolean('free_values').notNull().default(false),
    multiple: boolean('multiple').notNull().default(false),
    mayVary: boolean('may_vary').notNull().default(true),
    isWhole: boolean('is_whole').notNull().default(false),
    /** Customers see its values, in the catalog and in the public one. */
    isPublic: boolean('is_public').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [
    check(
      'dimensions_type',
      sql`${table.type} in ('boolean', 'range', 'period', 'number', 'text', 'select', 'multi-select')`,
    ),
  ],
);
