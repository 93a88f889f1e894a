import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import { acceptLarge, readRequest } from '../../../../tests/support/acceptanceJobs.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import type { Answer } from '../../../testing/testPlatform.ts';

const LINES = MAX_LINES_AT_ONCE + 1;

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
  await world.fund(100_000_000n);
});
afterAll(() => world?.platform.close());

let keys = 0;
interface Sent {
  key?: string;
  dryRun?: boolean;
  sku?: string;
  promotion?: string;
}
const ask = (body: Record<string, unknown>, { key, dryRun, sku = CARD, promotion }: Sent = {}) =>
  world.platform.call(
    'retailer',
    'POST',
    `/api/promotions/${promotion ?? world.downloads}/rewards/${sku}/batches${dryRun ? '?dry_run=true' : ''}`,
    {
      body: { usage: 'users_notification', amount: LINES, ...body },
      headers: { 'idempotency-key': key ?? `batch ${++keys}` },
    },
  );
const users = (mark: string, lines = LINES) => ({
  type: 'raw',
  raw: Array.from({ length: lines }, (_, n) => ({ email: `${mark}${n}@x.example`, first_name: `Ada ${n}` })),
});
const read = (answer: Answer) => readRequest(world.platform, answer.body.id);
const work = () => acceptLarge(world.platform);
const outcome = async (key: string) =>
  (await world.platform.call('retailer', 'GET', `/api/idempotency_keys/outcome?key=${key}`)).body;
const count = async () => {
  const [row] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemptions`);
  return row?.n ?? 0;
};

describe('a large batch of one SKU', () => {
  test('BATCH-4: is made by a job, once for its key, and answers what a small one answers', async () => {
    const before = { count: await count(), money: await world.unallocated() };
    const body = { users_data: users('a'), notifications: ['email'], value: '10.00' };
    const first = await ask(body, { key: 'large' });
    expect([first.status, first.body]).toMatchObject([
      202,
      {
        action: 'create_batch',
        kind: 'follow_ups',
        state: 'working',
        stage: 'waiting',
        percent: 0,
        line_count: LINES,
        dispatch_id: null,
        dry_run: false,
        batch: null,
      },
    ]);
    const again = await ask(body, { key: 'large' });
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
    const other = await ask({}, { key: 'large' });
    expect([other.status, other.body.error_name]).toEqual([422, 'idempotency_mismatch']);
    expect(await outcome('large')).toMatchObject({ state: 'in_flight' });
    expect(await count()).toBe(before.count);
    expect(await work()).toEqual(['done']);
    const { body: finalState } = await read(first);
    expect(finalState).toMatchObject({
      state: 'done',
      percent: 100,
      lines_done: LINES,
      refusal: null,
      answer: null,
      changed: null,
      batch: {
        sku: CARD,
        amount: LINES,
        usage: 'users_notification',
        state: 'done',
        plan: [],
        notifications: ['email'],
        all_batch_total_value: LINES * 1000,
      },
    });
    expect(await outcome('large')).toMatchObject({
      state: 'done',
      record: { noun: 'dispatches', id: finalState.batch?.dispatch_id },
    });
    const late = await ask(body, { key: 'large' });
    expect([late.status, late.body]).toEqual([201, finalState.batch]);
    expect(await count()).toBe(before.count + LINES);
    expect(await world.unallocated()).toBe(before.money - BigInt(LINES) * 1000n);
    expect(
      await world.rows(sql`select r.state, l.stage, count(distinct p.uid)::int as people from redemptions r
        join batch_lines l on l.redemption_id = r.id join recipients p on p.id = r.recipient_id
        where r.batch_id = ${String(finalState.batch?.id)} group by 1, 2`),
    ).toEqual([{ state: 'booked', stage: 'done', people: LINES }]);
    const redeemed = await world.platform.call(
      'retailer',
      'POST',
      `/api/batches/${finalState.batch?.id}/redeem`,
      {
        body: {},
        headers: { 'idempotency-key': 'redeem' },
      },
    );
    expect(redeemed.body).toMatchObject({ state: 'working', plan: ['activate', 'order'] });
  });

  test('BATCH-2: a dry run of it answers the same and keeps nothing; its key stays free', async () => {
    const before = { count: await count(), money: await world.unallocated() };
    const tried = await ask({ users_data: users('b') }, { key: 'tried', dryRun: true });
    expect([tried.status, tried.body.dry_run]).toEqual([202, true]);
    await work();
    expect((await read(tried)).body).toMatchObject({
      state: 'done',
      batch: { amount: LINES, state: 'done', plan: [] },
    });
    expect(await outcome('tried')).toMatchObject({ state: 'unknown' });
    expect({ count: await count(), money: await world.unallocated() }).toEqual(before);
  });

  test('BATCH-19: of printed order IDs goes to work at once', async () => {
    const promotion = await world.create({
      experience: { id: '3' },
      activation_notification_channels: [],
      rewards: [{ sku: CARD }],
    });
    const printed = Array.from({ length: LINES }, (_, n) => `printed-${n}`);
    const request = await ask(
      { usage: 'redemptions_activation', order_ids: { type: 'raw', raw: printed } },
      { promotion: String(promotion.body.id) },
    );
    expect(request.body).toMatchObject({ action: 'create_batch', kind: 'activate_codes' });
    await work();
    const { batch } = (await read(request)).body;
    expect(batch).toMatchObject({ state: 'working', plan: ['activate'] });
    expect(
      await world.rows(
        sql`select 1 as one from jobs where kind = 'batchWork' and payload ->> 'batchId' = ${String(batch?.id)}`,
      ),
    ).toHaveLength(1);
  });

  test('what needs no line to be judged is refused at once; the rest on the request, by field', async () => {
    const before = await count();
    const rules = ({ status, body }: Answer) => [
      status,
      (body.field_errors as { field: string; rule: string }[] | undefined)?.map(({ field, rule }) => [
        field,
        rule,
      ]),
    ];
    expect(rules(await ask({}, { sku: 'NONE' }))).toEqual([422, [['sku', 'unknown_reward']]]);
    expect(rules(await ask({ users_data: users('c', 3), value: '12', all_batch_total_value: 1 }))).toEqual([
      422,
      [
        ['users_data.raw', 'as_many_as_amount'],
        ['value', 'value_not_face_value'],
      ],
    ]);
    const wrong = users('d');
    wrong.raw[7] = { email: 'nobody', first_name: 'Ada' };
    const request = await ask({ users_data: wrong }, { key: 'wrong' });
    expect(request.status).toBe(202);
    await work();
    expect((await read(request)).body).toMatchObject({
      state: 'refused',
      batch: null,
      refusal: {
        status: 422,
        field_errors: [{ field: 'users_data.raw.7.email', rule: 'email_format' }],
      },
    });
    expect(await outcome('wrong')).toMatchObject({ state: 'refused' });
    expect(await count()).toBe(before);
  });

  test('one that fits into an answer is made at once as before', async () => {
    expect((await ask({ amount: MAX_LINES_AT_ONCE })).status).toBe(201);
  });
});
