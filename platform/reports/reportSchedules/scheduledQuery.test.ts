import { expect, test } from 'vitest';
import { fileRequest } from './scheduledQuery.ts';

const of = (query: string, more: object = {}) =>
  Object.fromEntries(
    new URLSearchParams(
      fileRequest(
        {
          report: 'activity_report' as const,
          viewName: 'Brands',
          query,
          period: null,
          timezone: 'Asia/Tokyo',
          ...more,
        },
        new Date('2026-03-01T20:00:00Z'),
      ).query,
    ),
  );

test('SCHED-7: a view that says no scope is read by what its owner prefers, and every view in the zone of the schedule', () => {
  const preferred = { preferredScope: 'activate_at' };
  // In Tokyo it is the 2nd already.
  expect(of('group_by=brand', preferred)).toMatchObject({
    timeframe_scope: 'activate_at',
    timezone: 'Asia/Tokyo',
    end_date: '2026-03-31',
  });
  expect(of('timeframe_scope=redeem_at&timezone=UTC', preferred)).toMatchObject({
    timeframe_scope: 'redeem_at',
    timezone: 'Asia/Tokyo',
    end_date: '2026-03-31',
  });
  expect(of('group_by=brand')).not.toHaveProperty('timeframe_scope');
});

test('SCHED-7: a period is seen from the day it is due, in the zone of the schedule', () => {
  const yesterday = (query: string) => of(query, { period: 'yesterday' });
  expect(yesterday('')).toMatchObject({ start_date: '2026-03-01', end_date: '2026-03-01' });
  expect(yesterday('timezone=Pacific/Pago_Pago')).toMatchObject({
    start_date: '2026-03-01',
    end_date: '2026-03-01',
    timezone: 'Asia/Tokyo',
  });
  expect(of('', { period: 'yesterday', timezone: 'Pacific/Pago_Pago' })).toMatchObject({
    start_date: '2026-02-28',
    end_date: '2026-02-28',
  });
});

test('SCHED-2: what nobody could read is refused: more timeframes than a report has, no figure at all', () => {
  expect(() => of('interval=daily&start_date=2010-01-01&end_date=2026-01-01')).toThrow();
  expect(() => of('metrics=none')).toThrow();
  expect(
    of('interval=daily&start_date=2010-01-01&end_date=2026-01-01', { period: 'last_month' }),
  ).toMatchObject({
    start_date: '2026-02-01',
  });
});
