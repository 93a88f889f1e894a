import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boolean, nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

const SECRET = 'a-secret-of-the-test';
const ID = '11111111-1111-4111-8111-111111111111';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent', REPORTS_SECRET: SECRET });
  await platform.database.db.execute(sql`insert into deliveries (advertiser_id, id, redemption_id, kind, channel, provider, uid, state, dedupe_key)
    values (1, ${ID}, 1, 'activation', 'email', 'email', 'r@x.example', 'sent', 'one')`);
});
afterAll(() => platform?.close());

const send = (body: object | string, signature?: string, at = platform) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return at.call(null, 'POST', '/api/delivery_reports', {
    body: text,
    headers: { 'x-signature': signature ?? createHmac('sha256', SECRET).update(text).digest('hex') },
  });
};
const delivery = async () => {
  const [row] = await rowsOf(
    platform.database.db,
    { state: text, reason: nullable(text), reported: boolean },
    sql`select state, reason, reported_at is not null as reported from deliveries where id = ${ID}`,
  );
  return row;
};

test('a delivery is found by its id alone, however many there are', async () => {
  const plan = await platform.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return storedRows(
      tx,
      sql`explain update deliveries set reported_at = now() where id = ${ID} and state = 'sent'`,
    );
  });
  expect(JSON.stringify(plan)).toContain('deliveries_id');
});

test('what is reported is told at the delivery, and twice is once', async () => {
  expect((await send({ id: ID, event: 'delivered' })).status).toBe(204);
  expect(await delivery()).toEqual({ state: 'sent', reason: null, reported: true });
  for (let n = 0; n < 2; n += 1)
    expect((await send({ id: ID, event: 'bounced', reason: 'no such user' })).status).toBe(204);
  expect(await delivery()).toEqual({ state: 'bounced', reason: 'bounced', reported: true });
  await send({ id: ID, event: 'complained' });
  expect(await delivery()).toMatchObject({ state: 'bounced', reason: 'complained' });
});

test('E7: reports that come three times and out of order come to the same', async () => {
  const events = ['delivered', 'bounced', 'complained'];
  const orders = events.flatMap((first) => {
    const [second, third] = events.filter((event) => event !== first);
    return [
      [first, second, third],
      [first, third, second],
    ];
  });
  for (const order of orders) {
    await platform.database.db.execute(
      sql`update deliveries set state = 'sent', reason = null, reported_at = null where id = ${ID}`,
    );
    for (let n = 0; n < 3; n += 1) for (const event of order) await send({ id: ID, event });
    expect(await delivery()).toEqual({ state: 'bounced', reason: 'complained', reported: true });
  }
});

test('a report of an unknown delivery tells nothing', async () => {
  expect((await send({ id: '22222222-2222-4222-8222-222222222222', event: 'bounced' })).status).toBe(204);
});

test('what is not signed by the secret is refused, and soon not answered at all', async () => {
  const body = { id: ID, event: 'bounced' };
  expect((await send(body, '')).status).toBe(401);
  expect((await send(body, 'ff'.repeat(32))).status).toBe(401);
  const statuses = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await send(body, 'ff'.repeat(32))).status);
  expect(statuses).toContain(429);
});

test('what is no report is named', async () => {
  expect((await send({ id: ID, event: 'eaten' })).body).toMatchObject({ error_name: 'invalid_parameters' });
  expect((await send('{"id":')).status).toBe(422);
});

test('without a secret there is no such route', async () => {
  const other = await startTestPlatform({ LOG_LEVEL: 'silent' });
  expect((await send({ id: ID, event: 'bounced' }, undefined, other)).status).toBe(404);
  await other.close();
});
