// Secrets that all processes on one database share.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

/** Keys that sign upload addresses and links in mails; the first process to need one makes it. */
export const sharedSecrets = pgTable('media_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});

/** Check values of the keys of the environment: derived from the key, from which nothing else follows. */
export const keyChecks = pgTable('key_checks', {
  /** `CODES_HASH_KEY`, or `CODES_KEYS:` and the key's id. */
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
