import { sql } from 'drizzle-orm';
import { bigint, integer, text } from 'drizzle-orm/pg-core';
import type { ExportFormat } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { bytes, instant } from '../database/columns.ts';

/**
 * Columns that a noun's table has for each file besides its `id`, its `state` and its owner. The bytes are outside the database in `parts` parts named
 * after `place`, sealed by a key that is sealed here; each attempt has a place and a key of its own.
 */
export const sealedFileColumns = () => ({
  format: text('format').$type<ExportFormat>().notNull(),
  /** Why there is no file. */
  reason: text('reason'),
  /** Rows and bytes that are written so far. */
  rows: integer('rows').notNull().default(0),
  size: bigint('size', { mode: 'bigint' }).notNull().default(sql`0`),
  place: text('place'),
  parts: integer('parts').notNull().default(0),
  keyId: text('key_id'),
  wrappedKey: bytes('wrapped_key'),
  sealed: bytes('sealed'),
  createdAt: instant('created_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
  expiresAt: instant('expires_at'),
  /** Abilities that the reader must hold, and advertisers that they must see; null: all of them. */
  needs: text('needs').array(),
  seen: bigint('seen', { mode: 'bigint' }).array(),
  downloads: integer('downloads').notNull().default(0),
});
