import { afterEach, beforeEach, expect, test } from 'vitest';
import { viewer } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

const STATS = {
  interval: 'daily',
  timezone: 'Europe/Paris',
  items: [{ date: '2026-03-28', count: 2 }],
  total: 2,
};
const DOCUMENT = 'query($filter: StatsFilter!) { stats(filter: $filter) { days { date count } total } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/stats', { json: STATS });
  gateway.platform.on('GET /api/advertisers/:id/stats', { json: STATS });
  gateway.platform.on('GET /api/viewer', { json: viewer() });
});
afterEach(() => gateway.close());

test('ADV-43, ADV-44, FMT-6, FMT-7: interval, zone, states, start of days in ISO form, the end moved forward by one day', async () => {
  const filter = { startDate: '2026-03-28', endDate: '2026-03-29', timezone: 'Europe/Paris' };
  const { data } = await gateway.graph(DOCUMENT, { filter });
  expect(gateway.platform.calls.map(({ route, query }) => [route, query])).toEqual([
    [
      'GET /api/stats',
      {
        interval: 'daily',
        timezone: 'Europe/Paris',
        start_date: '2026-03-27T23:00:00.000Z',
        // Clocks went forward on the 29th: in UTC, the next day begins an hour earlier.
        end_date: '2026-03-29T22:00:00.000Z',
        states: 'redeemed',
      },
    ],
  ]);
  expect(data).toEqual({ stats: { days: [{ date: '2026-03-28', count: 2 }], total: 2 } });
});

test('an advertiser’s figures use the same dates; without a zone they are read in the caller’s own', async () => {
  gateway.platform.on('GET /api/advertisers/:id', ({ route }) => ({ json: { id: route.split('/').pop() } }));
  const filter = { startDate: '2026-01-01', endDate: '2026-01-01', states: ['redeemed', 'expired'] };
  await gateway.graph(
    'query($filter: StatsFilter!) { advertiser(id: "4") { stats(filter: $filter) { total } } }',
    { filter },
  );
  expect(gateway.platform.routes()).toEqual([
    'GET /api/advertisers/4',
    'GET /api/viewer',
    'GET /api/advertisers/4/stats',
  ]);
  expect(gateway.platform.calls.at(-1)?.query).toEqual({
    interval: 'daily',
    timezone: 'Europe/Paris',
    start_date: '2025-12-31T23:00:00.000Z',
    end_date: '2026-01-01T23:00:00.000Z',
    states: 'redeemed,expired',
  });
});

test.each([
  [{ startDate: '2026-02-30', endDate: '2026-03-01', timezone: 'UTC' }],
  [{ startDate: '2026-02-01', endDate: 'yesterday', timezone: 'UTC' }],
  [{ startDate: '2026-02-01', endDate: '2026-02-02', timezone: 'Mars/Olympus' }],
])('days and zones that do not exist are refused here: %j', async (filter) => {
  const { data, errors } = await gateway.graph(DOCUMENT, { filter });
  expect(data).toEqual({ stats: null });
  expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  expect(gateway.platform.calls).toEqual([]);
});
