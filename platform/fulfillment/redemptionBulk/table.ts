// Bulk actions on redemptions: what was asked, and the rows that were frozen when it was.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  BULK_ACTIONS,
  BULK_OUTCOMES,
  BULK_STATES,
  type BulkAction,
  type BulkOutcome,
  type BulkState,
} from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { bytes, identity, instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { accounts } from '../../people/accounts/table.ts';

/** A bulk action of one account; `key` is its idempotency key and `requestHash` what was asked with it. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: identity(),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    action: text('action').$type<BulkAction>().notNull(),
    data: jsonb('data').$type<{ comment?: string }>().notNull(),
    state: text('state').$type<BulkState>().notNull().default('working'),
    /** Rows that were frozen. */
    total: integer('total').notNull(),
    /** One of its rewards asks for codes that are valid for some time. */
    hasExpiry: boolean('has_expiry').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('bulk_actions_key').on(table.caller, table.key),
    index('bulk_actions_account').on(table.accountId, table.id),
    check('bulk_actions_action', sql`${table.action} in (${namesIn(BULK_ACTIONS)})`),
    check('bulk_actions_state', sql`${table.state} in (${namesIn(BULK_STATES)})`),
  ],
);

/** A redemption of a bulk action and its outcome; `reason` explains why nothing was done. */
export const bulkActionRows = pgTable(
  'bulk_action_rows',
  {
    advertiserId: textId('advertiser_id').notNull(),
    bulkId: textId('bulk_id')
      .notNull()
      .references(() => bulkActions.id),
    redemptionId: textId('redemption_id').notNull(),
    outcome: text('outcome').$type<BulkOutcome>().notNull().default('waiting'),
    reason: text('reason'),
    workedAt: instant('worked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.advertiserId, table.redemptionId] }),
    index('bulk_action_rows_open')
      .on(table.bulkId, table.advertiserId, table.redemptionId)
      .where(sql`${table.outcome} = 'waiting'`),
    check('bulk_action_rows_outcome', sql`${table.outcome} in (${namesIn(BULK_OUTCOMES)})`),
  ],
);
