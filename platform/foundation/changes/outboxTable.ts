// Changes that are not published yet.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, textId } from '../database/columns.ts';

/**
 * One change that is to be published, written in its own transaction: by triggers: for each line of `events`
 * (`logic.sql` beside this file), for new redemptions, and for the outcomes of messages, which are no part of the history. `platform/reports/events` publishes it after the commit and deletes it here.
 */
export const eventOutbox = pgTable('event_outbox', {
  id: identity(),
  noun: text('noun').notNull(),
  nounId: text('noun_id').notNull(),
  action: text('action').notNull(),
  advertiserId: textId('advertiser_id'),
  accountId: textId('account_id'),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
  requestId: text('request_id').notNull(),
  at: instant('at').notNull().defaultNow(),
});
