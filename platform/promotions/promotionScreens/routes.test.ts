import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';
import { storedRows } from '../../testing/storedRows.ts';
import type { Answer } from '../../testing/testPlatform.ts';

let world: PromotionWorld;
let id: string;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world?.platform.close());
beforeEach(async () => {
  const rewards = [{ sku: 'AAA-CARD-0001' }, { sku: 'AAA-CARD-0002' }];
  id = String((await world.create({ rewards })).body.id);
});

interface Entry {
  sku?: string | null;
  screen: string;
  locale: string;
  texts: Record<string, string>;
}
const read = async (query = '') =>
  (await world.platform.call('retailer', 'GET', `/api/promotions/${id}/screens${query}`)).body;
const save = (screens: Entry[], version: number, login = 'retailer') =>
  world.platform.call(login, 'PUT', `/api/promotions/${id}/screens`, { version, body: { screens } });
const errorsOf = ({ body }: Answer) =>
  (body.field_errors as unknown as { field: string; rule: string }[]).map(
    ({ field, rule }) => `${field}: ${rule}`,
  );
const success = (texts: Record<string, string>, sku: string | null = null): Entry => ({
  sku,
  screen: 'success',
  locale: 'en',
  texts,
});

describe('the screens of a promotion', () => {
  it('CUSTOM-46, CUSTOM-51: keep texts of the promotion and of its rewards beside the advertiser’s, and count the version', async () => {
    await world.run(
      sql`insert into screen_texts (advertiser_id, screen, locale, texts) values (1, 'success', 'fr', '{"title": "Bravo"}')`,
    );
    const saved = await save(
      [success({ title: 'Well done' }), success({ title: 'Card!' }, 'AAA-CARD-0001')],
      1,
    );
    expect(saved.body.version).toBe(2);
    expect(await read()).toEqual({
      promotion_id: id,
      version: 2,
      screens: [
        { level: 'advertiser', sku: null, screen: 'success', locale: 'fr', texts: { title: 'Bravo' } },
        { level: 'promotion', sku: null, screen: 'success', locale: 'en', texts: { title: 'Well done' } },
        { ...success({ title: 'Card!' }, 'AAA-CARD-0001'), level: 'reward' },
      ],
    });
    expect((await read('?locales=fr')).screens).toHaveLength(1);
    expect((await read('?locales=en&skus=AAA-CARD-0002')).screens).toMatchObject([{ level: 'promotion' }]);
    await world.run(sql`delete from screen_texts where promotion_id is null`);
  });

  it('an emptied text is left to the next level, and what is saved as it stands counts no version', async () => {
    await save([success({ title: 'One', text: 'Two' })], 1);
    expect((await save([success({ title: 'One', text: 'Two' })], 2)).body.version).toBe(2);
    await save([success({ title: 'One', text: '  ' })], 2);
    expect((await read()).screens).toMatchObject([{ texts: { title: 'One' } }]);
    expect((await save([success({ title: '' })], 3)).body.screens).toEqual([]);
  });

  it('CUSTOM-52: take ten rewards at a time, one save after the other; one that fails leaves those before', async () => {
    const skus = Array.from({ length: 11 }, (_, place) => `AAA-MORE-${place}`);
    for (const sku of skus)
      await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency) values (${sku}, ${sku}, 'AAA-BRAND', 'AAA-CARD', 100, 'EUR')
        on conflict do nothing`);
    await world.run(sql`insert into promotion_rewards (advertiser_id, promotion_id, sku)
      select 1, ${id}::bigint, sku from skus where sku like 'AAA-MORE-%'`);
    const entries = skus.map((sku) => success({ title: sku }, sku));
    expect(errorsOf(await save(entries, 1))).toEqual(['screens: too_many_rewards']);
    const first = await save(entries.slice(0, 10), 1);
    const next = [success({ title: '{{password}}' }, skus[10])];
    expect((await save(next, Number(first.body.version))).status).toBe(422);
    expect((await read()).screens).toHaveLength(10);
    expect((await save(entries.slice(10), 2)).body).toMatchObject({ version: 3 });
  });

  it('say what is wrong at its place', async () => {
    const wrong = [
      success({ title: 'x'.repeat(121) }),
      success({ colour: 'red', text: 'Hello {{constructor}}' }, 'AAA-CARD-0001'),
      success({ title: 'No' }, 'AAA-MUG-0001'),
      success({ title: 'Twice' }),
    ];
    expect(errorsOf(await save(wrong, 1))).toEqual([
      'screens.0.texts.title: max_length',
      'screens.1.texts.colour: unknown',
      'screens.1.texts.text: unknown_placeholder',
      'screens.2.sku: unknown_reward',
      'screens.3: duplicate_value',
    ]);
    expect((await save([{ ...success({}), screen: 'nowhere' }], 1)).status).toBe(422);
  });

  it('are stale over another save, and of those who customize and see the promotion', async () => {
    await save([success({ title: 'One' })], 1);
    const late = await save([success({ title: 'Two' })], 1);
    expect([late.status, late.body.error_name, late.body.current?.version]).toEqual([
      409,
      'stale_version',
      2,
    ]);
    expect((await save([success({ title: 'Two' })], 2, 'rival')).status).toBe(404);
    expect((await save([success({ title: 'Two' })], 2, 'nobody')).status).toBe(403);
    expect((await world.platform.call('rival', 'GET', `/api/promotions/${id}/screens`)).status).toBe(404);
  });

  it('PROMO-24, CUSTOM-39, ROUTE-30: are read by who sees the promotion, and saved by who customizes', async () => {
    await save([success({ title: 'One' })], 1);
    for (const path of ['screens', 'reward_screens', 'reward_codes_assets'])
      expect(
        (await world.platform.call('customer_support_agent', 'GET', `/api/promotions/${id}/${path}`)).status,
      ).toBe(200);
    expect((await save([success({ title: 'Two' })], 2, 'customer_support_agent')).status).toBe(403);
  });

  it('each save leaves an event that says what the texts were and are', async () => {
    await save([success({ title: 'One' })], 1);
    await save([success({ title: 'Two' })], 2);
    const [event] = await storedRows(
      world.platform.database.db,
      sql`select before, after from events where noun = 'promotions' and noun_id = ${id} and action = 'screens_saved' order by id desc limit 1`,
    );
    expect(event).toEqual({
      before: { screens: { 'success en': { title: 'One' } } },
      after: { screens: { 'success en': { title: 'Two' } } },
    });
  });

  it('C8: hostile text is kept as it is', async () => {
    const title = '<script>alert(1)</script> "’😀 {{ code }}';
    await save([success({ title })], 1);
    expect((await read()).screens?.[0]?.texts).toEqual({ title });
  });
});

it('CUSTOM-53: portals, rewards and codes are read by their own names', async () => {
  await world.save(id, { colors: { 'text-color': '#112233' } });
  await save([success({ title: 'All' }), success({ title: 'One' }, 'AAA-CARD-0001')], 2);
  await save([{ screen: 'email_delivery', locale: 'en', texts: { subject: 'Here' } }], 3);
  const get = async (path: string) =>
    (await world.platform.call('retailer', 'GET', `/api/promotions/${id}/${path}`)).body;
  expect(await get('portal_assets')).toMatchObject({
    redemption_flow_theme: 'alesia',
    colors: { 'text-color': '#112233' },
    medias: { logo: null },
  });
  expect((await get('reward_screens')).screens).toMatchObject([{ sku: 'AAA-CARD-0001' }]);
  expect((await get('reward_codes_assets')).screens).toMatchObject([{ texts: { subject: 'Here' } }]);
});
