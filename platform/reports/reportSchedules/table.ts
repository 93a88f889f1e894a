// Reports that are mailed on a schedule: its times and recipients, each run, and each recipient's file.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { CADENCES, type Cadence } from '../../../schema/foundation/dates/recurrence.ts';
import type { RelativePeriod } from '../../../schema/foundation/dates/relativePeriods.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import {
  type PauseReason,
  REPORT_FILE_STATES,
  type ReportFileState,
  type ScheduledReport,
} from '../../../schema/reports/reportSchedules.ts';
import { identity, instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { sealedFileColumns } from '../../foundation/sealedFiles/columns.ts';
import { accounts } from '../../people/accounts/table.ts';
import { savedViews } from '../../people/savedViews/table.ts';

/**
 * When the file of a saved view is mailed. `nextAt` is of the business clock and null while it is paused. A view that is deleted leaves its name; the next
 * look at what is due pauses the schedule then.
 */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: identity(),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    savedViewId: textId('saved_view_id').references(() => savedViews.id, { onDelete: 'set null' }),
    report: text('report').$type<ScheduledReport>().notNull(),
    viewName: text('view_name').notNull(),
    cadence: text('cadence').$type<Cadence>().notNull(),
    weekday: integer('weekday'),
    monthDay: integer('month_day'),
    time: text('time').notNull(),
    timezone: text('timezone').notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    period: text('period').$type<RelativePeriod>(),
    recipientIds: text('recipient_ids').array().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    pauseReason: text('pause_reason').$type<PauseReason>(),
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('report_schedules_account').on(table.accountId, table.id),
    index('report_schedules_due').on(table.nextAt).where(sql`not ${table.isPaused}`),
    index('report_schedules_view').on(table.savedViewId),
    check('report_schedules_cadence', sql`${table.cadence} in (${namesIn(CADENCES)})`),
    check('report_schedules_format', sql`${table.format} in (${namesIn(EXPORT_FORMATS)})`),
    check(
      'report_schedules_when',
      sql`(${table.cadence} = 'weekly') = (${table.weekday} is not null) and (${table.cadence} = 'monthly') = (${table.monthDay} is not null)`,
    ),
    check('report_schedules_next', sql`${table.isPaused} = (${table.nextAt} is null)`),
  ],
);

/** One time that a report was due, or was asked for at once; its key makes a second run of the same impossible. It outlives its schedule. */
export const reportRuns = pgTable(
  'report_runs',
  {
    id: identity(),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    scheduleId: textId('schedule_id').references(() => reportSchedules.id, { onDelete: 'set null' }),
    key: text('key').notNull(),
    dueAt: instant('due_at').notNull(),
    isManual: boolean('is_manual').notNull(),
    /** Why it came to no files; null where it did, or is not begun. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('report_runs_key').on(table.scheduleId, table.key),
    index('report_runs_of').on(table.scheduleId, table.id),
    index('report_runs_created').on(table.createdAt),
  ],
);

/** The query of a file: the query string of the platform's report, and the days that it covers. */
export interface FileRequest {
  report: ScheduledReport;
  viewName: string;
  query: string;
  timezone: string;
  start: string | null;
  end: string | null;
}

/** The file of one recipient. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: identity(),
    runId: textId('run_id')
      .notNull()
      .references(() => reportRuns.id, { onDelete: 'cascade' }),
    ownerId: textId('owner_id')
      .notNull()
      .references(() => accounts.id),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    asked: jsonb('asked').$type<FileRequest>().notNull(),
    state: text('state').$type<ReportFileState>().notNull().default('queued'),
    ...sealedFileColumns(),
  },
  (table) => [
    unique('report_files_one').on(table.runId, table.accountId),
    index('report_files_expiring').on(table.expiresAt).where(sql`${table.place} is not null`),
    check('report_files_state', sql`${table.state} in (${namesIn(REPORT_FILE_STATES)})`),
  ],
);
