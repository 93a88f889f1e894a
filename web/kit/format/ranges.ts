// Periods offered by the charts and reports.
import { addDays, type Day } from '../../../schema/dates.ts';

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

/** From the 1st to yesterday (UI-21). On the 1st itself there is nothing yet: the previous month, named so (UI-22). */
export function thisMonth(today: Day): RangePreset {
  const end = addDays(today, -1);
  const start = `${end.slice(0, 8)}01`;
  return { label: today.endsWith('-01') ? 'previous_month' : 'this_month', start, end };
}

/** What a period selector offers, `today` being read in the zone of the range. */
export function presets(today: Day): RangePreset[] {
  return [last7Days(today), thisMonth(today)];
}

/** The preset that is this very range; null for one chosen freely. */
export function presetOf(range: DayRange, today: Day): RangePreset | null {
  return presets(today).find((preset) => preset.start === range.start && preset.end === range.end) ?? null;
}
