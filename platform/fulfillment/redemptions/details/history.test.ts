import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedemptionWorld, startRedemptions } from '../../../../tests/support/redemptionWorld.ts';
import { brokenRules } from '../../../testing/dispatches.ts';
import { servicesOf } from '../../../testing/serviceAccounts.ts';

let world: RedemptionWorld;
beforeAll(async () => {
  world = await startRedemptions();
});
afterAll(() => world?.close());

interface Entry {
  event: string;
  action: string;
  changes: Record<string, { before: string | null; after: string | null }>;
  comment: string | null;
  author: { kind: string; id: string | null; name: string | null } | null;
  object: { type: string; id: string };
  created_at: string;
}
const history = async (login: string, id: string, query = '') => {
  const answer = await world.about(login, id, `history${query}`);
  return { ...answer, entries: (answer.body.items ?? []) as unknown as Entry[] };
};
const comment = (login: string, id: string, content: unknown, key?: string) =>
  world.about(login, id, 'comment', {
    method: 'POST',
    body: { content },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

test('RED-40, RED-41: every step stands in the history with what it changed, newest first, and that it was made stands last', async () => {
  const id = await world.given('steps@x.example');
  await world.move(id, 'activate');
  await world.move(id, 'fail', 'no_code');
  await world.move(id, 'retry');
  await world.move(id, 'deny');
  await world.move(id, 'reset');
  await world.move(id, 'cancel', 'canceled');
  const { entries, body } = await history('retailer', id);
  expect(body).toMatchObject({ total: 7, total_is_capped: false });
  expect(entries.map(({ event, action, changes }) => [event, action, changes.state])).toEqual([
    ['update', 'cancel', { before: 'pending', after: 'canceled' }],
    ['update', 'reset', { before: 'denied', after: 'pending' }],
    ['update', 'deny', { before: 'pending', after: 'denied' }],
    ['update', 'retry', { before: 'failed', after: 'pending' }],
    ['update', 'fail', { before: 'pending', after: 'failed' }],
    ['update', 'activate', { before: 'booked', after: 'pending' }],
    ['create', 'created', { before: null, after: 'booked' }],
  ]);
  expect(entries[4]?.changes.state_details).toEqual({ before: null, after: 'no_code' });
  // The sender is named; the platform's own actions name nobody.
  expect(entries.at(-1)).toMatchObject({
    author: { name: 'retailer' },
    object: { type: 'redemption', id },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(entries[0]?.author).toBeNull();
  const second = await history('retailer', id, '?page=2&per_page=3');
  expect(second.entries.map(({ action }) => action)).toEqual(['retry', 'fail', 'activate']);
});

test('RED-40: of what events hold only known fields are shown, amounts with their decimals, addresses as on an envelope', async () => {
  const id = await world.given('fields@x.example');
  await world.run(sql`insert into events (advertiser_id, account_id, caller, noun, noun_id, action, before, after, request_id) values
    (1, 2, 'account:2', 'redemptions', ${id}, 'choose', '{"sku": "A", "face_value": "1000", "charge": "900"}', '{"sku": "B", "face_value": "2050", "charge": "1"}', 't'),
    (1, 2, 'account:2', 'redemptions', ${id}, 'update_address', '{"address": null}', '{"address": {"city": "Lyon", "name": "Ada", "line_1": "1 Rue", "line_2": "", "country": "FR", "zipcode": "69003"}}', 't')`);
  const { entries } = await history('retailer', id);
  expect(entries.map(({ changes }) => changes).slice(0, 2)).toEqual([
    { address: { before: null, after: 'Ada, 1 Rue, 69003, Lyon, FR' } },
    { reward: { before: 'A', after: 'B' }, value: { before: '10.00 EUR', after: '20.50 EUR' } },
  ]);
});

test('RED-41: nobody reads the history of what is not theirs, nor without the ability', async () => {
  const id = await world.given('theirs@x.example');
  expect((await history('rival', id)).status).toBe(404);
  expect((await history('catalog_manager', id)).status).toBe(403);
  expect((await history('retailer', '999999')).status).toBe(404);
});

test('RED-12, RED-38, RED-42: staff comment; the words come back as they were typed, and to staff alone', async () => {
  const id = await world.given('commented@x.example');
  const hostile = '<img src=x onerror=alert(1)> “ok” =cmd|calc';
  const response = await comment('operator', id, `  ${hostile}  `);
  expect(response.status, response.text).toBe(201);
  expect(response.body).toMatchObject({
    event: 'annotate',
    comment: hostile,
    changes: {},
    author: { name: 'operator' },
    object: { type: 'redemption', id },
  });
  expect((await history('operator', id)).entries[0]).toEqual(response.body);
  // The shop’s admin holds the ability and is no staff; customer support of a shop likewise.
  for (const login of ['retailer', 'admin', 'user', 'customer_support_manager']) {
    const { text, body } = await history(login, id);
    expect(text).not.toContain('onerror');
    expect(body.total).toBe(1);
    expect((await comment(login, id, 'mine')).status).toBe(403);
  }
  expect((await world.platform.call('retailer', 'GET', `/api/redemptions/${id}`)).text).not.toContain(
    'onerror',
  );
});

test('SERV-12: what a service account did stands under its name, also once it is ended, and is nobody’s account', async () => {
  const services = servicesOf(world.platform);
  const one = await services.made({ abilities: ['viewRedemptions', 'viewRedemptionComments'] });
  const id = await world.given('by-service@x.example');
  const by = await services.bearer(one);
  const response = await services.ask(by, `/api/redemptions/${id}/comment`, 'POST', {
    body: { content: 'Done' },
  });
  expect([response.status, response.body.author]).toEqual([
    201,
    { kind: 'service_account', id: null, name: 'Nightly import' },
  ]);
  await services.change('DELETE', one);
  expect((await history('operator', id)).entries[0]?.author).toEqual({
    kind: 'service_account',
    id: null,
    name: 'Nightly import',
  });
});

test('RED-38, RED-42: an empty comment, one too long and unknown keys are refused by name', async () => {
  const id = await world.given('empty@x.example');
  expect(brokenRules(await comment('operator', id, '   '))).toEqual({ content: 'required' });
  expect(brokenRules(await comment('operator', id, 'x'.repeat(2001)))).toEqual({ content: 'max_length' });
  expect((await comment('operator', id, undefined)).status).toBe(422);
  expect((await comment('operator', '999999', 'hello')).status).toBe(404);
  expect((await history('operator', id)).body.total).toBe(1);
});

test('RED-39, RED-42: the same comment sent twice under one key is one comment', async () => {
  const id = await world.given('twice@x.example');
  const first = await comment('operator', id, 'once', 'key-1');
  const again = await comment('operator', id, 'once', 'key-1');
  expect(again.body).toEqual(first.body);
  expect((await comment('operator', id, 'other', 'key-1')).body.error_name).toBe('idempotency_mismatch');
  expect((await history('operator', id)).body.total).toBe(2);
});
