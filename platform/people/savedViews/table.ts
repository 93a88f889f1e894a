// Lists and reports that people have kept under a name.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SavedViewScreen } from '../../../schema/people/savedViews.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';
import { accounts } from '../accounts/table.ts';
import { organizations } from '../organization/table.ts';

/**
 * A named address of one list or report: `query` is its query string in its one spelling. Seen by its owner and, where it is shared, by the
 * organization; without an organization by operator staff. No two of a person's views of a screen are called alike but for case and marks.
 */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identity(),
    screen: text('screen').$type<SavedViewScreen>().notNull(),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    organizationId: textId('organization_id').references(() => organizations.id),
    name: text('name').notNull(),
    searchName: text('search_name').notNull().generatedAlwaysAs(foldedText('name')),
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.accountId, table.screen, table.searchName),
    index('saved_views_shared').on(table.screen, table.organizationId).where(sql`${table.isShared}`),
    check('saved_views_name_length', sql`length(${table.name}) between 1 and 80`),
    check('saved_views_query_length', sql`length(${table.query}) <= 4000`),
  ],
);

/** The account's default view of a screen, own or shared: it applies if the address says nothing. */
export const defaultViews = pgTable(
  'default_views',
  {
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    screen: text('screen').$type<SavedViewScreen>().notNull(),
    viewId: textId('view_id')
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.screen] }),
    index('default_views_view').on(table.viewId),
  ],
);
