// The budget's own lines: what was credited, debited, allocated and deallocated, and what is asked for.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { BudgetLineStatus, BudgetLineType } from '../../../schema/foundation/transitions.ts';
import type { AllocationReportType } from '../../../schema/money/allocations/allocations.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { instant, textId } from '../../foundation/database/columns.ts';

type Columns = Record<'status' | 'createdAt' | 'changedAt' | 'decidedAt', AnyPgColumn>;
const isPending = ({ status }: Columns) => sql`${status} = 'pending'`;
const lastChange = ({ decidedAt, changedAt, createdAt }: Columns) =>
  sql`coalesce(${decidedAt}, ${changedAt}, ${createdAt})`;

/**
 * One line of an advertiser's budget, `amount` in minor units of `currency`. A pending line is a request: it holds no funds.
 * An approved one names the posting that moved the money (none where it only brought rewards). The grantor is never the requester.
 * A withdrawn line has no grantor: nobody decided it.
 * Triggers (`logic.sql`) write its type in the allocations report (`reportType`), keep a decided line as it is, refuse deletion, and count lines by day.
 * A rejected line has its explanation in `reason`.
 * A request may set when its allocation ends (`expiresAt`, null for never); `changedAt` is its last change while it waited.
 */
export const budgetLines = pgTable(
  'budget_lines',
  {
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    id: textId('id').generatedByDefaultAsIdentity(),
    type: text('type').$type<BudgetLineType>().notNull(),
    status: text('status').$type<BudgetLineStatus>().notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    description: text('description').notNull().default(''),
    externalId: text('external_id'),
    allocationId: textId('allocation_id'),
    txnId: textId('txn_id'),
    requesterId: textId('requester_id'),
    grantorId: textId('grantor_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    changedAt: instant('changed_at'),
    setsExpiration: boolean('sets_expiration').notNull().default(false),
    expiresAt: instant('expires_at'),
    reason: text('reason'),
    reportType: text('report_type').$type<AllocationReportType>().notNull().default('budget'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    unique('budget_lines_id').on(table.id),
    unique('budget_lines_txn').on(table.advertiserId, table.txnId),
    index('budget_lines_created').on(table.advertiserId, table.createdAt, table.id),
    index('budget_lines_allocation').on(table.advertiserId, table.allocationId),
    // Requests that ever waited: at a past moment, those that were decided after it.
    index('budget_lines_waited')
      .on(table.advertiserId, table.decidedAt)
      .where(sql`${table.allocationId} is not null and ${table.decidedAt} > ${table.createdAt}`),
    index('budget_lines_made').on(table.createdAt, table.id),
    index('budget_lines_updated').on(lastChange(table), table.id),
    // With all that the report filters by and row-level security looks at: counting reads the index alone.
    index('budget_lines_status').on(table.status, table.id, table.advertiserId),
    index('budget_lines_report_type').on(
      table.reportType,
      lastChange(table),
      table.id,
      table.advertiserId,
      table.status,
    ),
    index('budget_lines_pending').on(table.advertiserId, table.allocationId).where(isPending(table)),
    index('budget_lines_pending_updated').on(lastChange(table), table.id).where(isPending(table)),
    index('budget_lines_pending_type')
      .on(table.reportType, lastChange(table), table.id, table.advertiserId)
      .where(isPending(table)),
    check(
      'budget_lines_report_type',
      sql`${table.reportType} in ('budget', 'committed', 'open_reward', 'open_budget')`,
    ),
    check('budget_lines_type', sql`${table.type} in ('credit', 'debit', 'allocate', 'deallocate')`),
    check('budget_lines_status', sql`${table.status} in ('pending', 'approved', 'rejected', 'withdrawn')`),
    check(
      'budget_lines_amount',
      sql`${table.amount} > 0 or (${table.amount} = 0 and ${table.type} = 'allocate')`,
    ),
    check(
      'budget_lines_two_persons',
      sql`${table.grantorId} is distinct from ${table.requesterId} or ${table.grantorId} is null`,
    ),
    check('budget_lines_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
  ],
);

/**
 * Number of lines by UTC day, type and status. Numbered pages of a history use it for their start and for the total. Only a trigger on
 * `budget_lines` writes it, and the reconciler recounts it.
 */
export const budgetLineDays = pgTable(
  'budget_line_days',
  {
    advertiserId: textId('advertiser_id').notNull(),
    day: date('day').notNull(),
    type: text('type').$type<BudgetLineType>().notNull(),
    status: text('status').$type<BudgetLineStatus>().notNull(),
    lines: bigint('lines', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.day, table.type, table.status] })],
);
