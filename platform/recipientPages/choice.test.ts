import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SKUS } from '../../tests/support/engineWorld.ts';
import { type RecipientWorld, startRecipientWorld } from '../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
beforeAll(async () => {
  world = await startRecipientWorld();
  await world.setPromotion(sql`multiple_rewards = true`);
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id) values
    ('AAA-CHEAP', 'Cheap 5', 'AAA-BRAND', 'AAA-CARD', 500, 'EUR', 1), ('AAA-DEAR', 'Dear 50', 'AAA-BRAND', 'AAA-CARD', 5000, 'EUR', 1)`);
  await world.run(
    sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position) values (1, 1, 'AAA-CHEAP', 8), (1, 1, 'AAA-DEAR', 9)`,
  );
});
afterAll(() => world.close());

const newLink = async () => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links', sku: SKUS.issued })).ids;
  return { id, path: world.path(id) };
};
const rowOf = async (id: string) => {
  const [row] = await world.rows(
    sql`select sku, state, face_value::int as value, charge::int as charge from redemptions where id = ${id}`,
  );
  return row;
};

it('CUSTOM-18: live rewards that cost no more are offered, and the chosen one is what is redeemed and charged', async () => {
  const { id, path } = await newLink();
  const browser = world.browser();
  const { html } = await browser.get(path);
  expect(html).toContain('Reward Selection');
  expect([...html.matchAll(/name="sku" value="([^"]+)"/g)].map(([, sku]) => sku)).toEqual(
    expect.arrayContaining([SKUS.issued, SKUS.pool, 'AAA-CHEAP']),
  );
  expect(html).not.toContain('AAA-DEAR');
  expect((await browser.send(path, { step: 'redeem' })).location).toBe(path);
  const chosen = await browser.send(path, { step: 'choose', sku: 'AAA-CHEAP' });
  expect(chosen.location).toBe(`${path}?chosen=1`);
  const page = await browser.get(chosen.location);
  expect(page.html).toContain('Cheap 5');
  expect(page.html).toContain('Choose another reward');
  await browser.send(chosen.location, { step: 'redeem' });
  expect(await rowOf(id)).toEqual({ sku: 'AAA-CHEAP', state: 'redeemed', value: 500, charge: 500 });
  expect(await world.findings()).toEqual([]);
});

it('a dearer or disabled reward is refused, and nothing moves', async () => {
  const { id, path } = await newLink();
  for (const sku of ['AAA-DEAR', 'AAA-NONE']) {
    const { status, html } = await world.browser().send(path, { step: 'choose', sku });
    expect([status, html.includes('no longer available. Choose another one')]).toEqual([422, true]);
  }
  expect(await rowOf(id)).toMatchObject({ sku: SKUS.issued, charge: 1000 });
  expect(await world.findings()).toEqual([]);
});

it('choices at the same time are one after the other', async () => {
  const { id, path } = await newLink();
  const skus = ['AAA-CHEAP', SKUS.issued, SKUS.pool, 'AAA-CHEAP', SKUS.issued];
  await Promise.all(skus.map((sku) => world.browser().send(path, { step: 'choose', sku })));
  expect(['AAA-CHEAP', SKUS.issued, SKUS.pool]).toContain(((await rowOf(id)) as { sku: string }).sku);
  expect(await world.findings()).toEqual([]);
});
