// What was answered under which key, written in the transaction of its effect and kept at least 90 days.
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, textId } from '../database/columns.ts';

/** One answered request: `caller` is the account or client that asked, `bodyHash` the SHA-256 of its body. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    advertiserId: textId('advertiser_id').notNull(),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.caller, table.key] })],
);
