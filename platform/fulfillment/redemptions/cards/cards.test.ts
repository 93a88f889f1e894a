import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RedemptionWorld, startRedemptions } from '../../../../tests/support/redemptionWorld.ts';

let world: RedemptionWorld;
let issuer: Server;
let requests: { path: string | undefined; body: unknown }[];
let says: { status: number; body: unknown };
beforeAll(async () => {
  world = await startRedemptions();
  issuer = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      requests.push({ path: request.url, body: JSON.parse(text) });
      response.writeHead(says.status, { 'content-type': 'application/json' }).end(JSON.stringify(says.body));
    });
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  const { port } = issuer.address() as AddressInfo;
  await world.run(sql`insert into providers (id, name, kind, url, consults) values
    (60, 'Cardhouse', 'http', ${`http://127.0.0.1:${port}/v1`}, true), (61, 'Pool', 'pool', null, true)`);
});
afterAll(async () => {
  issuer?.close();
  await world?.close();
});
beforeEach(() => {
  requests = [];
  says = { status: 200, body: BALANCE };
});

const BALANCE = {
  balance: 750,
  currency: 'EUR',
  operations: [
    { date: '2026-03-01T09:00:00Z', type: 'activation', amount: 1000, balance: 1000 },
    { date: '2026-03-02T10:30:00+01:00', type: 'purchase', amount: -250, balance: 750 },
  ],
};
const FIELDS = 'id balance currency operations { date type amount balance }';
const ask = async (login: string, query: string) => {
  const { status, body } = await world.platform.call(login, 'POST', '/api/graphql', { body: { query } });
  return { status, ...(body as { data?: Record<string, unknown>; errors?: { extensions?: object }[] }) };
};
const card = (id: string, login = 'retailer') =>
  ask(login, `{ redemptionCard(redemptionId: "${id}") { ${FIELDS} } }`);
/** From now on its code comes from this provider. */
const supplyBy = (provider: number) => world.run(sql`update skus set provider_id = ${provider}`);
const reads = (id: string) =>
  world.rows(sql`select what, caller from code_reads where redemption_id = ${id} order by id`);

test('RED-54, REDDLG-2, REDDLG-3, REDDLG-4: a card whose code was made here tells its balance in minor units and its operations, redeeming first', async () => {
  const id = await world.redeemed('own@x.example');
  const { data } = await card(id);
  expect(data?.redemptionCard).toEqual({
    id,
    balance: '1000',
    currency: 'EUR',
    operations: [{ date: expect.any(String), type: 'activation', amount: '1000', balance: '1000' }],
  });
  // Nothing left the house, so no code was read.
  expect(await reads(id)).toEqual([]);
});

test('RED-54: a card whose code was killed holds nothing; its operations cannot be changed', async () => {
  const id = await world.redeemed('killed@x.example');
  await world.refunded(id);
  expect(
    await world.rows(
      sql`select type, amount::int as amount, balance::int as balance from card_operations where redemption_id = ${id} order by id`,
    ),
  ).toEqual([
    { type: 'activation', amount: 1000, balance: 1000 },
    { type: 'cancellation', amount: -1000, balance: 0 },
  ]);
  // Refunded, it is no card to be asked for any more.
  expect((await card(id)).data).toEqual({ redemptionCard: null });
  await expect(world.run(sql`update card_operations set balance = 5`)).rejects.toThrow();
});

test('RED-31, RED-54: a provider is asked with the code, after that was written down; the newest operation comes first', async () => {
  const id = await world.redeemed('asked@x.example');
  await supplyBy(60);
  const { data } = await card(id);
  await supplyBy(50);
  expect(data?.redemptionCard).toMatchObject({
    balance: '750',
    currency: 'EUR',
    operations: [
      { date: '2026-03-02T09:30:00.000Z', type: 'purchase', amount: '-250', balance: '750' },
      { type: 'activation', amount: '1000' },
    ],
  });
  expect(requests).toEqual([
    {
      path: '/v1/balance',
      body: { codes: [{ usage: 'primary', value: expect.stringMatching(/^[0-9A-Z]{16}$/) }] },
    },
  ]);
  expect(await reads(id)).toEqual([{ what: 'consult', caller: 'account:2' }]);
});

test('RED-54: where the read cannot be written down the provider is not asked', async () => {
  const id = await world.redeemed('unlogged@x.example');
  await supplyBy(60);
  await world.run(sql`alter table code_reads rename to code_reads_away`);
  const { data, errors } = await card(id);
  await world.run(sql`alter table code_reads_away rename to code_reads`);
  await supplyBy(50);
  expect(data).toEqual({ redemptionCard: null });
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  expect(requests).toEqual([]);
});

test.each([
  ['fails', { status: 500, body: {} }],
  ['answers what cannot be read', { status: 200, body: { balance: 'a lot' } }],
])('RED-54: a provider that %s leaves that card alone unanswered, the others stand', async (how, answer) => {
  const own = await world.redeemed(`stands-${how.length}@x.example`);
  const other = await world.redeemed(`fails-${how.length}@x.example`);
  await world.run(sql`update redemptions set sku = 'AAA-CARD-0002' where id = ${other}`);
  await world.run(sql`update skus set provider_id = 60 where sku = 'AAA-CARD-0002'`);
  says = answer;
  const { data, errors } = await ask(
    'retailer',
    `{ redemptionCards(redemptionIds: ["${other}", "${own}", "999999"]) { id balance } }`,
  );
  await supplyBy(50);
  expect(data).toEqual({ redemptionCards: [null, { id: own, balance: '1000' }, null] });
  expect(errors).toMatchObject([{ path: ['redemptionCards', 0], extensions: { code: 'UNAVAILABLE' } }]);
});

test('RED-31: no card is told of a pool, of what is not redeemed, of another advertiser, nor without viewRedemptions', async () => {
  const id = await world.redeemed('mine@x.example');
  const booked = await world.given('not-yet@x.example');
  expect((await card(booked)).data).toEqual({ redemptionCard: null });
  expect((await card(id, 'rival')).data).toEqual({ redemptionCard: null });
  expect((await card(id, 'catalog_manager')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  await supplyBy(61);
  expect((await card(id)).data).toEqual({ redemptionCard: null });
  const { body } = await world.platform.call('retailer', 'GET', `/api/redemptions/${id}`);
  await supplyBy(50);
  expect(body.can_consult).toBe(false);
  const many = JSON.stringify(Array.from({ length: 21 }, (_, n) => String(n)));
  expect((await ask('retailer', `{ redemptionCards(redemptionIds: ${many}) { id } }`)).errors).toMatchObject([
    { extensions: { code: 'BAD_REQUEST' } },
  ]);
});
