import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

let keys = 0;
const post = (path: string, body: Record<string, unknown>, key = `batch ${++keys}`) =>
  world.platform.call('retailer', 'POST', path, { body, headers: { 'idempotency-key': key } });
const batch = (body: Record<string, unknown>, key?: string) =>
  post(
    `/api/promotions/${world.downloads}/rewards/${CARD}/batches`,
    { usage: 'users_notification', amount: 1, ...body },
    key,
  );
const users = (...emails: string[]) => ({ type: 'raw', raw: emails.map((email) => ({ email })) });

describe('a batch of one SKU', () => {
  test('BATCH-2, BATCH-4, BATCH-5: reserves what it costs for its recipients and order IDs, and answers its id; nothing is done before a follow-up', async () => {
    const before = await world.unallocated();
    const answer = await batch({
      amount: 2,
      users_data: users('a@somewhere.example', 'b@somewhere.example'),
      order_ids: { type: 'raw', raw: ['one', 'two'] },
      all_batch_total_value: 2000,
      value: '10.00',
      notifications: ['email'],
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({
      sku: CARD,
      amount: 2,
      usage: 'users_notification',
      state: 'done',
      plan: [],
      notifications: ['email'],
    });
    expect(await world.unallocated()).toBe(before - 2000n);
    expect(
      await world.rows(sql`select r.order_id, r.state, p.uid from redemptions r join recipients p on p.id = r.recipient_id
        where r.batch_id = ${String(answer.body.id)} order by r.line`),
    ).toEqual([
      { order_id: 'one', state: 'booked', uid: 'a@somewhere.example' },
      { order_id: 'two', state: 'booked', uid: 'b@somewhere.example' },
    ]);
  });

  test('names a recipient twice only where each may redeem more than once', async () => {
    const { body } = await world.create({ redeem_frequency: 'unique' });
    const twice = { amount: 2, users_data: users('x@somewhere.example', 'X@somewhere.example') };
    const answer = await post(`/api/promotions/${body.id}/rewards/${CARD}/batches`, {
      usage: 'users_notification',
      ...twice,
    });
    expect([answer.status, brokenRules(answer)]).toEqual([422, { 'rows.2.email': 'recipient_twice' }]);
    expect((await batch(twice)).status).toBe(201);
  });

  test('BATCH-1, BATCH-6, BATCH-7: it carries what it was made with, its total in cents', async () => {
    const ends = '2099-12-31T00:00:00Z';
    const answer = await batch({
      amount: 3,
      usage: 'codes_extraction',
      value: '10.00',
      notifications: ['email', 'sms'],
      all_batch_total_value: 3000,
      reward_codes_minimal_expiration_datetime: ends,
    });
    expect(answer.body, answer.text).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      sku: CARD,
      amount: 3,
      usage: 'codes_extraction',
      notifications: ['email', 'sms'],
      all_batch_total_value: 3000,
    });
    expect(Date.parse(String(answer.body.reward_codes_minimal_expiration_datetime))).toBe(Date.parse(ends));
    const past = await batch({ reward_codes_minimal_expiration_datetime: '2020-01-01T00:00:00Z' });
    expect(brokenRules(past)).toEqual({ minimal_expiration: 'instant_past' });
  });

  test('BATCH-3: its usage is one of three', async () => {
    for (const usage of ['users_notification', 'codes_extraction'])
      expect((await batch({ usage })).body).toMatchObject({ usage, plan: [] });
    const printed = { usage: 'redemptions_activation', order_ids: { type: 'raw', raw: ['printed-3'] } };
    const promotion = await world.create({
      experience: { id: '3' },
      activation_notification_channels: [],
      rewards: [{ sku: CARD }],
    });
    const activated = await post(`/api/promotions/${promotion.body.id}/rewards/${CARD}/batches`, {
      amount: 1,
      ...printed,
    });
    expect(activated.body, activated.text).toMatchObject({
      usage: 'redemptions_activation',
      plan: ['activate'],
    });
    expect(brokenRules(await batch({ usage: 'fun' }))).toEqual({ usage: 'choice' });
  });

  test('is made once a key', async () => {
    const first = await batch({}, 'once');
    expect((await batch({}, 'once')).body).toEqual(first.body);
  });

  test.each([
    [
      'fewer recipients than its amount',
      { amount: 2, users_data: users('a@somewhere.example') },
      { 'users_data.raw': 'as_many_as_amount' },
    ],
    [
      'a recipient without an address',
      { users_data: { type: 'raw', raw: [{ first_name: 'Ada' }] } },
      { 'users_data.raw.0': 'address_required' },
    ],
    ['a wrong address', { users_data: users('nobody') }, { 'users_data.raw.0.email': 'email_format' }],
    ['another total', { all_batch_total_value: 999 }, { all_batch_total_value: 'total_differs' }],
    [
      'an order ID twice',
      { amount: 2, order_ids: { type: 'raw', raw: ['x', 'x'] } },
      { 'order_ids.raw.1': 'order_id_duplicate' },
    ],
    ['another value', { value: '12' }, { value: 'value_not_face_value' }],
    ['printed codes without order IDs', { usage: 'redemptions_activation' }, { order_ids: 'required' }],
  ])('refuses %s by field', async (_, body, rules) => {
    const answer = await batch(body);
    expect([answer.status, brokenRules(answer)]).toEqual([422, rules]);
  });

  test('an order ID that was given before names its row', async () => {
    await batch({ order_ids: { type: 'raw', raw: ['given'] } });
    expect(brokenRules(await batch({ order_ids: { type: 'raw', raw: ['given'] } }))).toEqual({
      'rows.1.order_id': 'order_id_sent',
    });
  });

  test('BATCH-13: not enough budget', async () => {
    expect((await batch({ amount: 1000 })).body.error_name).toBe('not_acceptable');
  });
});

describe('follow-ups', () => {
  const createBatch = async (amount = 2) =>
    String(
      (
        await batch({
          amount,
          users_data: users(...Array.from({ length: amount }, () => `p${++keys}@somewhere.example`)),
        })
      ).body.id,
    );
  const stages = (id: string) =>
    world.rows(sql`select stage, count(*)::int as count from batch_lines where batch_id = ${id} group by 1`);
  const jobs = (id: string) =>
    world.rows(
      sql`select count(*)::int as count from jobs where kind = 'batchWork' and payload->>'batchId' = ${id}`,
    );

  test('BATCH-8: redeem activates and orders; with channels its recipients are told', async () => {
    const id = await createBatch();
    const answer = await post(`/api/batches/${id}/redeem`, { notifications: [] });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ state: 'working', plan: ['activate', 'order'] });
    expect(await stages(id)).toEqual([{ stage: 'activate', count: 2 }]);
    expect(await jobs(id)).toEqual([{ count: 1 }]);
    const other = await createBatch();
    expect((await post(`/api/batches/${other}/redeem`, { notifications: ['email'] })).body).toMatchObject({
      plan: ['activate', 'order', 'notify'],
      notifications: ['email'],
    });
  });

  test('BATCH-9: redemption notifications follow redeem, and wait for nothing else', async () => {
    const id = await createBatch();
    const early = await post(`/api/batches/${id}/send_redemption_notifications`, { channel: 'email' });
    expect(early.body).toMatchObject({ status: 409, error_name: 'not_redeemed_yet' });
    await post(`/api/batches/${id}/redeem`, {});
    const answer = await post(`/api/batches/${id}/send_redemption_notifications`, { channel: 'sms' });
    expect(answer.body).toMatchObject({ plan: ['activate', 'order', 'notify'], notifications: ['sms'] });
  });

  test('BATCH-10: activation notifications activate first; the same key asks once', async () => {
    const id = await createBatch();
    const ask = () => post(`/api/batches/${id}/send_activation_notifications`, {}, `activate ${id}`);
    const answer = await ask();
    expect(answer.body).toMatchObject({ plan: ['activate', 'notify'], notifications: ['email'] });
    expect((await ask()).body).toEqual(answer.body);
    expect(await jobs(id)).toEqual([{ count: 1 }]);
  });

  test('what repeats a stage waits for the batch to be done: its lines would skip what stands between', async () => {
    const id = await createBatch();
    await post(`/api/batches/${id}/send_activation_notifications`, {});
    const early = await post(`/api/batches/${id}/redeem`, {});
    expect(early.body).toMatchObject({ status: 409, error_name: 'batch_working' });
    expect(early.body.message).toContain('when it is done');
    expect(await jobs(id)).toEqual([{ count: 1 }]);
    await world.run(sql`update batch_lines set stage = 'done' where batch_id = ${id}`);
    await world.run(sql`update batches set state = 'done', done = amount where id = ${id}`);
    expect((await post(`/api/batches/${id}/redeem`, {})).body).toMatchObject({
      plan: ['activate', 'notify', 'activate', 'order'],
    });
  });

  test('are refused of a batch that was canceled, and of another advertiser’s', async () => {
    const id = await createBatch();
    const [{ dispatch = '' } = {}] = await world.rows<{ dispatch: string }>(
      sql`select dispatch_id::text as dispatch from batches where id = ${id}`,
    );
    await world.change(dispatch, 'cancel');
    expect((await post(`/api/batches/${id}/redeem`, {})).body.error_name).toBe('batch_canceled');
    const foreign = await world.platform.call('rival', 'POST', `/api/batches/${id}/redeem`, {
      body: {},
      headers: { 'idempotency-key': 'r' },
    });
    expect(foreign.status).toBe(404);
  });
});
