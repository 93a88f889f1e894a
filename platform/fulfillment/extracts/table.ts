// Files of links and codes that were asked for; each is made while it is read.
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { EXTRACT_KINDS, type ExtractKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import { bytes, instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { batches, dispatches } from '../dispatches/table.ts';

/** A file of a dispatch, or of one batch of it, for the caller who asked; its ticket opens it once, until `ticketUntil`. */
export const extracts = pgTable(
  'extracts',
  {
    advertiserId: textId('advertiser_id').notNull(),
    id: textId('id').generatedByDefaultAsIdentity(),
    dispatchId: textId('dispatch_id').notNull(),
    batchId: textId('batch_id'),
    kind: text('kind').$type<ExtractKind>().notNull(),
    includePdf: boolean('include_pdf').notNull().default(false),
    createdBy: textId('created_by'),
    caller: text('caller').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    ticketHash: bytes('ticket_hash').notNull(),
    ticketUntil: instant('ticket_until').notNull(),
    downloadedAt: instant('downloaded_at'),
    /** Why a file of links was requested; for the log of code reads. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    foreignKey({
      name: 'extracts_dispatch',
      columns: [table.advertiserId, table.dispatchId],
      foreignColumns: [dispatches.advertiserId, dispatches.id],
    }),
    foreignKey({
      name: 'extracts_batch',
      columns: [table.advertiserId, table.batchId],
      foreignColumns: [batches.advertiserId, batches.id],
    }),
    check('extracts_kind', sql`${table.kind} in (${namesIn(EXTRACT_KINDS)})`),
  ],
);
