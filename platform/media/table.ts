// Files people sent: announced, sent, then checked and re-encoded.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, textId } from '../database/columns.ts';

/** `waiting` until its bytes were checked, then `ready` under an unguessable `name`, or `refused`. */
export const MEDIA_STATUSES = ['waiting', 'ready', 'refused'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

/** One file of one account; `contentType` and `size` (bytes) are those announced, until it is ready. */
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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('medias_account').on(table.accountId, table.createdAt)],
);
