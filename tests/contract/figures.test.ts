import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '../../schema/foundation/dates/dates.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'operator@guerdon.example';
const ZONE = 'Europe/Paris';

interface Series {
  days: { date: string; count: number }[];
  total: number;
}

interface Row {
  id: string;
  last7Days: { redeemed: number };
}

interface Alerts {
  items: {
    id: string;
    severity: string;
    message: string;
    updatedAt: string;
    startedAt: string;
    relatedUrl: string | null;
  }[];
  page: { totalCount: number; size: number };
  counts: { blocker: number; warning: number; info: number };
}

const ALERTS = `query ($filter: AlertFilter, $page: PageInput) { alerts(filter: $filter, page: $page) {
  items { id severity type message startedAt updatedAt relatedUrl } page { totalCount size } counts { blocker warning info }
} }`;

describe.each(ENGINES)('figures and alerts through the graph on %s', (engine) => {
  let world: World;
  const yesterday = addDays(dayIn(ZONE), -1);
  const weekAgo = addDays(yesterday, -6);
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
  });
  afterAll(() => world?.close());

  const overall = async (login: string, startDate: string, endDate: string) =>
    (
      await world.ask<{ stats: Series }>(
        login,
        'query ($filter: StatsFilter!) { stats(filter: $filter) { total days { date count } } }',
        { filter: { startDate, endDate, timezone: ZONE } },
      )
    ).stats;
  const alerts = async (login: string, variables: object = {}) =>
    (await world.ask<{ alerts: Alerts }>(login, ALERTS, variables)).alerts;
  const week = { startDate: weekAgo, endDate: yesterday, timezone: ZONE };

  test('ADV-42, ADV-43: every day of the period is there, and the total is their sum', async () => {
    const { days, total } = await overall(OPERATOR, weekAgo, yesterday);
    expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((step) => addDays(weekAgo, step)));
    expect(total).toBe(days.reduce((sum, day) => sum + day.count, 0));
    expect(total).toBeGreaterThan(0);
  });

  test('ADV-44, FMT-6: the last day is counted, because the platform is asked for the day after', async () => {
    const whole = await overall(OPERATOR, weekAgo, yesterday);
    const short = await overall(OPERATOR, weekAgo, addDays(yesterday, -1));
    expect(whole.days.slice(0, -1)).toEqual(short.days);
    expect(whole.total - short.total).toBe(whole.days.at(-1)?.count);
    const query = `interval=daily&timezone=${ZONE}&start_date=${weekAgo}&end_date=${addDays(yesterday, 1)}`;
    const { body } = await world.rest(OPERATOR, 'GET', `/api/stats?${query}&states=redeemed`);
    expect(body).toMatchObject({ total: whole.total, items: whole.days });
  });

  test('ADV-36, ADV-42: the chart of one advertiser agrees with the figure of its row', async () => {
    const { advertisers } = await world.ask<{ advertisers: { items: Row[] } }>(
      RETAILER,
      '{ advertisers { items { id last7Days { redeemed } } } }',
    );
    const [row] = advertisers.items;
    const { advertiser } = await world.ask<{ advertiser: { stats: Series } }>(
      RETAILER,
      'query ($id: ID!, $filter: StatsFilter!) { advertiser(id: $id) { stats(filter: $filter) { total } } }',
      { id: row?.id, filter: week },
    );
    expect(advertiser.stats.total).toBe(row?.last7Days.redeemed);
  });

  test('the sum over the advertisers is the overall figure', async () => {
    const { advertisers } = await world.ask<{ advertisers: { items: Row[] } }>(
      RETAILER,
      '{ advertisers(page: {size: 100}) { items { id last7Days { redeemed } } } }',
    );
    const sum = advertisers.items.reduce((all, row) => all + row.last7Days.redeemed, 0);
    expect((await overall(RETAILER, weekAgo, yesterday)).total).toBe(sum);
  });

  test('a period that is no period is refused', async () => {
    const asks = [
      'start_date=2026-01-01&end_date=2026-01-08',
      'interval=hourly&start_date=2026-01-01&end_date=2026-01-08',
      'interval=daily&start_date=2026-01-09&end_date=2026-01-08',
      'interval=daily&start_date=2020-01-01&end_date=2026-01-08',
      'interval=daily&start_date=2026-02-30&end_date=2026-03-08',
      'interval=daily&start_date=2026-01-01&end_date=2026-01-08&timezone=Mars/Olympus',
    ];
    for (const ask of asks) {
      const { status } = await world.rest(OPERATOR, 'GET', `/api/stats?${ask}`);
      expect([ask, status]).toEqual([ask, 422]);
    }
  });

  test('ALERT-2, ALERT-3, ALERT-7: alerts come ten a page, the newest first, counted by severity', async () => {
    const { items, page, counts } = await alerts(OPERATOR);
    const updated = items.map((alert) => alert.updatedAt);
    expect(updated).toEqual([...updated].sort().reverse());
    expect(page.size).toBe(10);
    expect(page.totalCount).toBe(counts.blocker + counts.warning + counts.info);
    for (const alert of items) expect(alert.message.length).toBeGreaterThan(5);
  });

  test('ALERT-3: a severity filters the rows and leaves the counts', async () => {
    const all = await alerts(OPERATOR);
    for (const severity of ['blocker', 'warning', 'info'] as const) {
      const some = await alerts(OPERATOR, { filter: { severity } });
      expect(some.page.totalCount).toBe(all.counts[severity]);
      expect(some.counts).toEqual(all.counts);
      expect(some.items.every((alert) => alert.severity === severity)).toBe(true);
    }
  });

  test('ALERT-3: without the children only alerts of the organization itself', async () => {
    const { body } = await world.rest<{ items: { advertiser_id: string | null }[] }>(
      RETAILER,
      'GET',
      '/api/alerts?include_children=false&per_page=100',
    );
    expect(body.items.every((alert) => alert.advertiser_id === null)).toBe(true);
  });
});
