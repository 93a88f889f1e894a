import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whenAvailable } from '../../platform/database/availability.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type ProviderStub, startProviderStub } from '../support/providerStub.ts';
import { type RestartablePostgres, restartablePostgres } from '../support/restartablePostgres.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

const isNightly = process.env.GUERDON_NIGHTLY === '1';
const { lines, kills, databaseKills } = isNightly
  ? { lines: 10_000, kills: 60, databaseKills: 8 }
  : { lines: 500, kills: 4, databaseKills: 1 };

/** Mails that a worker may have under way when it is killed: each is repeated under the same id. */
const UNDER_WAY = 3 * 10;

let server: RestartablePostgres;
let world: EngineWorld;
let sink: SmtpSink;
let provider: ProviderStub;
const workers: PlatformProcess[] = [];
beforeAll(async () => {
  server = await restartablePostgres();
  world = await startEngineWorld('postgres', server.url);
  sink = await startSmtpSink();
  provider = await startProviderStub({ failures: 0.02 });
  await world.run(sql`update providers set url = ${provider.url} where id = 2`);
}, 120_000);
afterAll(async () => {
  for (const { child } of workers) child.kill('SIGKILL');
  await Promise.all(workers.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  await world?.close();
  await server?.close();
  await sink?.close();
  await provider?.close();
});

function startWorker(): PlatformProcess {
  const worker = startPlatformProcess({
    ...world.environment,
    ...{ PLATFORM_ROLE: 'worker', SMTP_URL: sink.url, LOG_LEVEL: 'warn', PUBLIC_URL: 'https://x.example' },
  });
  workers.push(worker);
  return worker;
}

async function killDatabase(): Promise<void> {
  server.kill();
  // Its sessions notice by themselves; until the last is gone it does not start.
  const start = () =>
    server.start().then(
      () => 'up',
      () => 'down',
    );
  await expect.poll(start, { timeout: 60_000, interval: 200 }).toBe('up');
}

const patiently = <T>(run: () => Promise<T>) => whenAvailable(run, 60_000);
/** Changes whenever anything gets on. */
const progress = () =>
  patiently(async () => {
    const rows = await world.rows<{ text: string }>(
      sql`select 'line ' || stage || ' ' || count(*) as text from batch_lines group by stage
        union all select 'delivery ' || state || ' ' || count(*) from deliveries group by state order by 1`,
    );
    return rows.map(({ text }) => text).join();
  });

/** Lines and messages that are not done yet. */
const open = () =>
  patiently(async () => {
    const [row] = await world.rows<{ open: number }>(
      sql`select ((select count(*) from batch_lines where stage <> 'done') + (select count(*) from deliveries where state <> 'sent')
        + (select count(*) from dispatches where state <> 'done'))::int as open`,
    );
    return row?.open ?? 0;
  });

let accepted = 0;
async function dispatch(count: number): Promise<void> {
  const { batchId } = await patiently(() => world.dispatch(count, { sku: SKUS.http }));
  accepted += count;
  await patiently(() =>
    world.scope.write((tx) =>
      enqueue(tx, { kind: 'batchWork', payload: { advertiserId: '1', batchId }, advertiserId: '1' }),
    ),
  );
}

async function killWorker(running: PlatformProcess[], index: number): Promise<void> {
  const victim = running[index] as PlatformProcess;
  const ended = once(victim.child, 'exit');
  victim.child.kill('SIGKILL');
  await ended;
  running[index] = startWorker();
}

test('E1: whatever is killed while batches are worked, each recipient gets one mail with one code, and the money is exact', async () => {
  await dispatch(lines);
  const running = [startWorker(), startWorker()];
  for (let n = 0; n < kills; n += 1) {
    if ((await open()) === 0) await dispatch(lines / 5);
    const before = await progress();
    // The next kill comes when the work got on, or now and then at once.
    const gotOn = async () => n % 3 === 2 || (await progress()) !== before;
    await expect.poll(gotOn, { timeout: 60_000, interval: 100 }).toBe(true);
    await pause(Math.random() * 700);
    if (n % Math.ceil(kills / databaseKills) === 1) await killDatabase();
    else await killWorker(running, n % running.length);
  }
  const last = performance.now();
  await expect.poll(open, { timeout: isNightly ? 600_000 : 120_000, interval: 250 }).toBe(0);
  const seconds = (performance.now() - last) / 1000;

  expect(await world.states()).toEqual({ redeemed: accepted });
  const [codes] = await world.rows<Record<string, number>>(
    sql`select (select count(distinct code_hash)::int from redemption_codes) as codes, (select count(*)::int from code_hashes) as hashes,
      (select count(*)::int from provider_orders where state = 'answered') as orders`,
  );
  expect(codes).toEqual({ codes: accepted, hashes: accepted, orders: accepted });
  expect(provider.given.size).toBe(accepted); // nothing was bought twice
  const letters = sink.messages.filter((message) => /^To: .*r\d+-\d+@x\.example/m.test(message));
  const ids = new Set(letters.map((message) => /^Message-ID: <([^@]+)@/im.exec(message)?.[1]));
  const receivers = new Set(letters.map((message) => /r\d+-\d+@x\.example/.exec(message)?.[0]));
  expect(ids.size).toBe(accepted);
  expect(receivers.size).toBe(accepted);
  expect(letters.length - accepted).toBeLessThanOrEqual(kills * UNDER_WAY);
  expect(await world.findings()).toEqual([]);
  for (const worker of workers) expect(worker.log()).not.toMatch(/STUB-\d|r\d+-\d+@x\.example/);
  process.stdout.write(
    `E1: ${accepted} lines, ${kills} kills, done ${seconds.toFixed(1)} s after the last; ${letters.length - accepted} mails repeated, ${provider.calls()} calls\n`,
  );
}, 1_800_000);
