// Imports of catalog files, and the rows of these files.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  type ImportOutcome,
  type ImportState,
} from '../../../schema/catalog/catalogueImports.ts';
import { identity, instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { accounts } from '../../people/accounts/table.ts';
import type { RowOutcome } from '../catalogueFile/shape.ts';

/** An import of one account; `locale` is the person's language. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: identity(),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    caller: text('caller').notNull(),
    locale: text('locale').$type<'en' | 'fr'>().notNull(),
    name: text('name').notNull(),
    columns: text('columns').array().notNull(),
    state: text('state').$type<ImportState>().notNull().default('receiving'),
    /** Rows of the file. */
    total: integer('total').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('catalogue_imports_account').on(table.accountId, table.id),
    index('catalogue_imports_age').on(table.createdAt),
    check('catalogue_imports_state', sql`${table.state} in (${namesIn(IMPORT_STATES)})`),
  ],
);

/** A row of a file. `product` groups rows for the job; `isOpen` says that the running step has yet to apply it. */
export const catalogueImportRows = pgTable(
  'catalogue_import_rows',
  {
    importId: textId('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    product: text('product').notNull().default(''),
    isOpen: boolean('is_open').notNull().default(true),
    outcome: text('outcome').$type<ImportOutcome>().notNull().default('waiting'),
    sku: text('sku'),
    /** Results of the dry run: the value that the SKU would have, and its current version. */
    value: text('value'),
    version: text('version'),
    changes: jsonb('changes').$type<RowOutcome['changes']>().notNull().default([]),
    errors: jsonb('errors').$type<RowOutcome['errors']>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('catalogue_import_rows_open')
      .on(table.importId, table.product, table.line)
      .where(sql`${table.isOpen}`),
    index('catalogue_import_rows_outcome').on(table.importId, table.outcome, table.line),
    check('catalogue_import_rows_outcome', sql`${table.outcome} in (${namesIn(IMPORT_OUTCOMES)})`),
  ],
);
