// Answers by idempotency key, written in the transaction of their effect and kept at least 90 days.
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, textId } from '../database/columns.ts';

/**
 * One answered request: `caller` is the account or client that asked, `bodyHash` the SHA-256 of its body. `noun` and `nounId` name the record
 * that it made or changed, as events do; null where there is no single one, and in rows from before they were written. A trigger refuses
 * updates (`logic.sql`).
 */
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
    noun: text('noun'),
    nounId: text('noun_id'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.caller, table.key] }),
    // A caller that looks up its key does not name an advertiser.
    index('idempotency_keys_caller').on(table.caller, table.key),
  ],
);

/** The last refusal of a request with a key, so that its caller can ask for it when the answer was lost. Kept for a day. */
export const idempotencyRefusals = pgTable(
  'idempotency_refusals',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    errorName: text('error_name').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);
