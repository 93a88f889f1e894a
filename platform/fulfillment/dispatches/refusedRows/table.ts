// The refused part of a dispatch: the reason of each refused SKU, and the rows of its recipients.
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { FILE_LINE_COLUMN, RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
import { skus } from '../../../catalog/skus/table.ts';
import { bytes, textId } from '../../../foundation/database/columns.ts';
import { dispatches } from '../table.ts';

/** Why a SKU of a dispatch was refused. `available` codes, where too few were left. `position` is its place in the request. */
export const refusedSkus = pgTable(
  'refused_skus',
  {
    advertiserId: textId('advertiser_id').notNull(),
    dispatchId: textId('dispatch_id').notNull(),
    position: integer('position').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    reason: text('reason').notNull(),
    lines: integer('lines').notNull(),
    available: integer('available'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.dispatchId, table.position] }),
    foreignKey({
      name: 'refused_skus_dispatch',
      columns: [table.advertiserId, table.dispatchId],
      foreignColumns: [dispatches.advertiserId, dispatches.id],
    }),
    check('refused_skus_lines', sql`${table.lines} >= 1`),
  ],
);

const isSealed = (column: PgColumn) => sql`${column} is not null`;

/**
 * A row of recipients that a dispatch refused; `line` is its row number there. Its cells are sealed, until they are deleted (`forget.ts`). `resentBy` is the
 * dispatch that sent it again. A row stays with its first dispatch: where it is refused again, its new cells are stored here.
 */
export const refusedRows = pgTable(
  'refused_rows',
  {
    advertiserId: textId('advertiser_id').notNull(),
    dispatchId: textId('dispatch_id').notNull(),
    line: integer('line').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    reason: text('reason').notNull(),
    /** Names of the columns that hold something, which a file of the rows needs before its first row. */
    columns: text('columns')
      .array()
      .$type<(RecipientColumn | typeof FILE_LINE_COLUMN)[]>()
      .notNull()
      .default(sql`'{}'`),
    resentBy: textId('resent_by'),
    keyId: text('key_id'),
    wrappedKey: bytes('wrapped_key'),
    sealed: bytes('sealed'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.dispatchId, table.line] }),
    foreignKey({
      name: 'refused_rows_dispatch',
      columns: [table.advertiserId, table.dispatchId],
      foreignColumns: [dispatches.advertiserId, dispatches.id],
    }),
    foreignKey({
      name: 'refused_rows_resent_by',
      columns: [table.advertiserId, table.resentBy],
      foreignColumns: [dispatches.advertiserId, dispatches.id],
    }),
    index('refused_rows_waiting')
      .on(table.advertiserId, table.dispatchId)
      .where(sql`${table.resentBy} is null and ${isSealed(table.sealed)}`),
    index('refused_rows_resent').on(table.advertiserId, table.resentBy),
    index('refused_rows_sealed').on(table.dispatchId).where(isSealed(table.sealed)),
    check(
      'refused_rows_seal',
      sql`num_nulls(${table.keyId}, ${table.wrappedKey}, ${table.sealed}) in (0, 3)`,
    ),
  ],
);
