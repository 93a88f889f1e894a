import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedemptionWorld, startRedemptions } from '../../../tests/support/redemptionWorld.ts';

let world: RedemptionWorld;
let id: string;
beforeAll(async () => {
  world = await startRedemptions();
  const redemption = await world.given('ada@x.example');
  const [row] = await world.rows<{ id: string }>(
    sql`select recipient_id::text as id from redemptions where id = ${redemption}`,
  );
  id = String(row?.id);
  await world.run(sql`update recipients set country = 'FR' where id = ${id}`);
});
afterAll(() => world?.close());

const read = (login: string, headers = {}) =>
  world.platform.call(login, 'GET', `/api/users/${id}`, { headers });

test('RED-44, RED-53: a user is read with where they are, in the language asked for', async () => {
  const { body } = await read('retailer', { 'accept-language': 'fr' });
  expect(body).toEqual({
    id,
    client_id: '1',
    provider: 'email',
    uid: 'ada@x.example',
    email: 'ada@x.example',
    phone_number: null,
    first_name: 'Ada',
    last_name: null,
    version: 1,
    location: { country: 'FR', country_name: 'France', ip: null },
  });
});

test('RED-53: nobody reads another’s users, nor without viewRedemptions; erased ones are gone', async () => {
  expect((await read('rival')).status).toBe(404);
  expect((await read('catalog_manager')).status).toBe(403);
  await world.run(sql`update recipients set erased_at = now() where id = ${id}`);
  expect((await read('retailer')).status).toBe(404);
});
