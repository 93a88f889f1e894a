import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CADENCES } from '../../../../schema/foundation/dates/recurrence.ts';
import { EXPORT_FORMATS } from '../../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { SCHEDULED_REPORT_NAMES } from '../../../../schema/reports/reportSchedules.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../../foundation/records/codec.ts';
import { flag, instant, oneOf, text, whole } from '../../../foundation/records/column.ts';

/** A schedule as shown to a recipient who does not own it; of `s` report_schedules, `v` its saved view and `o` its owner. */
export const receivedReport = codec('ReceivedReport', {
  columns: {
    id: text(sql`s.id::text`).describe('Identifier of the schedule'),
    report: oneOf(SCHEDULED_REPORT_NAMES, sql`s.report`),
    view_name: text(sql`coalesce(v.name, s.view_name)`),
    owner_name: text(sql`o.name`).describe('Name of the owner, who set up the schedule'),
    cadence: oneOf(CADENCES, sql`s.cadence`),
    weekday: whole(sql`s.weekday`).nullable().describe('For a weekly schedule: 1 Monday to 7 Sunday'),
    month_day: whole(sql`s.month_day`).nullable().describe('For a monthly schedule'),
    time: text(sql`s.time`).describe('HH:MM'),
    timezone: text(sql`s.timezone`),
    format: oneOf(EXPORT_FORMATS, sql`s.format`),
    is_paused: flag(sql`s.is_paused`),
    next_datetime: instant(sql`s.next_at`).nullable().describe('Null while it is paused'),
  },
});
export type ReceivedReportJson = JsonOf<typeof receivedReport>;

export const receivedReportList = responseSchema(
  'ReceivedReportList',
  z.object({ items: z.array(receivedReport.schema) }),
);

/** Schedules of other people that send reports to an account, restricted by a condition on `s`. */
export const receivedWhere = (accountId: string | null, condition: SQL): SQL =>
  sql`from report_schedules s join accounts o on o.id = s.account_id left join saved_views v on v.id = s.saved_view_id
    where ${accountId} = any (s.recipient_ids) and s.account_id <> ${accountId}::bigint and ${condition}`;
