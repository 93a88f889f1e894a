// When a report is mailed, of which days and to whom; shared by platform and web.
import { isClockTime } from '../foundation/dates/clockTime.ts';
import { isTimeZone } from '../foundation/dates/dates.ts';
import { CADENCES } from '../foundation/dates/recurrence.ts';
import { RELATIVE_PERIODS } from '../foundation/dates/relativePeriods.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';
import { EXPORT_FORMATS } from '../fulfillment/redemptions/redemptionBulk.ts';
import { MAX_RECIPIENTS } from './reportSchedules.ts';

const whole = (max: number) =>
  z
    .number()
    .refine(Number.isInteger, { error: 'no_decimals', abort: true })
    .min(1)
    .max(max)
    .nullable()
    .default(null);

const format = z.enum(EXPORT_FORMATS);
const period = z.enum(RELATIVE_PERIODS).nullable();
const ofPeriod = {
  description: 'Days that each report covers, relative to the due day; null for those of the view',
};
const recipientIds = z.array(z.string().regex(DIGITS)).max(MAX_RECIPIENTS);
const ofRecipients = { description: 'Accounts that also get it, besides its owner' };

const facts = {
  cadence: z.enum(CADENCES),
  weekday: whole(7).meta({ description: 'For a weekly schedule: 1 Monday to 7 Sunday' }),
  monthDay: whole(31).meta({
    description: 'For a monthly schedule; in a shorter month, the last day',
  }),
  time: z
    .string()
    .refine(isClockTime, { error: 'clock_time' })
    .meta({ description: 'HH:MM in the time zone' }),
  timezone: z.string().refine(isTimeZone, { error: 'unknown_timezone' }),
  format: format.default('csv'),
  period: period.default(null).meta(ofPeriod),
  recipientIds: recipientIds.default([]).meta(ofRecipients),
};

/** Fields that depend on the cadence: a weekday weekly, a day of the month monthly. */
interface When {
  cadence: (typeof CADENCES)[number];
  weekday: number | null;
  monthDay: number | null;
}

const checkWhen = ({ cadence, weekday, monthDay }: When, context: z.RefinementCtx) => {
  const missing = (field: string) =>
    context.addIssue({ code: 'custom', message: 'required', path: [field], input: null });
  if (cadence === 'weekly' && weekday === null) missing('weekday');
  if (cadence === 'monthly' && monthDay === null) missing('monthDay');
};

/** A schedule as it is changed: format, days, recipients and pause stay as they are where they are omitted. */
export const reportScheduleDraft = z
  .strictObject({
    ...facts,
    format: format.optional(),
    period: period.optional().meta(ofPeriod),
    recipientIds: recipientIds.optional().meta(ofRecipients),
    isPaused: z.boolean().optional(),
  })
  .superRefine(checkWhen);
export type ReportScheduleDraft = z.output<typeof reportScheduleDraft>;

/** A schedule as it is made: of which saved view, besides. */
export const newReportSchedule = z
  .strictObject({ savedViewId: z.string().regex(DIGITS, { error: 'required' }), ...facts })
  .superRefine(checkWhen);
export type NewReportSchedule = z.output<typeof newReportSchedule>;

/** Keeps only the fields of a draft that its cadence uses. */
export const onlyOf = <Draft extends When>(draft: Draft): Draft => ({
  ...draft,
  weekday: draft.cadence === 'weekly' ? draft.weekday : null,
  monthDay: draft.cadence === 'monthly' ? draft.monthDay : null,
});

/** Stands in a form for the days of the view. */
export const DAYS_OF_VIEW = 'view';

/** Fields of a schedule's form; its choices are texts. */
export const reportScheduleForm = z.strictObject({
  cadence: z.enum(CADENCES),
  weekday: z.enum(['1', '2', '3', '4', '5', '6', '7']),
  monthDay: z.string().regex(/^([1-9]|[12]\d|3[01])$/),
  time: z.string().refine(isClockTime, { error: 'clock_time' }),
  timezone: z.string().refine(isTimeZone, { error: 'unknown_timezone' }),
  format: z.enum(EXPORT_FORMATS),
  period: z.enum([DAYS_OF_VIEW, ...RELATIVE_PERIODS]),
  recipientIds: z.array(z.string()).max(MAX_RECIPIENTS),
});
export type ReportScheduleForm = z.output<typeof reportScheduleForm>;

/** The same as a draft says it. */
export const draftOf = ({ weekday, monthDay, period, ...form }: ReportScheduleForm) =>
  onlyOf({
    ...form,
    weekday: Number(weekday),
    monthDay: Number(monthDay),
    period: period === DAYS_OF_VIEW ? null : period,
  });
