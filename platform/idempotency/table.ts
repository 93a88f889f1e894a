// What was answered under which key, written in the transaction of its effect and kept at least 90 days.
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One answered request: `caller` is the account or client that asked, `bodyHash` the SHA-256 of its body. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    advertiserId: bigint('advertiser_id', { mode: 'bigint' }).notNull(),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.caller, table.key] })],
);
