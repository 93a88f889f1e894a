import { eq, sql } from 'drizzle-orm';
import { nextDue } from '../../../schema/foundation/dates/recurrence.ts';
import {
  type NewReportSchedule,
  onlyOf,
  type ReportScheduleDraft,
} from '../../../schema/reports/reportScheduleRules.ts';
import { MAX_SCHEDULES } from '../../../schema/reports/reportSchedules.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import { businessNow } from '../../foundation/clock/clock.ts';
import { checkTimeZone } from '../../foundation/http/refusals/checkTimeZone.ts';
import {
  forbidden,
  invalidField,
  notFound,
  Refusal,
  refused,
} from '../../foundation/http/refusals/refusal.ts';
import { type SavedViewRow, viewRow } from '../../people/interface.ts';
import { checkRecipients, checkView, type ScheduleParts } from './checkSchedule.ts';
import { ownSchedule } from './read.ts';
import type { ScheduleRow } from './runs.ts';
import type { ScheduleJson } from './shape.ts';
import { reportSchedules } from './table.ts';

/** E-mail domains of operator staff. */
export interface StoreTools {
  staffDomains: readonly string[];
}

/**
 * Has the file of a saved view mailed from now on. @throws Refusal forbidden, too_many_schedules; unknown_view, no_file, view_unreadable of the field
 * `saved_view_id`; not_offered of `format` and `period`; unknown_colleague of `recipient_ids`
 */
export function createSchedule(
  scope: Scope,
  draft: NewReportSchedule,
  { key, staffDomains }: StoreTools & { key: string | undefined },
): Promise<ScheduleJson> {
  const keyed = keyWithoutAdvertiser(key, { reportSchedule: draft });
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    checkTimeZone('timezone', draft.timezone, [scope.timezone]);
    const accountId = await checkRoom(change);
    const view = await seenView(change, draft.savedViewId);
    if (!view) throw invalidField('saved_view_id', 'unknown_view');
    const report = checkView(scope, view, draft);
    const recipientIds = await checkRecipients(tx, scope, {
      asked: draft.recipientIds,
      before: [],
      staffDomains,
    });
    const facts = { ...onlyOf(draft), recipientIds, report, viewName: view.name };
    const nextAt = nextDue(facts, await businessNow(tx));
    const [row] = await tx
      .insert(reportSchedules)
      .values({ ...facts, accountId, nextAt })
      .returning({ id: reportSchedules.id });
    if (!row) throw new Error('A schedule was not inserted');
    await change.record({ ...noun(row.id), action: 'created', after: facts });
    return ownSchedule(tx, scope, row.id);
  });
}

/** One's own schedules are counted one after the other. */
async function checkRoom({ tx, scope }: Change): Promise<string> {
  const { accountId } = scope;
  if (accountId === null) throw forbidden();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reportSchedules:${accountId}`}, 0))`);
  const own = await tx
    .select({ id: reportSchedules.id })
    .from(reportSchedules)
    .where(eq(reportSchedules.accountId, accountId));
  if (own.length >= MAX_SCHEDULES)
    throw refused(scope, 'too_many_schedules', { most: String(MAX_SCHEDULES) });
  return accountId;
}

async function seenView({ tx, scope }: Change, id: string): Promise<SavedViewRow | null> {
  try {
    return await viewRow(tx, scope, id);
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not_found') return null;
    throw error;
  }
}

/** A change of a schedule: which one, and the version last received. */
export interface ScheduleChange {
  id: string;
  version: number;
}

/**
 * Saves a schedule, also whether it is paused; its next due time is computed again. @throws Refusal not_found, stale_version, schedule_without_view, and those of
 * `createSchedule`
 */
export function updateSchedule(
  scope: Scope,
  { id, version }: ScheduleChange,
  { draft: changes, staffDomains }: StoreTools & { draft: ReportScheduleDraft },
): Promise<ScheduleJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockSchedule(change, id);
    checkTimeZone('timezone', changes.timezone, [row.timezone]);
    const draft = {
      ...changes,
      format: changes.format ?? row.format,
      period: changes.period === undefined ? row.period : changes.period,
      recipientIds: changes.recipientIds ?? row.recipientIds,
      isPaused: changes.isPaused ?? row.isPaused,
    };
    const view = row.savedViewId === null ? null : await seenView(change, row.savedViewId);
    if (!draft.isPaused && !view) throw refused(scope, 'schedule_without_view');
    if (view && !isOnlyPaused(row, draft)) checkView(scope, view, draft);
    const before = row.recipientIds;
    const recipientIds = await checkRecipients(tx, scope, {
      asked: draft.recipientIds,
      before,
      staffDomains,
    });
    const facts = { ...onlyOf(draft), recipientIds };
    const isPaused = facts.isPaused;
    const nextAt = isPaused ? null : nextDue(facts, await businessNow(tx));
    const values = { ...facts, nextAt, pauseReason: isPaused ? row.pauseReason : null };
    await updateRow(change, {
      table: reportSchedules,
      row,
      values,
      noun: 'report_schedules',
      advertiserId: null,
    });
    return ownSchedule(tx, scope, row.id);
  });
}

/** An owner who lost access to the report can still pause the schedule, if that is the only change. */
const isOnlyPaused = (
  row: ScheduleRow,
  { isPaused, format, period, timezone }: ScheduleParts & { isPaused: boolean },
): boolean => isPaused && format === row.format && period === row.period && timezone === row.timezone;

/** Ends a schedule; files that were mailed stay for their day. Answers it as it last was. @throws Refusal not_found, stale_version */
export function deleteSchedule(scope: Scope, { id, version }: ScheduleChange): Promise<ScheduleJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockSchedule(change, id);
    const last = await ownSchedule(tx, scope, row.id);
    await tx.delete(reportSchedules).where(eq(reportSchedules.id, row.id));
    const { viewName, report, cadence, time, timezone, recipientIds } = row;
    const before = { viewName, report, cadence, time, timezone, recipientIds };
    await change.record({ ...noun(row.id), action: 'deleted', before });
    return last;
  });
}

async function lockSchedule(change: Change, id: string) {
  const { tx, scope } = change;
  const row = await lockOwn(change, id);
  await change.checkVersion(row, () => ownSchedule(tx, scope, row.id));
  return row;
}

/** One of the caller's own, locked. @throws Refusal not_found */
export async function lockOwn({ tx, scope }: Change, id: string) {
  const [row] = await tx.select().from(reportSchedules).where(eq(reportSchedules.id, id)).for('update');
  if (!row || row.accountId !== scope.accountId) throw notFound();
  return row;
}

export const noun = (nounId: string) => ({ noun: 'report_schedules', nounId, advertiserId: null }) as const;
