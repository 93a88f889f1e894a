import type { ReportScheduleFragment } from '../../../operations/reports/reportSchedules/ReportScheduleListScreen.generated.ts';
import { DAYS_OF_VIEW, type ReportScheduleForm } from '../../../schema/reports/reportScheduleRules.ts';

/** A schedule as values of its form; values that its cadence does not use have their defaults. */
export const formOf = (schedule: ReportScheduleFragment): ReportScheduleForm => ({
  cadence: schedule.cadence,
  weekday: String(schedule.weekday ?? 1) as ReportScheduleForm['weekday'],
  monthDay: String(schedule.monthDay ?? 1),
  time: schedule.time,
  timezone: schedule.timezone,
  format: schedule.format,
  period: schedule.period ?? DAYS_OF_VIEW,
  recipientIds: schedule.recipients.map(({ id }) => id),
});

/** The complete schedule in the format of a save. */
export const inputOf = (schedule: ReportScheduleFragment) => ({
  id: schedule.id,
  version: schedule.version,
  cadence: schedule.cadence,
  weekday: schedule.weekday ?? null,
  monthDay: schedule.monthDay ?? null,
  time: schedule.time,
  timezone: schedule.timezone,
  format: schedule.format,
  period: schedule.period ?? null,
  recipientIds: schedule.recipients.map(({ id }) => id),
});
