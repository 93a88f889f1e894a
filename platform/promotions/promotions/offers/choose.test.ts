import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PromotionWorld, startPromotions } from '../../../testing/promotions.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import type { Answer } from '../../../testing/testPlatform.ts';

let world: PromotionWorld;
let id: string;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world?.platform.close());
beforeEach(async () => {
  id = String((await world.create()).body.id);
});

const ONE = 'AAA-CARD-0001';
const TWO = 'AAA-CARD-0002';
const choose = (skus: string[], version: number, query = '') =>
  world.platform.call('retailer', 'PUT', `/api/promotions/${id}/rewards${query}`, {
    version,
    body: { rewards: skus.map((sku) => ({ sku })) },
  });
const rewards = async () =>
  (
    (await world.platform.call('retailer', 'GET', `/api/promotions/${id}/rewards`)).body.items as unknown as {
      sku: string;
      status: string;
      offer_id: string;
    }[]
  ).map(({ sku, status }) => `${sku} ${status}`);
const errorsOf = ({ body }: Answer) =>
  (body.field_errors as unknown as { field: string; rule: string }[]).map(
    ({ field, rule }) => `${field}: ${rule}`,
  );
const redeem = (sku: string, state: string, count: number) =>
  world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
    select 1, ${id}::bigint, ${sku}, ${state}, 1000, 'EUR', now(), now() from generate_series(1, ${count}::int)`);

describe('choosing rewards', () => {
  it('WIZREW-10, WIZREW-11, WIZREW-12: adds new ones, brings back disabled ones and disables all others; each choice counts the version', async () => {
    const added = await choose([TWO, ONE], 1);
    expect(added.body.promotion?.version).toBe(2);
    expect(await rewards()).toEqual([`${TWO} enabled`, `${ONE} enabled`]);
    await choose([TWO], 2);
    expect(await rewards()).toEqual([`${TWO} enabled`, `${ONE} disabled`]);
    await choose([ONE, TWO], 3);
    expect(await rewards()).toEqual([`${ONE} enabled`, `${TWO} enabled`]);
    expect((await choose([ONE, TWO], 4)).body.promotion?.version).toBe(4);
  });

  it('I18N-3: rewards are called as their caller reads them; a language without a name gets the usual one', async () => {
    const names = async (language: string) => {
      const { body } = await world.platform.call('retailer', 'GET', `/api/promotions/${id}/rewards`, {
        headers: { 'accept-language': language },
      });
      return (body.items as unknown as { name: string }[]).map(({ name }) => name);
    };
    await choose([ONE], 1);
    const [usual] = await names('fr');
    await world.run(
      sql`update skus set translations = '{"fr": {"name": "Carte"}, "de": {"name": ""}}' where sku = ${ONE}`,
    );
    expect(await names('fr')).toEqual(['Carte']);
    expect(await names('en')).toEqual([usual]);
    await world.run(sql`update skus set translations = '{}' where sku = ${ONE}`);
  });

  it('WIZREW-15: takes one at least, none twice, and none that cannot be given and was not there', async () => {
    expect(errorsOf(await choose([], 1))).toEqual(['rewards: reward_required']);
    expect(errorsOf(await choose([ONE, ONE], 1))).toEqual(['rewards.1.sku: duplicate_value']);
    await world.run(sql`update skus set status = 'disabled' where sku = ${TWO}`);
    expect(errorsOf(await choose([ONE, TWO], 1))).toEqual(['rewards.1.sku: invalid_reward']);
    await world.run(sql`update skus set status = 'enabled' where sku = ${TWO}`);
    await choose([ONE, TWO], 1);
    await world.run(sql`update skus set status = 'disabled' where sku = ${TWO}`);
    expect((await choose([TWO, ONE], 2)).status).toBe(200);
    await world.run(sql`update skus set status = 'enabled' where sku = ${TWO}`);
  });

  it('PROMO-60: is stale over a reward that somebody has taken away meanwhile', async () => {
    await choose([ONE, TWO], 1);
    const { body } = await world.platform.call('retailer', 'GET', `/api/promotions/${id}/rewards`);
    const url = `/api/promotions/${id}/rewards/${body.items?.[1]?.offer_id}/status`;
    await world.platform.call('retailer', 'PUT', url, { body: { status: 'disabled' } });
    await world.platform.call('retailer', 'PUT', url, { body: { status: 'disabled' } });
    const late = await choose([TWO, ONE], 2);
    expect([late.status, late.body.current?.version]).toEqual([409, 3]);
    expect(await rewards()).toEqual([`${ONE} enabled`, `${TWO} disabled`]);
  });

  it('leaves an event that says what the rewards were and are, and joins the groups of what is given', async () => {
    await world.run(
      sql`insert into reward_groups (id, name, seller_id) values (1, 'Cards', 1), (2, 'Rival’s', 2)`,
    );
    await world.run(sql`insert into reward_group_products values (1, 'AAA-CARD'), (2, 'AAA-CARD')`);
    await world.platform.call('operator', 'PUT', `/api/promotions/${id}/rewards`, {
      version: 1,
      body: { rewards: [{ sku: TWO }] },
    });
    const [event] = await storedRows(
      world.platform.database.db,
      sql`select before, after from events where noun = 'promotions' and noun_id = ${id} and action = 'rewards_chosen' order by id desc limit 1`,
    );
    expect(event).toEqual({
      before: { rewards: { [ONE]: 'enabled', [TWO]: null } },
      after: { rewards: { [ONE]: 'disabled', [TWO]: 'enabled' } },
    });
    const groups = await storedRows(
      world.platform.database.db,
      sql`select group_id::text as id from promotion_reward_groups where promotion_id = ${id}`,
    );
    expect(groups).toEqual([{ id: '1' }]);
  });

  it('is stale over another choice, and a try changes nothing', async () => {
    await choose([ONE, TWO], 1, '?dry_run=true');
    expect(await rewards()).toEqual([`${ONE} enabled`]);
    await choose([ONE, TWO], 1);
    expect((await choose([TWO], 1)).body.error_name).toBe('stale_version');
    expect(
      (
        await world.platform.call('rival', 'PUT', `/api/promotions/${id}/rewards`, {
          version: 2,
          body: { rewards: [{ sku: ONE }] },
        })
      ).status,
    ).toBe(404);
  });
});

describe('effects', () => {
  const NOTHING = {
    recipients: 0,
    links: 0,
    returning: 0,
    kept: 0,
    lines_waiting: 0,
    dispatches: { lines_canceled: 0, lines_failed: 0, lines_resumed: 0, returned: [], mails: [] },
  };

  it('PROMO-41: tell who keeps a reward that ends, who waits for a promotion that stops, and how many rewards are live', async () => {
    await choose([ONE, TWO], 1);
    await redeem(ONE, 'booked', 2);
    await redeem(ONE, 'pending', 3);
    await redeem(ONE, 'redeemed', 4);
    await redeem(TWO, 'pending', 5);
    expect((await choose([TWO], 2, '?dry_run=true')).body.effects).toEqual({
      ...NOTHING,
      kept: 5,
      live_rewards_before: 2,
      live_rewards_after: 1,
    });
    expect((await world.save(id, { status: 'paused' })).body.effects).toEqual({
      ...NOTHING,
      recipients: 10,
      links: 2,
      live_rewards_before: 2,
      live_rewards_after: 0,
    });
    expect((await world.save(id, { status: 'enabled' }, '?dry_run=true')).body.effects).toEqual({
      ...NOTHING,
      returning: 10,
      live_rewards_before: 0,
      live_rewards_after: 2,
    });
  });

  it('PROMO-60: tell of one reward before it is paused; an end in the past ends them all', async () => {
    await redeem(ONE, 'booked', 2);
    const { body } = await world.platform.call('retailer', 'GET', `/api/promotions/${id}/rewards`);
    const url = `/api/promotions/${id}/rewards/${body.items?.[0]?.offer_id}/status`;
    const tried = await world.platform.call('retailer', 'PUT', `${url}?dry_run=true`, {
      body: { status: 'paused' },
    });
    expect(tried.body).toMatchObject({ reward: { status: 'paused' }, effects: { ...NOTHING, kept: 2 } });
    expect(await rewards()).toEqual([`${ONE} enabled`]);
    const over = { start_datetime: '2020-01-01T00:00:00Z', end_datetime: '2020-02-01T00:00:00Z' };
    expect((await world.save(id, over, '?dry_run=true')).body.effects).toMatchObject({ recipients: 2 });
  });
});

describe('the domain of a portal', () => {
  it('WIZSET-52: is taken once another promotion has it, whoever runs that', async () => {
    await world.save(id, { ui_id: 'harvest' });
    const domainAnswer = async (query: string, login = 'retailer') =>
      (await world.platform.call(login, 'GET', `/api/promotions/domain_taken?${query}`)).body;
    expect(await domainAnswer('label=HARVEST', 'rival')).toEqual({ is_taken: true });
    expect(await domainAnswer(`label=harvest&promotion_id=${id}`)).toEqual({ is_taken: false });
    expect(await domainAnswer('label=meadow')).toEqual({ is_taken: false });
    expect(await domainAnswer(`label=harvest&promotion_id=${id}`, 'rival')).toEqual({ is_taken: true });
    expect((await domainAnswer('label=a_b')).field_errors).toMatchObject([{ rule: 'portal_domain_invalid' }]);
  });
});

describe('the look of the redemption flow', () => {
  it('CUSTOM-7, CUSTOM-8: takes pictures of the caller’s own that were made for it', async () => {
    await world.run(sql`insert into medias (id, account_id, purpose, content_type, size, status, name) values
      (1, 2, 'promotion_logo', 'image/webp', 10, 'ready', 'one.webp'), (2, 2, 'promotion_background', 'image/webp', 10, 'ready', 'two.webp'),
      (3, 4, 'promotion_logo', 'image/webp', 10, 'ready', 'three.webp') on conflict do nothing`);
    const saved = await world.save(id, { medias: { logo: { id: '1' }, background: { id: '2' } } });
    expect(saved.body.promotion?.medias).toEqual({
      logo: { id: '1', url: '/media/one.webp' },
      background: { id: '2', url: '/media/two.webp' },
    });
    for (const logo of ['2', '3', '99'])
      expect(errorsOf(await world.save(id, { medias: { logo: { id: logo } } }))).toEqual([
        'medias.logo.id: unknown_media',
      ]);
    expect((await world.platform.call('shop', 'GET', `/api/promotions/${id}`)).body.medias?.logo).toEqual({
      id: '1',
      url: '/media/one.webp',
    });
  });

  it('CUSTOM-44, CUSTOM-48: keeps theme and sender of SMS', async () => {
    const saved = await world.save(id, {
      flow_settings: { redemption_flow_theme: 'default' },
      sms_sender_name: 'Alpha',
    });
    expect(saved.body.promotion).toMatchObject({
      sms_sender_name: 'Alpha',
      flow_settings: { redemption_flow_theme: 'default' },
    });
    expect(errorsOf(await world.save(id, { sms_sender_name: '12' }))).toEqual([
      'sms_sender_name: sms_sender_invalid',
    ]);
  });

  it('CUSTOM-2, CUSTOM-47: takes a theme that its experience is shown in', async () => {
    const theme = { flow_settings: { redemption_flow_theme: 'default' } };
    const refused = ['flow_settings.redemption_flow_theme: theme_not_offered'];
    expect(errorsOf(await world.create({ ...theme, experience: { id: '2' } }))).toEqual(refused);
    const { body } = await world.create({ experience: { id: '2' } });
    expect(errorsOf(await world.save(body.id, theme))).toEqual(refused);
    expect((await world.create(theme)).body.flow_settings).toMatchObject(theme.flow_settings);
  });
});
