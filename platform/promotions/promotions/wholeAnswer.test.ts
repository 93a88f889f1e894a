import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';
import type { Answer } from '../../testing/testPlatform.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world?.platform.close());

const errorsOf = ({ body }: Answer) =>
  (body.field_errors as unknown as { field: string; rule: string }[] | undefined)?.map(
    ({ field, rule }) => `${field}: ${rule}`,
  );
const idOf = ({ body }: Answer) => String(body.id);

it('PROMO-51: each of its rewards names its pictures, its own or those of its product', async () => {
  await world.run(sql`insert into medias (id, account_id, purpose, content_type, size, status, name) overriding system value values
    (501, 2, 'sku_picture', 'image/webp', 10, 'ready', 'own.webp'), (502, 2, 'sku_picture', 'image/webp', 10, 'ready', 'product.webp')`);
  await world.run(sql`insert into media_set_items (media_set_id, name, locale, media_id)
    select media_set_id, 'catalog_badge', 'fr', 501 from skus where sku = 'AAA-CARD-0001'`);
  await world.run(sql`insert into media_set_items (media_set_id, name, locale, media_id)
    select media_set_id, 'picture', '', 502 from products where id = 'AAA-CARD'`);
  const id = idOf(
    await world.create({
      rewards: [{ sku: 'AAA-CARD-0001' }, { sku: 'AAA-CARD-0002' }, { sku: 'AAA-MUG-0001' }],
    }),
  );
  const { body } = await world.platform.call('retailer', 'GET', `/api/promotions/${id}`);
  const rewards = body.rewards as unknown as { sku: string; medias: object[] }[];
  expect(rewards.map(({ sku, medias }) => [sku, medias])).toEqual([
    ['AAA-CARD-0001', [{ id: '501', name: 'catalog_badge', locale: 'fr', url: '/media/own.webp' }]],
    ['AAA-CARD-0002', [{ id: '502', name: 'picture', locale: null, url: '/media/product.webp' }]],
    ['AAA-MUG-0001', []],
  ]);
});

describe('a save of GET’s own answer', () => {
  const read = async (id: unknown) =>
    (await world.platform.call('retailer', 'GET', `/api/promotions/${id}`)).body;
  const put = (id: unknown, body: object, version?: number) =>
    world.platform.call('retailer', 'PUT', `/api/promotions/${id}`, {
      body,
      ...(version !== undefined && { version }),
    });

  it.each(['1', '2', '3', '4'])(
    'PROMO-59: changes nothing, of a promotion of experience %s',
    async (experience) => {
      const created = await world.create({ experience: { id: experience } });
      const id = idOf(created);
      const before = await read(id);
      const saved = await put(id, before);
      expect([saved.status, saved.body.promotion]).toEqual([200, before]);
      expect(await read(id)).toEqual(before);
    },
  );

  it('PROMO-59: with one change in it, makes this one', async () => {
    const id = idOf(await world.create());
    const saved = await put(id, { ...(await read(id)), name: 'Changed' });
    expect(saved.body.promotion).toMatchObject({ name: 'Changed', version: 2 });
  });

  it('PROMO-59: names its version in the body or in If-Match, or in both where they are equal', async () => {
    const id = idOf(await world.create());
    const { version: _, ...rest } = await read(id);
    expect((await put(id, rest, 1)).status).toBe(200);
    expect((await put(id, { ...rest, version: 1 }, 1)).status).toBe(200);
    expect((await put(id, { ...rest, version: 1 })).status).toBe(200);
    expect(errorsOf(await put(id, { ...rest, version: 2 }, 1))).toEqual(['version: versions_differ']);
    expect(errorsOf(await put(id, rest))).toEqual(['version: required']);
    expect((await put(id, { ...rest, version: 7 })).body.error_name).toBe('stale_version');
  });

  it.each([
    ['id', { id: '999' }],
    ['rewards', { rewards: [] }],
    ['experience', { experience: { id: '2', name: 'Other' } }],
    ['client', { client: { id: '2', name: 'Other' } }],
    ['flow_settings.integration_mode', { flow_settings: { integration_mode: 'other' } }],
    ['landing_pages.rewards', { landing_pages: { rewards: [{}] } }],
  ])('PROMO-59: %s cannot be changed by it, and is not ignored either', async (field, change) => {
    const id = idOf(await world.create());
    const { version } = await read(id);
    expect(errorsOf(await put(id, { ...change, version }))).toEqual([`${field}: read_only`]);
  });

  it('PROMO-59: an unknown key is refused by name', async () => {
    const id = idOf(await world.create());
    expect((await put(id, { ...(await read(id)), colour: 'red' })).status).toBe(422);
  });
});
