import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
let promotion = '';
let keys = 0;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world?.platform.close());
beforeEach(async () => {
  promotion = String((await world.create({ rewards: [{ sku: CARD }] })).body.id);
});

const write = (screen: string) =>
  world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    select advertiser_id, id, null, ${screen}, locale, '{"title": "Hello {{recipient_name}}"}' from promotions where id = ${promotion}`);

const ask = (body: Record<string, unknown>, { redeems = false, dryRun = false } = {}) =>
  world.platform.call(
    'retailer',
    'POST',
    `/api/promotions/${promotion}/rewards/${CARD}/redemptions${redeems ? '/redeem' : ''}${dryRun ? '?dry_run=true' : ''}`,
    { body: { order_id: `name ${++keys}`, ...body }, headers: { 'idempotency-key': `name ${keys}` } },
  );

const NAMELESS = { 'user.first_name': 'recipient_name_required' };

test('a message that uses the name is refused before money moves, tried or real; with a name the reward goes out', async () => {
  await write('email_delivery');
  const before = await world.unallocated();
  const user = { email: 'nameless@x.example' };
  for (const dryRun of [true, false])
    expect(brokenRules(await ask({ user }, { redeems: true, dryRun }))).toEqual(NAMELESS);
  expect(brokenRules(await ask({ user: { ...user, first_name: ' ' } }, { redeems: true }))).toEqual(NAMELESS);
  expect(await world.unallocated()).toBe(before);
  const { body, text } = await ask(
    { testing: true, user: { ...user, last_name: 'Byron' } },
    { redeems: true },
  );
  expect(body.outcome, text).toBe('redeemed');
  // From now on the recipient is known by name.
  expect((await ask({ testing: true, user }, { redeems: true })).body.outcome).toBe('redeemed');
});

test('each way asks for what its own message uses: a link that is passed on by hand has none', async () => {
  await write('email_activation');
  const user = { email: 'other@x.example' };
  expect(brokenRules(await ask({ user, sends: true }))).toEqual(NAMELESS);
  expect((await ask({ user })).status).toBe(201);
  expect((await ask({ testing: true, user }, { redeems: true })).body.outcome).toBe('redeemed');
});

test('a web address in a name is refused, in one redemption and in rows of many', async () => {
  const user = { email: 'link@x.example', last_name: 'Win at evil.com' };
  expect(brokenRules(await ask({ user }))).toEqual({ 'user.last_name': 'text_web_address' });
  const row = { sku: CARD, value: '10', email: 'link@x.example', first_name: 'https://evil.example' };
  const answer = await world.platform.call('retailer', 'POST', `/api/promotions/${promotion}/dispatches`, {
    body: { kind: 'send_codes', rows: [row] },
    headers: { 'idempotency-key': 'links' },
  });
  expect(brokenRules(answer)).toEqual({ 'rows.1.first_name': 'text_web_address' });
});

test('a dispatch refuses the rows without a name', async () => {
  await world.run(
    sql`update promotions set notification_channels = '{email}', activation_notification_channels = '{}' where id = ${promotion}`,
  );
  await write('email_delivery');
  const row = (n: number, names: object) => ({
    sku: CARD,
    value: '10',
    email: `row${n}@x.example`,
    ...names,
  });
  const answer = await world.platform.call('retailer', 'POST', `/api/promotions/${promotion}/dispatches`, {
    body: { kind: 'send_codes', rows: [row(1, { first_name: 'Ada' }), row(2, {})] },
    headers: { 'idempotency-key': 'rows' },
  });
  expect(brokenRules(answer)).toEqual({ 'rows.2.first_name': 'recipient_name_required' });
});

test('messages of a batch are refused before anything is queued, with the number of missing names', async () => {
  const post = (path: string, body: object, key: string) =>
    world.platform.call('retailer', 'POST', path, { body, headers: { 'idempotency-key': key } });
  const raw = ['first@x.example', 'second@x.example'].map((email) => ({ email }));
  const batch = { usage: 'users_notification', amount: 2, users_data: { type: 'raw', raw } };
  const created = await post(`/api/promotions/${promotion}/rewards/${CARD}/batches`, batch, 'names');
  const id = String(created.body.id);
  await write('email_delivery');
  await write('email_activation');
  for (const [action, body] of [
    ['redeem', { notifications: ['email'] }],
    ['send_activation_notifications', {}],
  ] as const) {
    const refusal = await post(`/api/batches/${id}/${action}`, body, action);
    expect(refusal.body, action).toMatchObject({ status: 409, error_name: 'names_missing' });
    expect(refusal.body.message).toContain('missing in 2 of the redemptions: enter the names there');
  }
  expect(
    await world.rows(sql`select 1 from jobs where kind = 'batchWork' and payload->>'batchId' = ${id}`),
  ).toEqual([]);
  await world.run(sql`update recipients p set first_name = 'Ada' from redemptions r
    where r.batch_id = ${id} and p.advertiser_id = r.advertiser_id and p.id = r.recipient_id`);
  expect((await post(`/api/batches/${id}/send_activation_notifications`, {}, 'named')).status).toBe(200);
});
