// Secrets that all processes on one database share.
import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that sign upload addresses and links in mails; the first process to need one makes it. */
export const sharedSecrets = pgTable('media_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
