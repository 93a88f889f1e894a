import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CADENCES } from '../../../schema/foundation/dates/recurrence.ts';
import { RELATIVE_PERIODS } from '../../../schema/foundation/dates/relativePeriods.ts';
import { EXPORT_FORMATS } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import {
  PAUSE_REASONS,
  REPORT_FILE_STATES,
  REPORT_RUN_STATES,
  type ReportFileState,
  type ReportRunState,
  SCHEDULED_REPORT_NAMES,
} from '../../../schema/reports/reportSchedules.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, json, oneOf, text, whole } from '../../foundation/records/column.ts';

export const reportRecipient = responseSchema(
  'ReportRecipient',
  z.object({ id: z.string(), name: z.string(), email: z.string() }),
);
export type RecipientJson = z.output<typeof reportRecipient>;
export const recipientList = responseSchema(
  'ReportRecipientList',
  z.object({ items: z.array(reportRecipient) }),
);

const runFile = responseSchema(
  'ReportRunFile',
  z.object({
    id: z.string(),
    account_id: z.string(),
    name: z.string().describe('Name of the recipient'),
    state: z.enum(REPORT_FILE_STATES),
    reason: z.string().nullable().describe('Reason why it was not sent, as a key'),
    rows: z.int(),
  }),
);

const reportRun = responseSchema(
  'ReportRun',
  z.object({
    id: z.string(),
    due_datetime: z.string().describe('When it was due or requested'),
    is_manual: z.boolean(),
    state: z.enum(REPORT_RUN_STATES),
    reason: z
      .string()
      .nullable()
      .describe('Reason why there are no files, or the first reason why a file was not sent'),
    rows: z.int().nullable().describe('Rows of the owner’s own file; null when there is none'),
    start: z.string().nullable().describe('First day covered; null when the report has none'),
    end: z.string().nullable(),
    files: z.array(runFile),
  }),
);
type RunJson = z.output<typeof reportRun>;

/** A run as it is selected: without what its files say of it. */
type StoredRun = Omit<RunJson, 'state' | 'rows'>;

const recipients = sql`coalesce((select jsonb_agg(jsonb_build_object('id', a.id::text, 'name', a.name, 'email', a.email)
    order by lower(a.name) collate "C", a.id)
  from accounts a where a.id::text = any (s.recipient_ids)), '[]')`;

const lastRun = sql`(select jsonb_build_object('id', r.id::text, 'due_datetime', ${isoTimestamp(sql`r.due_at`)}, 'is_manual', r.is_manual,
    'reason', r.reason, 'start', max(f.asked ->> 'start'), 'end', max(f.asked ->> 'end'),
    'files', coalesce(jsonb_agg(jsonb_build_object('id', f.id::text, 'account_id', f.account_id::text, 'name', coalesce(a.name, ''),
        'state', case when f.state = 'done' and f.expires_at <= now() then 'expired' else f.state end, 'reason', f.reason, 'rows', f.rows)
      order by f.account_id <> s.account_id, lower(a.name) collate "C", f.id) filter (where f.id is not null), '[]'))
  from (select * from report_runs o where o.schedule_id = s.id order by o.id desc limit 1) r
    left join report_files f on f.run_id = r.id left join accounts a on a.id = f.account_id
  group by r.id, r.due_at, r.is_manual, r.reason)`;

/** A schedule as its owner sees it; of `s` report_schedules and `v` its saved view, if that is there. */
export const reportSchedule = codec('ReportSchedule', {
  columns: {
    id: text(sql`s.id::text`),
    report: oneOf(SCHEDULED_REPORT_NAMES, sql`s.report`),
    saved_view_id: text(sql`v.id::text`)
      .nullable()
      .describe('Null when it was deleted or is no longer shared'),
    view_name: text(sql`coalesce(v.name, s.view_name)`),
    view_query: text(sql`v.query`).nullable().describe('Query string of the view’s screen'),
    cadence: oneOf(CADENCES, sql`s.cadence`),
    weekday: whole(sql`s.weekday`).nullable().describe('For a weekly schedule: 1 Monday to 7 Sunday'),
    month_day: whole(sql`s.month_day`)
      .nullable()
      .describe('For a monthly schedule; in a shorter month, the last day'),
    time: text(sql`s.time`).describe('HH:MM'),
    timezone: text(sql`s.timezone`),
    format: oneOf(EXPORT_FORMATS, sql`s.format`),
    period: oneOf(RELATIVE_PERIODS, sql`s.period`).nullable().describe('Null for the days of the view'),
    recipients: json(recipients, z.array(reportRecipient)),
    is_paused: flag(sql`s.is_paused`),
    pause_reason: oneOf(PAUSE_REASONS, sql`s.pause_reason`)
      .nullable()
      .describe('Reason of an automatic pause'),
    next_datetime: instant(sql`s.next_at`).nullable().describe('Null while it is paused'),
    created_datetime: instant(sql`s.created_at`),
    version: whole(sql`s.version`),
  },
  hidden: { account_id: text(sql`s.account_id::text`), run: json<StoredRun>(lastRun, z.any()).nullable() },
  derived: { last_run: reportRun.nullable() },
  derive: ({ run, account_id }) => ({ last_run: run && runJson(run, account_id) }),
});
export type ScheduleJson = JsonOf<typeof reportSchedule>;

export const schedulePage = responseSchema('ReportSchedulePage', pageShape(reportSchedule.schema));

/** Schedules by a condition on `s`. */
export const schedulesWhere = (condition: SQL): SQL =>
  sql`from report_schedules s left join saved_views v on v.id = s.saved_view_id where ${condition}`;

function runJson(run: StoredRun, ownerId: string): RunJson {
  const own = run.files.find((file) => file.account_id === ownerId && hasFile(file.state));
  const reason = run.reason ?? run.files.find((file) => file.reason !== null)?.reason ?? null;
  return { ...run, reason, state: stateOf(run), rows: own?.rows ?? null };
}

const hasFile = (state: ReportFileState): boolean => state === 'done' || state === 'expired';

function stateOf({ reason, files }: StoredRun): ReportRunState {
  if (reason !== null) return 'failed';
  if (files.length === 0 || files.some(({ state }) => state === 'queued' || state === 'working'))
    return 'working';
  const sent = files.filter(({ state }) => hasFile(state)).length;
  return sent === files.length ? 'done' : sent > 0 ? 'partly' : 'failed';
}
