// The append-only log of everything that changed: history, audit trail and, later, the feed.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, textId } from '../database/columns.ts';

/**
 * One change: who did what to which row, how it was and became, in which request. Never updated, never deleted. `caller` tells the API
 * key `client:7` or service account `service:5` from the account that made it, which `accountId` names for both; null in rows from before it was written.
 * Triggers: rows only grow (`logic.sql`), and at commit an event of the catalog records its change (`platform/catalog/catalogueChanges/logic.sql`).
 */
export const events = pgTable(
  'events',
  {
    id: identity(),
    advertiserId: textId('advertiser_id'),
    accountId: textId('account_id'),
    caller: text('caller'),
    noun: text('noun').notNull(),
    nounId: text('noun_id').notNull(),
    action: text('action').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    requestId: text('request_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('events_advertiser').on(table.advertiserId, table.at),
    // Events come in the order of their moments: those since one are found by a few numbers for each part of the table.
    index('events_since').using('brin', table.at),
    index('events_noun').on(table.noun, table.nounId, table.at),
  ],
);
