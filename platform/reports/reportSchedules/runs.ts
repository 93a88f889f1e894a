import { sql } from 'drizzle-orm';
import { lastDue, nextDue } from '../../../schema/foundation/dates/recurrence.ts';
import { TIMEFRAME_SCOPES } from '../../../schema/foundation/dates/timeframeScopes.ts';
import { type PauseReason, SCHEDULED_REPORTS } from '../../../schema/reports/reportSchedules.ts';
import { accountFacts } from '../../foundation/access/authentication.ts';
import { openScope } from '../../foundation/access/scope.ts';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { Refusal } from '../../foundation/http/refusals/refusal.ts';
import { enqueueMany } from '../../foundation/jobs/enqueue.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { viewRow } from '../../people/interface.ts';
import { endRun } from './endRun.ts';
import { fileRequest } from './scheduledQuery.ts';
import type { FileRequest, reportSchedules } from './table.ts';

export type ScheduleRow = typeof reportSchedules.$inferSelect;

/** Dependencies of starting a run. */
interface RunTools {
  database: Database;
  staffDomains: readonly string[];
}

/**
 * Begins the run of a schedule that is locked and due: for the latest due time, however many were missed, and sets the next one. A schedule whose view is
 * deleted, or whose owner may not see the report any more, is paused instead, and its owner notified.
 */
export async function runDue(
  tx: Queries,
  schedule: ScheduleRow,
  { now, ...tools }: RunTools & { now: Date },
): Promise<void> {
  const seen = await viewOf(tx, schedule, tools);
  if ('pauseReason' in seen) return pause(tx, schedule, seen.pauseReason);
  const due = lastDue(schedule, now);
  await tx.execute(sql`update report_schedules set next_at = ${nextDue(schedule, now).toISOString()}::timestamptz, view_name = ${seen.name}
    where id = ${schedule.id}`);
  const [run] = await rowsOf(
    tx,
    { id: text },
    sql`insert into report_runs (account_id, schedule_id, key, due_at, is_manual)
      values (${schedule.accountId}, ${schedule.id}, ${`due:${due.toISOString()}`}, ${due.toISOString()}::timestamptz, false)
      on conflict do nothing returning id::text as id`,
  );
  if (run) await queueFiles(tx, { schedule, runId: run.id, due, view: seen });
}

/** Begins a run that its owner requested. It does not change the due time and does not pause. If there are no files, the run keeps the reason. */
export async function runAsked(
  tx: Queries,
  run: { id: string; dueAt: Date },
  { schedule, ...tools }: RunTools & { schedule: ScheduleRow },
): Promise<void> {
  const view = await viewOf(tx, schedule, tools);
  if ('pauseReason' in view) await endRun(tx, run.id, view.pauseReason);
  else await queueFiles(tx, { schedule, runId: run.id, due: run.dueAt, view });
}

interface SeenView {
  name: string;
  query: string;
}

/** The view as the owner of the schedule sees it now, or why the schedule has to stand still. */
async function viewOf(
  tx: Queries,
  { accountId, savedViewId, report }: ScheduleRow,
  { database, staffDomains }: RunTools,
): Promise<SeenView | { pauseReason: PauseReason }> {
  if (savedViewId === null) return { pauseReason: 'view_deleted' };
  const facts = await accountFacts(tx, sql`a.id = ${accountId}`, staffDomains);
  if (!facts?.abilities.has(SCHEDULED_REPORTS[report].ability)) return { pauseReason: 'ability_lost' };
  try {
    return await viewRow(tx, openScope(database, { ...facts, requestId: 'schedule' }), savedViewId);
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not_found') return { pauseReason: 'view_hidden' };
    throw error;
  }
}

async function pause(
  tx: Queries,
  { id, accountId, viewName, version }: ScheduleRow,
  reason: PauseReason,
): Promise<void> {
  await tx.execute(sql`update report_schedules set is_paused = true, pause_reason = ${reason}, next_at = null, version = version + 1, updated_at = now()
    where id = ${id}`);
  await queueMail(tx, {
    accountId,
    template: 'report_paused',
    dedupeKey: `report_paused:${id}:${version}`,
    params: { view: viewName, reason },
  });
}

/** One file for the owner and one for each colleague, each written by a job of its own. */
async function queueFiles(
  tx: Queries,
  { schedule, runId, due, view }: { schedule: ScheduleRow; runId: string; due: Date; view: SeenView },
): Promise<void> {
  const { accountId, recipientIds, report, period, timezone, format } = schedule;
  const [owner] = await rowsOf(
    tx,
    { preferredScope: nullable(oneOf(TIMEFRAME_SCOPES)) },
    sql`select report_timeframe_scope as "preferredScope" from accounts where id = ${accountId}`,
  );
  const of = { report, viewName: view.name, query: view.query, period, timezone };
  let fileQuery: FileRequest;
  try {
    fileQuery = fileRequest({ ...of, ...owner }, due);
  } catch {
    await endRun(tx, runId, 'view_unreadable');
    await queueMail(tx, {
      accountId,
      template: 'report_unreadable',
      dedupeKey: `report_unreadable:${runId}`,
      params: { view: view.name },
    });
    return;
  }
  const files = await rowsOf(
    tx,
    { id: text },
    sql`insert into report_files (run_id, owner_id, account_id, asked, format)
      select ${runId}, ${accountId}, one::bigint, ${JSON.stringify(fileQuery)}::jsonb, ${format}
      from unnest(${`{${[accountId, ...recipientIds].join(',')}}`}::text[]) one
      on conflict do nothing returning id::text as id`,
  );
  await enqueueMany(
    tx,
    files.map(({ id }) => ({
      kind: 'reportFile' as const,
      payload: { fileId: id },
      dedupeKey: `report_file:${id}`,
    })),
  );
}
