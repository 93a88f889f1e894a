import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { brokenRules, CARD, CARD_20, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';
import { budgetAlertChecker } from '../budgetAlerts/checkBudget.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world?.platform.close());
beforeEach(() => world.run(sql`delete from redemption_quotas`));

const place = '/api/advertisers/1/redemptions_quotas';
const call = (method: string, url: string, more: object = {}, login = 'operator') =>
  world.platform.call(login, method, url, more);
const read = async (login = 'platform_admin', advertiser = '1', product = 'AAA-CARD') =>
  call('GET', `/api/advertisers/${advertiser}/product/${product}/redemptions_quotas`, {}, login);
const create = (body: Record<string, unknown>, login = 'platform_admin') =>
  call('POST', place, { body: { sku: CARD, ...body } }, login);
const save = (id: unknown, version: number, body: Record<string, unknown>) =>
  call('PUT', `${place}/${id}`, { version, body }, 'platform_admin');
const send = (quantity: number) =>
  world.dispatch(world.downloads, { kind: 'download_links', quantities: [{ sku: CARD, quantity }] });

describe('quotas of an advertiser', () => {
  test('QUOTA-1, QUOTA-21, QUOTA-22: every reward of the product stands there, with a quota or without', async () => {
    expect((await create({ nb_redemptions_allowed: 5, alert_threshold: 4 })).status).toBe(201);
    const { body } = await read();
    expect(body.items).toMatchObject([
      {
        reward_sku: CARD,
        reward_caption: 'Card 10',
        face_value: '10.00',
        face_value_currency: 'EUR',
        redemptions_quota_id: expect.any(String),
        nb_redemptions_allowed: 5,
        alert_threshold: 4,
        version: 1,
      },
      {
        reward_sku: CARD_20,
        redemptions_quota_id: null,
        nb_redemptions_allowed: null,
        alert_threshold: null,
        used: null,
        used_without_quota: expect.any(Number),
        version: 0,
      },
    ]);
    expect((await read('platform_admin', '3')).status).toBe(404);
    expect((await read('platform_admin', '1', 'NO-ONE')).status).toBe(404);
    expect((await read('retailer')).status).toBe(403);
  });

  test('an omitted field of a quota stays', async () => {
    const id = (await create({ nb_redemptions_allowed: 500, alert_threshold: 400 })).body
      .redemptions_quota_id;
    expect((await save(id, 1, { nb_redemptions_allowed: 600 })).body).toMatchObject({
      nb_redemptions_allowed: 600,
      alert_threshold: 400,
    });
    expect((await save(id, 2, { alert_threshold: 300 })).body).toMatchObject({
      nb_redemptions_allowed: 600,
      alert_threshold: 300,
    });
  });

  test('QUOTA-23: a new one begins with the redemptions that already count, and limits from then on', async () => {
    const { body: sent } = await send(3);
    await world.change(sent.dispatch?.id, 'release');
    const used = (await create({ nb_redemptions_allowed: 100 })).body.used as unknown as number;
    expect(used).toBeGreaterThanOrEqual(3);
    await world.run(sql`delete from redemption_quotas`);
    const { items } = (await read()).body as unknown as {
      items: { reward_sku: string; used_without_quota: number }[];
    };
    expect(items.find(({ reward_sku }) => reward_sku === CARD)?.used_without_quota).toBe(used);
    expect((await create({ nb_redemptions_allowed: 100 })).body).toMatchObject({
      used,
      used_without_quota: null,
    });
    await world.run(sql`update redemption_quotas set nb_redemptions_allowed = used + 2`);
    expect((await send(3)).body.error_name).toBe('quota_exceeded');
    expect((await send(2)).status).toBe(201);
    expect((await send(1)).body.error_name).toBe('quota_exceeded');
  });

  test('QUOTA-24: it is changed with its version; a stale one is shown what there is', async () => {
    const { body } = await create({ nb_redemptions_allowed: 5 });
    const id = body.redemptions_quota_id;
    expect((await save(id, 1, { nb_redemptions_allowed: 9, alert_threshold: 8 })).body).toMatchObject({
      nb_redemptions_allowed: 9,
      alert_threshold: 8,
      version: 2,
    });
    expect((await save(id, 1, { nb_redemptions_allowed: 3 })).body).toMatchObject({
      error_name: 'stale_version',
      current: { nb_redemptions_allowed: 9, version: 2 },
    });
    expect((await create({ nb_redemptions_allowed: 1 })).body).toMatchObject({
      error_name: 'stale_version',
      current: { nb_redemptions_allowed: 9 },
    });
  });

  test('QUOTA-16, QUOTA-18, QUOTA-25: without an allowed count it is deleted, and nothing limits any more', async () => {
    const { body } = await create({ nb_redemptions_allowed: 0 });
    expect((await send(1)).body.error_name).toBe('quota_exceeded');
    const saved = await save(body.redemptions_quota_id, 1, {
      nb_redemptions_allowed: null,
      alert_threshold: 3,
    });
    expect(saved.body).toMatchObject({
      redemptions_quota_id: null,
      nb_redemptions_allowed: null,
      version: 0,
    });
    expect((await send(1)).status).toBe(201);
    const again = await create({ nb_redemptions_allowed: 1000 });
    const gone = await call(
      'DELETE',
      `${place}/${again.body.redemptions_quota_id}`,
      { version: 1 },
      'platform_admin',
    );
    expect(gone.body).toMatchObject({ redemptions_quota_id: null });
    expect((await save(again.body.redemptions_quota_id, 1, {})).status).toBe(404);
  });

  test.each([
    ['a part', { nb_redemptions_allowed: 1.5 }, { nb_redemptions_allowed: 'no_decimals' }],
    ['less than none', { nb_redemptions_allowed: -1 }, { nb_redemptions_allowed: 'min' }],
    ['a negative threshold', { nb_redemptions_allowed: 1, alert_threshold: -1 }, { alert_threshold: 'min' }],
    [
      'a threshold above the count',
      { nb_redemptions_allowed: 5, alert_threshold: 6 },
      { alert_threshold: 'max' },
    ],
    ['no count', {}, { nb_redemptions_allowed: 'required' }],
    ['no reward', { sku: 'AAA-NONE', nb_redemptions_allowed: 1 }, { sku: 'unknown_reward' }],
  ])('QUOTA-17: %s is refused by its field', async (_what, body, broken) => {
    expect(brokenRules(await create(body))).toEqual(broken);
  });

  test('who may not edit quotas may not', async () => {
    expect((await create({ nb_redemptions_allowed: 1 }, 'retailer')).status).toBe(403);
  });
});

describe('its alert', () => {
  const alerts = () =>
    world.rows<{ params: Record<string, string>; url: string }>(
      sql`select params, related_url as url from alerts where type = 'quota_threshold'`,
    );
  const jobs = () =>
    world.rows<{ id: string }>(
      sql`select id::text as id from jobs where kind = 'budgetAlert' and state = 'queued'`,
    );
  async function work() {
    const handle = budgetAlertChecker({ staffDomains: [] });
    const scope = systemScope(world.platform.database);
    await handle({
      job: { id: '1', payload: { advertiserId: '1' } },
      finish: (then: Parameters<typeof scope.write>[0]) => scope.write(then),
    } as never);
  }

  test('is raised once when so many are taken as its threshold says, and ends when fewer are', async () => {
    const { body } = await create({ nb_redemptions_allowed: 100000 });
    const used = body.used as unknown as number;
    const version = 1;
    await save(body.redemptions_quota_id, version, {
      nb_redemptions_allowed: used + 10,
      alert_threshold: used + 2,
    });
    await world.run(sql`delete from jobs where kind = 'budgetAlert'`);
    await send(1);
    expect(await jobs()).toEqual([]);
    const { body: second } = await send(1);
    expect(await jobs()).toHaveLength(1);
    await work();
    await work();
    expect(await alerts()).toEqual([
      {
        params: expect.objectContaining({
          sku: CARD,
          used: String(used + 2),
          allowed: String(used + 10),
          threshold: String(used + 2),
        }),
        url: '/redemptions-quota?advertiser=1&product=AAA-CARD',
      },
    ]);
    // A count would be wrong after the next redemption.
    const { body: third } = await send(1);
    const { body: shown } = await call('GET', '/api/alerts?advertiser_id=1');
    expect(JSON.stringify(shown)).toContain(
      `the alert threshold of ${used + 2} redemptions is reached; ${used + 10} are allowed`,
    );
    await world.run(sql`delete from jobs where kind = 'budgetAlert'`);
    await world.change(third.dispatch?.id, 'recall');
    await world.change(second.dispatch?.id, 'recall');
    expect(await jobs()).toHaveLength(1);
    await work();
    expect(await alerts()).toEqual([]);
  });
});
