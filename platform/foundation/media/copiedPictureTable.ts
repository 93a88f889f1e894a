// Pictures of other sites that dispatches name: copied once, so that recipients load nothing from there.
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant, namesIn, textId } from '../database/columns.ts';

/** `loading` until its copy is `ready` under the unguessable `name`, or `refused` for a `reason`. */
export const COPY_STATES = ['loading', 'ready', 'refused'] as const;
export type CopyState = (typeof COPY_STATES)[number];

/** One address that an advertiser's dispatch names; `urlHash` is the SHA-256 of `url`, which may be longer than an index takes. */
export const copiedPictures = pgTable(
  'copied_pictures',
  {
    advertiserId: textId('advertiser_id').notNull(),
    urlHash: bytes('url_hash').notNull(),
    url: text('url').notNull(),
    state: text('state').$type<CopyState>().notNull().default('loading'),
    name: text('name').unique(),
    reason: text('reason'),
    /** When the state began. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.urlHash] }),
    check('copied_pictures_state', sql`${table.state} in (${namesIn(COPY_STATES)})`),
  ],
);
