import { expect, test } from 'vitest';
import { daysOfPeriod, type RelativePeriod } from './relativePeriods.ts';

const CASES: [RelativePeriod, string, string, string][] = [
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last_7_days', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['last_30_days', '2026-11-23', '2026-10-24', '2026-11-22'],
  ['last_week', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['last_week', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['this_month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last_year', '2026-01-01', '2025-01-01', '2025-12-31'],
];

test.each(CASES)('SCHED-7: %s as seen from %s goes from %s to %s', (period, today, start, end) => {
  expect(daysOfPeriod(period, today)).toEqual({ start, end });
});
