import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SKUS } from '../../../../tests/support/engineWorld.ts';
import { type RecipientWorld, startRecipientWorld } from '../../../../tests/support/recipientWorld.ts';
import { post } from '../../../money/ledger/post.ts';

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
/** Pieces of a reward that the advertiser has committed to, with their money. */
async function commitPieces(sku: string, { price }: { price: number }) {
  const amount = BigInt(price * 2);
  await world.run(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount)
    values (1, 7, 'committed', 'enabled', 'EUR', ${String(amount)}::bigint)`);
  await world.run(sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, selling_price)
    values (1, 7, ${sku}, 'enabled', 2, ${price})`);
  const [txn] = await world.scope.write((tx) =>
    post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'allocate', amount, allocationId: '7' }]),
  );
  await world.run(sql`insert into budget_lines (advertiser_id, type, amount, currency, status, decided_at, txn_id, allocation_id)
    values (1, 'allocate', ${String(amount)}::bigint, 'EUR', 'approved', now(), ${txn}, 7)`);
}
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
    expect.arrayContaining([SKUS.issued, 'AAA-CHEAP']),
  );
  // Nobody could redeem it: its pool is empty.
  expect(html).not.toContain(`value="${SKUS.pool}"`);
  expect(html).not.toContain('AAA-DEAR');
  expect((await browser.send(path, { step: 'redeem' })).location).toBe(path);
  const redirect = await browser.send(path, { step: 'choose', sku: 'AAA-CHEAP' });
  expect(redirect.location).toBe(`${path}?chosen=1`);
  const page = await browser.get(redirect.location);
  expect(page.html).toContain('Cheap 5');
  expect(page.html).toContain('Choose another reward');
  await browser.send(redirect.location, { step: 'redeem' });
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

it('a reward of variable value takes the value that is booked; one of another currency is offered where pieces of it are committed', async () => {
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id, variable_value) values
    ('AAA-ANY', 'Any value', 'AAA-BRAND', 'AAA-CARD', 0, 'EUR', 1, true), ('AAA-USD', 'Dollars 8', 'AAA-BRAND', 'AAA-CARD', 800, 'USD', 1, false)`);
  await world.run(
    sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position) values (1, 1, 'AAA-ANY', 10), (1, 1, 'AAA-USD', 11)`,
  );
  const { id, path } = await newLink();
  const offered = async () => (await world.browser().get(path)).html;
  expect(await offered()).toMatch(/Any value<\/b>€10/);
  expect(await offered()).not.toContain('AAA-USD');
  await commitPieces('AAA-USD', { price: 900 });
  expect(await offered()).toMatch(/Dollars 8<\/b>\$8/);
  await world.browser().send(path, { step: 'choose', sku: 'AAA-USD' });
  expect(await rowOf(id)).toEqual({ sku: 'AAA-USD', state: 'booked', value: 800, charge: 900 });
  expect(await world.findings()).toEqual([]);
  // Less money is left now, so rewards that cost more are no longer offered.
  await world.browser().send(path, { step: 'choose', sku: 'AAA-CHEAP' });
  expect(await rowOf(id)).toMatchObject({ sku: 'AAA-CHEAP', charge: 500 });
  expect(await world.findings()).toEqual([]);
});

it('a reward whose provider is being asked is not exchanged: its code would come at the price of another one', async () => {
  const { ids } = await world.dispatch(1, { kind: 'send_links', sku: SKUS.http });
  const [id = ''] = ids;
  const path = world.path(id);
  await world.run(sql`insert into provider_orders (advertiser_id, redemption_id, attempt, key, provider_id)
    values (1, ${id}, 1, gen_random_uuid(), 2)`);
  const answer = await world.browser().send(path, { step: 'choose', sku: 'AAA-CHEAP' });
  expect(answer.location).toBe(`${path}?working=1`);
  expect(await rowOf(id)).toMatchObject({ sku: SKUS.http, charge: 1000 });
});

it('choices at the same time are one after the other', async () => {
  const { id, path } = await newLink();
  const skus = ['AAA-CHEAP', SKUS.issued, SKUS.pool, 'AAA-CHEAP', SKUS.issued];
  await Promise.all(skus.map((sku) => world.browser().send(path, { step: 'choose', sku })));
  expect(['AAA-CHEAP', SKUS.issued, SKUS.pool]).toContain(((await rowOf(id)) as { sku: string }).sku);
  expect(await world.findings()).toEqual([]);
});
