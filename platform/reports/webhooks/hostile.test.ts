import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { startReceiver, webhooksOf } from '../../testing/webhooks.ts';
import { startDeliverer } from './deliverer.ts';

let platform: TestPlatform;
let hooks: Awaited<ReturnType<typeof webhooksOf>>;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' }, { isDemo: true });
  hooks = await webhooksOf(platform);
});
afterAll(async () => {
  await hooks?.close();
  await platform?.close();
});

test('silent, huge and redirecting receivers keep nobody else waiting', async () => {
  let inside = 0;
  let hugeBytes = 0;
  const good = await startReceiver();
  const silent = await startReceiver(undefined, () => undefined);
  const huge = await startReceiver(undefined, (_request, response) => {
    response.writeHead(200);
    const part = 'x'.repeat(16_384);
    const write = () => {
      while (!response.destroyed && response.write(part)) hugeBytes += part.length;
    };
    response.on('drain', write);
    write();
  });
  const moved = await startReceiver(undefined, (request, response) => {
    if (request.url === '/inside') inside += 1;
    response.writeHead(307, { location: '/inside' }).end();
  });
  const ids = {
    silent: (await hooks.create(silent.url)).id,
    huge: (await hooks.create(huge.url)).id,
    moved: (await hooks.create(moved.url)).id,
    good: (await hooks.create(good.url)).id,
  };
  const deliverer = startDeliverer(hooks.tools);
  const waits: number[] = [];
  for (let count = 1; count <= 10; count += 1) {
    const started = performance.now();
    await hooks.publish([`s${count}`]);
    while (good.requests.length < count && performance.now() - started < 9000) await setTimeout(20);
    waits.push(performance.now() - started);
  }
  expect(good.requests).toHaveLength(10);
  // A look a second, and the time of a machine that does other work.
  expect(Math.max(...waits)).toBeLessThan(5000);
  await expect
    .poll(async () => (await hooks.attempts(ids.silent)).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  await deliverer.stop();
  expect((await hooks.attempts(ids.silent))[0]).toMatchObject({
    outcome: 'failed',
    status: null,
    problem: 'too_slow',
  });
  const [taken] = await hooks.attempts(ids.huge);
  expect(taken).toMatchObject({ outcome: 'delivered', answer: 'x'.repeat(2048) });
  // Little more than the limit leaves the receiver: what lies in buffers between.
  expect(hugeBytes / (await hooks.attempts(ids.huge)).length).toBeLessThan(8_000_000);
  expect((await hooks.attempts(ids.moved))[0]).toMatchObject({ outcome: 'failed', status: 307 });
  expect(inside).toBe(0);
  const { rows } = (await platform.database.db.execute(
    sql`select count(*)::int as count from webhooks where leased_until is not null`,
  )) as unknown as { rows: { count: number }[] };
  expect(rows).toEqual([{ count: 0 }]);
  for (const receiver of [good, silent, huge, moved]) receiver.close();
}, 90_000);

test('a test of a silent receiver is answered before the gateway gives up; its outcome is in the log', async () => {
  await hooks.clear();
  const silent = await startReceiver(undefined, () => undefined);
  const { id } = await hooks.create(silent.url);
  const started = performance.now();
  const { status, body } = await platform.call('retailer', 'POST', `/api/webhooks/${id}/test`);
  expect([status, body.attempt]).toEqual([200, null]);
  expect(performance.now() - started).toBeLessThan(5000);
  await expect
    .poll(() => hooks.attempts(id), { timeout: 20_000 })
    .toMatchObject([{ type: 'webhook.test', outcome: 'given_up', problem: 'too_slow' }]);
  silent.close();
}, 40_000);

test('two processes deliver every event once, and one goes on when the other is gone', async () => {
  await hooks.clear();
  const receiver = await startReceiver();
  const { id } = await hooks.create(receiver.url);
  const both = [startDeliverer(hooks.tools), startDeliverer(hooks.tools)];
  const ids: string[] = [];
  for (let batch = 0; batch < 5; batch += 1)
    ids.push(...(await hooks.publish(Array.from({ length: 20 }, (_, index) => `s${index % 7}`))));
  await expect.poll(() => receiver.requests.length, { timeout: 20_000 }).toBe(100);
  await both[0]?.stop();
  ids.push(...(await hooks.publish(['after'])));
  await expect.poll(() => receiver.requests.length, { timeout: 20_000 }).toBe(101);
  await both[1]?.stop();
  expect(receiver.requests.map(({ body }) => body.id).sort()).toEqual(ids.sort());
  expect(await hooks.read(id)).toMatchObject({ pending: 0, unread: 0 });
  receiver.close();
}, 60_000);
