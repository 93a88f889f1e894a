import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedemptionWorld, startRedemptions } from '../../../../tests/support/redemptionWorld.ts';

let world: RedemptionWorld;
beforeAll(async () => {
  world = await startRedemptions();
  await world.run(sql`update products set delivery_mode = 'physical_shipment' where id = 'AAA-CARD'`);
});
afterAll(() => world?.close());

const ADDRESS = { name: 'Ada', line_1: '1 rue X', zipcode: '75001', city: 'Paris' };

async function save(id: string, body: object) {
  const read = await world.platform.call('retailer', 'GET', `/api/redemptions/${id}`);
  const call = { method: 'PUT', body, version: Number(read.body.version) };
  return world.about('retailer', id, 'address', call);
}

test('REDDLG-21: goods go to the countries of the promotion alone; an address in another one is refused at its field, with those that are', async () => {
  const id = await world.given('goods@x.example');
  await world.run(sql`update promotions set restricted_countries = '{FR,BE}'`);
  const refused = await save(id, { ...ADDRESS, country: 'US' });
  expect([refused.status, refused.body.field_errors], refused.text).toEqual([
    422,
    [{ field: 'country', rule: 'country_not_served', limit: 'FR,BE' }],
  ]);
  expect((await save(id, { ...ADDRESS, country: 'BE' })).body.address).toMatchObject({ country: 'BE' });
  // Where it went before the promotion changed stays: only the city is corrected.
  await world.run(sql`update promotions set restricted_countries = '{FR}'`);
  const corrected = await save(id, { ...ADDRESS, city: 'Gent', country: 'BE' });
  expect(corrected.body.address, corrected.text).toMatchObject({ city: 'Gent', country: 'BE' });
});

test('REDDLG-21: a promotion that names no country sends goods everywhere', async () => {
  const id = await world.given('anywhere@x.example');
  await world.run(sql`update promotions set restricted_countries = '{}'`);
  expect((await save(id, { ...ADDRESS, country: 'US' })).body.address).toMatchObject({ country: 'US' });
});
