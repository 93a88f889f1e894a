// Periods offered by the charts and reports.
import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';

/** First and last day, both included. */
export interface DayRange {
  start: Day;
  end: Day;
}

export interface RangePreset extends DayRange {
  /** Key of its name in the namespace `kit`. */
  label: 'last_7_days' | 'this_month' | 'previous_month';
}

/** Windows of the reports, in days (UI-31). */
export const REPORT_WINDOWS = [7, 30] as const;

/** The seven full days that end yesterday (UI-20). */
export function last7Days(today: Day): RangePreset {
  return { label: 'last_7_days', start: addDays(today, -7), end: addDays(today, -1) };
}

/** From the 1st to yesterday (UI-21). On the 1st, which has no data yet, the previous month with its name (UI-22). */
export function thisMonth(today: Day): RangePreset {
  const end = addDays(today, -1);
  const start = `${end.slice(0, 8)}01`;
  return { label: today.endsWith('-01') ? 'previous_month' : 'this_month', start, end };
}

/** Presets of a chart's period selector; `today` is in the zone of the range. */
export function presets(today: Day): RangePreset[] {
  return [last7Days(today), thisMonth(today)];
}

/** Presets for the filter of a list, which include today. */
export function presetsToToday(today: Day): RangePreset[] {
  return [
    { label: 'last_7_days', start: addDays(today, -6), end: today },
    { label: 'this_month', start: `${today.slice(0, 8)}01`, end: today },
  ];
}

/** The one of the presets offered that is this very range; null for a range chosen freely. */
export function presetOf(range: DayRange, offered: readonly RangePreset[]): RangePreset | null {
  return offered.find((preset) => preset.start === range.start && preset.end === range.end) ?? null;
}
