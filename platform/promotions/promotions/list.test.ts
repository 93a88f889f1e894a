import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { ISSUER, type PromotionWorld, startPromotions } from '../../testing/promotions.ts';
import { listOffers, offerQuery } from './offers/offers.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
  await world.run(sql`insert into promotions (id, advertiser_id, name, status, start_datetime, end_datetime) values
    (1, 1, 'Été', 'enabled', '2026-01-01', null), (2, 1, 'Paused', 'paused', '2026-02-01', null), (3, 1, 'Over', 'completed', '2026-03-01', null),
    (4, 1, 'Deleted', 'disabled', '2026-04-01', null), (5, 2, 'Beta’s', 'enabled', '2099-05-01', '2099-06-01'), (6, 3, 'Rival’s', 'enabled', '2026-06-01', null)`);
  await world.run(sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, status, position) values
    (1, 1, 'AAA-CARD-0001', 'enabled', 0), (1, 1, 'AAA-CARD-0002', 'paused', 1), (1, 1, 'AAA-MUG-0001', 'enabled', 2), (1, 2, 'AAA-MUG-0001', 'enabled', 0)`);
  await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at)
    select 1, 1, 'AAA-CARD-0001', s.state, 1000, 'EUR', now(), case s.state when 'redeemed' then now() - s.age end, now()
    from (values ('redeemed', interval '1 day'), ('redeemed', interval '9 days'), ('pending', null), ('failed', null), ('denied', null), ('canceled', null)) s (state, age)`);
});
afterAll(() => world?.platform.close());

const ask = async (path: string, login = 'retailer') => (await world.platform.call(login, 'GET', path)).body;
const names = async (path: string, login?: string) =>
  ((await ask(path, login)).items as unknown as { name: string }[]).map(({ name }) => name);

describe('lists of promotions', () => {
  it('PROMOLIST-10, PROMOLIST-11, PROMOLIST-12, PROMOLIST-20: paused ones are there, deleted and completed ones are not; the last begun first', async () => {
    expect(await names('/api/promotions')).toEqual(['Beta’s', 'Paused', 'Été']);
    expect(await names('/api/advertisers/1/promotions')).toEqual(['Paused', 'Été']);
  });

  it('PROMOLIST-13, PROMOLIST-18, PROMOLIST-19: the switches bring them, or take the paused ones away', async () => {
    const path =
      '/api/advertisers/1/promotions?sort=name&with_disabled=true&with_completed=true&with_paused=false';
    expect(await names(path)).toEqual(['Deleted', 'Été', 'Over']);
  });

  it('PROMOLIST-9: a search by name minds neither case nor marks', async () => {
    expect(await names('/api/promotions?name_contains=ete')).toEqual(['Été']);
  });

  it('are found by the time in which they run, for a calendar', async () => {
    const of = (from: string, to: string) =>
      names(`/api/promotions?from=${from}&to=${to}&sort=start_datetime`);
    expect(await of('2026-01-01T08:00:00Z', '2026-02-01T00:00:00Z')).toEqual(['Été']);
    expect(await of('2099-05-31T00:00:00-07:00', '2099-07-01T00:00:00Z')).toEqual([
      'Été',
      'Paused',
      'Beta’s',
    ]);
    expect(await of('2099-06-01T00:00:01Z', '2099-07-01T00:00:00Z')).toEqual(['Été', 'Paused']);
    expect((await world.platform.call('retailer', 'GET', '/api/promotions?from=May')).status).toBe(422);
  });

  it('PROMOLIST-5, PROMOLIST-6: a row says what became of its redemptions', async () => {
    const { items } = await ask('/api/promotions?ids=1');
    expect(items?.[0]).toMatchObject({
      redemptions: {
        states: { activated: 5, redeemed: 2, pending: 2, denied: 1, ratio: 40 },
        last_7_days: 1,
      },
      has_runnable_reward: true,
      locale: 'en',
      flow_settings: { display_code: true },
    });
  });

  it('PROMO-35, PROMO-36: each says whether it runs, and whether it can still do so', async () => {
    const day = sql`interval '1 day'`;
    const lifeWith = async (set: SQL) => {
      await world.run(sql`update promotions set ${set} where id = 1`);
      const row = (await ask('/api/promotions?ids=1')).items?.[0];
      return row && [row.is_valid, row.is_pending_or_valid];
    };
    expect(await lifeWith(sql`status = 'paused'`)).toEqual([false, true]);
    expect(await lifeWith(sql`status = 'enabled', start_datetime = now() + ${day}`)).toEqual([false, true]);
    expect(await lifeWith(sql`start_datetime = now() - 2 * ${day}, end_datetime = now() - ${day}`)).toEqual([
      ...[false, false],
    ]);
    expect(await lifeWith(sql`start_datetime = '2026-01-01', end_datetime = null`)).toEqual([true, true]);
    const stockless = (await ask('/api/promotions?ids=2')).items?.[0];
    expect([stockless?.is_valid, stockless?.is_pending_or_valid]).toEqual([false, false]);
  });

  it('PROMO-33: what is sold from stock needs some', async () => {
    expect((await ask('/api/promotions?ids=2')).items?.[0]).toMatchObject({ has_runnable_reward: false });
  });

  it('are of advertisers that the caller sees', async () => {
    expect(await names('/api/promotions', 'rival')).toEqual(['Rival’s']);
    expect((await world.platform.call('rival', 'GET', '/api/advertisers/1/promotions')).status).toBe(404);
    expect(await names('/api/promotions?ids=1,6', 'rival')).toEqual(['Rival’s']);
  });
});

describe('the rewards of a promotion', () => {
  const rewards = async (query = '') =>
    (await ask(`/api/promotions/1/rewards${query}`)).items as unknown as { sku: string; offer_id: string }[];

  it('PROMO-14, PROMO-57, PROMO-62: are listed with state, figures and price, and found by name, SKU, status and state', async () => {
    expect(await rewards()).toMatchObject([
      {
        sku: 'AAA-CARD-0001',
        state: 'ready',
        price: '10.00',
        stock: null,
        activated: 5,
        redeemed: 2,
        pending: 2,
        denied: 1,
        ratio: 40,
      },
      { sku: 'AAA-CARD-0002', status: 'paused', state: 'ready', is_runnable: false },
      { sku: 'AAA-MUG-0001', state: 'no_allocation', stock: 0, quantity: 0 },
    ]);
    expect(await rewards('?name_contains=card%2020')).toMatchObject([{ sku: 'AAA-CARD-0002' }]);
    expect(await rewards('?statuses=paused')).toMatchObject([{ sku: 'AAA-CARD-0002' }]);
    expect(await rewards('?states=no_allocation')).toMatchObject([{ sku: 'AAA-MUG-0001' }]);
  });

  it('are judged and counted by one statement, and a page past the last one still says how many there are', async () => {
    const page = async (number: number) => {
      const { items, total } = await ask(`/api/promotions/1/rewards?states=ready&per_page=1&page=${number}`);
      return [(items as unknown as { sku: string }[]).map(({ sku }) => sku), total];
    };
    expect(await page(1)).toEqual([['AAA-CARD-0001'], 2]);
    expect(await page(2)).toEqual([['AAA-CARD-0002'], 2]);
    expect(await page(3)).toEqual([[], 2]);
    expect((await ask('/api/promotions/1/rewards?states=temporarily_unavailable')).total).toBe(0);
    const scope = systemScope(world.platform.database);
    let judged = 0;
    const read: typeof scope.read = (run) =>
      scope.read((tx) => {
        const execute: typeof tx.execute = (statement) => {
          judged += 1;
          return tx.execute(statement);
        };
        return run(Object.assign(Object.create(tx), { execute }));
      });
    await listOffers({ ...scope, read }, '1', offerQuery.parse({ states: 'ready' }));
    expect(judged).toBe(1);
  });

  it('PROMO-40: say what is against them, the first that holds', async () => {
    const stateOf = async (statement: ReturnType<typeof sql>, undo: ReturnType<typeof sql>) => {
      await world.run(statement);
      const [first] = (await rewards()) as unknown as { state: string; reason: string | null }[];
      await world.run(undo);
      return [first?.state, first?.reason];
    };
    const card = sql`where sku = 'AAA-CARD-0001'`;
    expect(
      await stateOf(
        sql`update skus set status = 'disabled' ${card}`,
        sql`update skus set status = 'enabled' ${card}`,
      ),
    ).toEqual(['invalid_reward', 'not_sold']);
    expect(
      await stateOf(
        sql`update skus set state = 'no_allocation' ${card}`,
        sql`update skus set state = 'ready' ${card}`,
      ),
    ).toEqual(['temporarily_unavailable', 'provider_has_none']);
    expect(
      await stateOf(
        sql`update skus set provider_id = null ${card}`,
        sql`update skus set provider_id = ${ISSUER} ${card}`,
      ),
    ).toEqual(['temporarily_unavailable', 'no_provider']);
    expect(
      await stateOf(
        sql`update experiences set digital_rewards_masks = '{physical_shipment}' where id = 1`,
        sql`update experiences set digital_rewards_masks = '{}' where id = 1`,
      ),
    ).toEqual(['invalid_reward_for_redemption_flow', null]);
  });

  it('PROMO-39, PROMO-60: one is paused and enabled again', async () => {
    const [first] = await rewards();
    const put = (status: string) =>
      world.platform.call('retailer', 'PUT', `/api/promotions/1/rewards/${first?.offer_id}/status`, {
        body: { status },
      });
    expect((await put('paused')).body.reward?.status).toBe('paused');
    expect((await put('completed')).status).toBe(422);
    expect((await put('enabled')).body.reward?.status).toBe('enabled');
  });
});
