import { expect, it } from 'vitest';
import { last7Days, presetOf, presets, presetsToToday, REPORT_WINDOWS, thisMonth } from './ranges.ts';

it('UI-20: the last 7 days end yesterday', () => {
  expect(last7Days('2026-11-21')).toEqual({ label: 'last_7_days', start: '2026-11-14', end: '2026-11-20' });
});

it('UI-21: this month goes from the 1st to yesterday', () => {
  expect(thisMonth('2026-11-21')).toEqual({ label: 'this_month', start: '2026-11-01', end: '2026-11-20' });
});

it('UI-22: on the 1st it is the previous month, and named so', () => {
  expect(thisMonth('2026-03-01')).toEqual({
    label: 'previous_month',
    start: '2026-02-01',
    end: '2026-02-28',
  });
  expect(thisMonth('2026-03-02')).toEqual({ label: 'this_month', start: '2026-03-01', end: '2026-03-01' });
});

it('recognises a preset in a range', () => {
  expect(presetOf({ start: '2026-11-14', end: '2026-11-20' }, presets('2026-11-21'))?.label).toBe(
    'last_7_days',
  );
  expect(presetOf({ start: '2026-11-13', end: '2026-11-20' }, presets('2026-11-21'))).toBeNull();
  expect(presets('2026-11-21')).toHaveLength(2);
});

it('the presets of a list end today, on the 1st too', () => {
  expect(presetsToToday('2026-11-21')).toEqual([
    { label: 'last_7_days', start: '2026-11-15', end: '2026-11-21' },
    { label: 'this_month', start: '2026-11-01', end: '2026-11-21' },
  ]);
  expect(presetsToToday('2026-12-01')[1]).toEqual({
    label: 'this_month',
    start: '2026-12-01',
    end: '2026-12-01',
  });
});

it('UI-31: report windows are 7 and 30 days', () => {
  expect(REPORT_WINDOWS).toEqual([7, 30]);
});
