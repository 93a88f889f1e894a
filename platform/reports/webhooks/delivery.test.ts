import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { type Received, startReceiver, webhooksOf } from '../../testing/webhooks.ts';

let platform: TestPlatform;
let hooks: Awaited<ReturnType<typeof webhooksOf>>;
const receivers: { close(): void }[] = [];
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' }, { isDemo: true });
  hooks = await webhooksOf(platform);
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) receiver.close();
  await hooks.clear();
});
afterAll(async () => {
  await hooks?.close();
  await platform?.close();
});

async function receive(status?: (request: Received, nth: number) => number) {
  const receiver = await startReceiver(status);
  receivers.push(receiver);
  return receiver;
}
const eventIds = (requests: readonly Received[]) => requests.map(({ body }) => body.id);

async function rename(name: string): Promise<void> {
  const { body } = await platform.call('operator', 'GET', '/api/advertisers/1');
  await platform.call('operator', 'PUT', '/api/advertisers/1', {
    body: { name },
    version: Number(body.version),
  });
}

test('a change is delivered with a signature that the package of Standard Webhooks accepts, and written down', async () => {
  const receiver = await receive();
  const { id, secret } = await hooks.create(receiver.url, { types: ['advertiser.updated'] });
  await rename('Signed');
  await hooks.deliverAll();
  expect(receiver.requests).toHaveLength(1);
  const [{ headers, text, body } = {} as Received] = receiver.requests;
  expect(secret).toMatch(/^whsec_[0-9A-Za-z+/=]{44}$/);
  expect(new Webhook(secret).verify(text, headers)).toEqual(body);
  expect(() => new Webhook(`whsec_${'A'.repeat(44)}`).verify(text, headers)).toThrow();
  expect(() => new Webhook(secret).verify(text.replace('Signed', 'x').concat(' '), headers)).toThrow();
  expect(Object.keys(body)).toEqual(['id', 'type', 'timestamp', 'data', 'advertiserId', 'subjectId']);
  expect(body).toMatchObject({
    id: headers['webhook-id'],
    type: 'advertiser.updated',
    advertiserId: '1',
    subjectId: '1',
    data: { advertiserId: '1', changedFields: ['name'] },
  });
  expect(await hooks.attempts(id)).toEqual([
    expect.objectContaining({
      event_id: body.id,
      outcome: 'delivered',
      status: 200,
      answer: 'noted',
      attempt: 1,
      trigger: 'event',
      request_bytes: Buffer.byteLength(text),
      request_headers: expect.arrayContaining([
        { name: 'webhook-signature', value: headers['webhook-signature'] },
      ]),
      next_at: null,
    }),
  ]);
  expect(await hooks.read(id)).toMatchObject({ pending: 0, unread: 0, success_rate: 1, failing_since: null });
});

test('while two secrets are valid each event has both signatures; an old one that ended signs no more', async () => {
  const receiver = await receive();
  const { id, secret: first } = await hooks.create(receiver.url);
  const second = String(
    (await hooks.change('POST', id, { old_secret_hours: 24 }, { at: '/rotate' })).body.secret,
  );
  await hooks.publish(['a']);
  await hooks.deliverAll();
  const two = await hooks.change('POST', id, { old_secret_hours: 1 }, { at: '/rotate' });
  expect([two.status, two.body.error_name]).toEqual([409, 'two_secrets']);
  const third = String(
    (await hooks.change('POST', id, { old_secret_hours: 0 }, { at: '/rotate' })).body.secret,
  );
  await hooks.publish(['a']);
  await hooks.deliverAll();
  const verifies = (secret: string, request: Received | undefined) => {
    try {
      return new Webhook(secret).verify(request?.text ?? '', request?.headers ?? {}) !== undefined;
    } catch {
      return false;
    }
  };
  const [both, one] = receiver.requests;
  expect(both?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
  expect([first, second, third].map((secret) => verifies(secret, both))).toEqual([true, true, false]);
  expect([first, second, third].map((secret) => verifies(secret, one))).toEqual([false, false, true]);
});

test('with random failures every event arrives, and no event of a subject is tried before an earlier one was taken', async () => {
  let seed = Number(process.env.WEBHOOK_SEED ?? Date.now() % 1_000_000);
  // biome-ignore lint/suspicious/noConsole: the seed repeats a failure
  console.log(`WEBHOOK_SEED=${seed}`);
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const taken = new Set<string>();
  const overtaken: string[] = [];
  const order = new Map<string, string[]>();
  const receiver = await receive(({ body: { id, subjectId } }) => {
    const ids = order.get(subjectId) ?? [];
    if (ids.slice(0, ids.indexOf(id)).some((earlier) => !taken.has(earlier))) overtaken.push(id);
    if (random() < 0.4) return 500;
    taken.add(id);
    return 200;
  });
  const { id: webhookId } = await hooks.create(receiver.url);
  let count = 0;
  for (let batch = 0; batch < 6; batch += 1) {
    const subjects = Array.from({ length: 30 }, () => `s${Math.floor(random() * 12)}`);
    const ids = await hooks.publish(subjects);
    for (const [index, subject] of subjects.entries())
      order.set(subject, [...(order.get(subject) ?? []), ids[index] ?? '']);
    count += ids.length;
    await hooks.deliverAll();
    await hooks.hurry();
  }
  for (let round = 0; round < 200 && taken.size < count; round += 1) {
    await hooks.hurry();
    await hooks.deliverAll();
  }
  expect([taken.size, overtaken]).toEqual([count, []]);
  expect(await hooks.read(webhookId)).toMatchObject({ pending: 0, unread: 0 });
}, 120_000);

test('a failing event holds back those of its subject alone', async () => {
  const receiver = await receive(({ body }) => (body.subjectId === 'bad' ? 503 : 200));
  const { id } = await hooks.create(receiver.url);
  const [first] = await hooks.publish(['bad', 'good', 'bad', 'good']);
  await hooks.deliverAll();
  expect(receiver.requests.map(({ body }) => body.subjectId).sort()).toEqual(['bad', 'good', 'good']);
  expect(await hooks.read(id)).toMatchObject({ pending: 2, failing_since: null });
  expect(await hooks.attempts(id, 'outcome=failed')).toMatchObject([{ event_id: first, status: 503 }]);
  expect(await hooks.attempts(id, 'subject_id=good&types=advertiser.updated')).toHaveLength(2);
});

test('it is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 24 h and every 24 h, with jitter', async () => {
  const receiver = await receive(() => 500);
  const { id } = await hooks.create(receiver.url);
  await hooks.publish(['a']);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await hooks.deliverAll();
    await hooks.hurry();
  }
  const attempts = (await hooks.attempts(id)).reverse();
  expect(new Set(attempts.map(({ event_id }) => event_id)).size).toBe(1);
  const waits = attempts.map(
    ({ at, next_at }) => (Date.parse(String(next_at)) - Date.parse(String(at))) / 1000,
  );
  const expected = [5, 60, 300, 1800, 7200, 18_000, 36_000, 86_400, 86_400, 86_400];
  waits.forEach((wait, index) => {
    expect(wait).toBeGreaterThan((expected[index] ?? 0) * 0.89);
    expect(wait).toBeLessThan((expected[index] ?? 0) * 1.11 + 2);
  });
  expect(waits).toHaveLength(10);
});

test('410 pauses it and tells its creator; enabled again it goes on where it stopped', async () => {
  let isGone = true;
  const receiver = await receive(() => (isGone ? 410 : 200));
  const { id } = await hooks.create(receiver.url);
  const ids = await hooks.publish(['a', 'b', 'a']);
  await hooks.deliverAll();
  expect(await hooks.read(id)).toMatchObject({ enabled: false, pause_reason: 'gone' });
  expect(await hooks.mails()).toEqual([{ template: 'webhook_gone', login: 'retailer' }]);
  const later = await hooks.publish(['b', 'c']);
  await hooks.deliverAll();
  isGone = false;
  receiver.requests.length = 0;
  expect((await hooks.change('PUT', id, { enabled: true })).body.webhook).toMatchObject({
    pause_reason: null,
  });
  await hooks.deliverAll();
  expect(eventIds(receiver.requests).sort()).toEqual([...ids, ...later].sort());
});

test('after an hour of failures its creator gets a mail, after five days it is paused; resumed, nothing is missing', async () => {
  let isDown = true;
  const receiver = await receive(() => (isDown ? 502 : 200));
  const { id } = await hooks.create(receiver.url);
  const ids = await hooks.publish(['a', 'b']);
  await hooks.deliverAll();
  for (const ago of ['2 hours', '3 hours', '121 hours']) {
    await platform.database.db.execute(sql`update webhooks set failing_since = now() - ${ago}::interval`);
    await hooks.hurry();
    await hooks.deliverAll();
  }
  expect(await hooks.read(id)).toMatchObject({ enabled: false, pause_reason: 'failing', pending: 2 });
  expect(await hooks.mails()).toEqual([
    { template: 'webhook_failing', login: 'retailer' },
    { template: 'webhook_paused', login: 'retailer' },
  ]);
  ids.push(...(await hooks.publish(['a', 'c'])));
  isDown = false;
  receiver.requests.length = 0;
  await hooks.change('PUT', id, { enabled: true });
  await hooks.deliverAll();
  expect(eventIds(receiver.requests).sort()).toEqual(ids.sort());
  expect(await hooks.read(id)).toMatchObject({ failing_since: null, pending: 0, unread: 0 });
});

test('an event that fails for five days while others succeed is given up, and the next of its subject goes out', async () => {
  const receiver = await receive(({ body }) => (body.id === first ? 400 : 200));
  const { id } = await hooks.create(receiver.url);
  const [first = '', second = ''] = await hooks.publish(['a', 'a']);
  await hooks.deliverAll();
  await platform.database.db.execute(
    sql`update webhook_pending set created_at = now() - interval '121 hours'`,
  );
  await platform.database.db.execute(sql`update webhooks set failing_since = null`);
  await hooks.hurry();
  await hooks.deliverAll();
  expect(eventIds(receiver.requests)).toEqual([first, first, second]);
  expect((await hooks.attempts(id)).map(({ outcome }) => outcome)).toEqual([
    'delivered',
    'given_up',
    'failed',
  ]);
});
