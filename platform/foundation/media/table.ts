// Files people sent: announced, sent, then checked and re-encoded.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, textId } from '../database/columns.ts';

/** `waiting` until its bytes were checked, then `ready` under an unguessable `name`, or `refused`. */
export const MEDIA_STATUSES = ['waiting', 'ready', 'refused'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

/**
 * One file of one account; `contentType` and `size` (bytes) are those announced, until it is ready. `width` and `height` are in pixels,
 * `variants` how the names of its smaller pictures end: `400.avif`.
 */
export const medias = pgTable(
  'medias',
  {
    id: identity(),
    accountId: textId('account_id').notNull(),
    purpose: text('purpose').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    status: text('status').$type<MediaStatus>().notNull().default('waiting'),
    name: text('name').unique(),
    width: integer('width'),
    height: integer('height'),
    variants: text('variants').array().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('medias_account').on(table.accountId, table.createdAt)],
);
