import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SKUS } from '../../../tests/support/engineWorld.ts';
import { type ProviderStub, startProviderStub } from '../../../tests/support/providerStub.ts';
import { type RecipientWorld, startRecipientWorld } from '../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
let provider: ProviderStub;
beforeAll(async () => {
  world = await startRecipientWorld({ patience: 1 });
  provider = await startProviderStub();
  await world.run(sql`update providers set url = ${provider.url} where id = 2`);
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

it('a slow provider is waited for by the page itself, which goes on to the code', async () => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links', sku: SKUS.http })).ids;
  const path = world.path(id);
  const browser = world.browser();
  const answer = provider.hold();
  const { location } = await browser.send(path, { step: 'redeem' });
  expect(location).toBe(`${path}?working=1`);
  const page = await browser.get(location);
  expect(page.html).toContain('Your reward is on its way');
  expect(page.html).toContain(`<meta http-equiv="refresh" content="3;url=${path}?working=2">`);
  answer();
  await expect.poll(async () => (await browser.get(`${path}?working=2`)).html).toContain('STUB-');
  expect(provider.given.size).toBe(1);
});

it('a provider that does not answer in a minute leads to another try, and nothing is lost', async () => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links', sku: SKUS.http })).ids;
  const path = world.path(id);
  await world.run(sql`update redemptions set state = 'pending', activated_at = now() where id = ${id}`);
  const page = await world.browser().get(`${path}?working=20`);
  expect(page.html).toContain('Something went wrong');
  expect(page.html).toContain('name="step" value="redeem"');
});

it('what is on order cannot be exchanged: its code is paid for as the reward it is', async () => {
  await world.setPromotion(sql`multiple_rewards = true`);
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id)
    values ('AAA-CHEAP', 'Cheap 5', 'AAA-BRAND', 'AAA-CARD', 500, 'EUR', 1)`);
  await world.run(
    sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position) values (1, 1, 'AAA-CHEAP', 8)`,
  );
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links', sku: SKUS.http })).ids;
  const path = world.path(id);
  const browser = world.browser();
  const answer = provider.hold();
  expect((await browser.send(`${path}?chosen=1`, { step: 'redeem' })).location).toContain('working=1');
  expect((await browser.send(path, { step: 'choose', sku: 'AAA-CHEAP' })).location).toContain('working=1');
  answer();
  await expect.poll(async () => (await browser.get(`${path}?working=2`)).html).toContain('STUB-');
  expect(
    await world.rows(sql`select sku, charge::int as charge, state from redemptions where id = ${id}`),
  ).toEqual([{ sku: SKUS.http, charge: 1000, state: 'redeemed' }]);
  await world.setPromotion(sql`multiple_rewards = false`);
});
