import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whenAvailable } from '../../platform/foundation/database/connections/availability.ts';
import { enqueue } from '../../platform/foundation/jobs/enqueue.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { isNightly } from '../money/seeded.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { freePort } from '../support/freePort.ts';
import { startGatewayProcess } from '../support/gatewayProcess.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type ProviderStub, startProviderStub } from '../support/providerStub.ts';
import { type RestartablePostgres, restartablePostgres } from '../support/restartablePostgres.ts';
import { startSendingClient } from '../support/sendingClient.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

const { lines, kills } = isNightly ? { lines: 10_000, kills: 60 } : { lines: 400, kills: 4 };

/** Who is killed, in turn: a worker half of the times at night, each of the others once in six. */
type Victim = 'worker' | 'database' | 'platform' | 'gateway';
const TURNS: readonly Victim[] = isNightly
  ? ['worker', 'platform', 'worker', 'gateway', 'worker', 'database']
  : ['worker', 'platform', 'database', 'gateway'];

/** Mails that a worker may have under way when it is killed: each is repeated under the same id. */
const UNDER_WAY = 3 * 10;
/** Lines of each dispatch that comes through the gateway meanwhile. */
const SMALL = 5;
const PUBLIC_URL = 'http://localhost:4000';

let server: RestartablePostgres;
let world: EngineWorld;
let sink: SmtpSink;
let provider: ProviderStub;
let env: Record<string, string>;
const started: { child: ChildProcess }[] = [];
const platforms: PlatformProcess[] = [];
let isOver = false;
beforeAll(async () => {
  server = await restartablePostgres();
  world = await startEngineWorld('postgres', server.url);
  sink = await startSmtpSink();
  provider = await startProviderStub({ failures: 0.02 });
  await world.run(sql`update providers set url = ${provider.url} where id = 2`);
  await world.run(
    sql`update promotions set experience_id = 1, notification_channels = '{email}', activation_notification_channels = '{}'`,
  );
  const platformUrl = `http://127.0.0.1:${await freePort()}`;
  env = {
    ...world.environment,
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
    SMTP_URL: sink.url,
    PUBLIC_URL,
    PLATFORM_URL: platformUrl,
    PLATFORM_PORT: new URL(platformUrl).port,
    SESSION_KEY: 'only-for-tests-and-nothing-else-0123456789',
    RATE_PER_SECOND: '1000000',
    RATE_BURST: '1000000',
  };
});
afterAll(async () => {
  isOver = true;
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  await world?.close();
  await server?.close();
  await sink?.close();
  await provider?.close();
});

/** A process that is started anew whenever it ends, as whatever runs the product does it: one that starts while the database dies gives up. */
function supervised<One extends { child: ChildProcess }>(start: () => One) {
  let one = start();
  const watch = () => {
    started.push(one);
    one.child.once('exit', () => {
      if (isOver) return;
      one = start();
      watch();
    });
  };
  watch();
  return {
    now: () => one,
    async kill(): Promise<void> {
      const { child } = one;
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function startPlatform(role: 'api' | 'worker'): PlatformProcess {
  const own = role === 'worker' ? { PLATFORM_PORT: '0' } : {};
  const platform = startPlatformProcess({ ...env, PLATFORM_ROLE: role, LOG_LEVEL: 'warn', ...own });
  platforms.push(platform);
  return platform;
}

async function killDatabase(): Promise<void> {
  server.kill();
  // Its sessions notice by themselves; until the last is gone it does not start.
  const start = () =>
    server.start().then(
      () => 'up',
      () => 'down',
    );
  await expect.poll(start, { interval: 200 }).toBe('up');
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

test('E1: whatever is killed while batches are accepted and worked, each recipient gets one mail with one code, and the money is exact', async () => {
  await dispatch(lines);
  const workers = [1, 2].map(() => supervised(() => startPlatform('worker')));
  const api = supervised(() => startPlatform('api'));
  const gateway = supervised(() => startGatewayProcess(env));
  const keys = await loadKeys(world.database);
  const client = startSendingClient({
    url: () => gateway.now().url,
    token: () => mintAccessToken(keys, { publicUrl: PUBLIC_URL, subject: 'ada' }),
    promotionId: '1',
    sku: SKUS.http,
    lines: SMALL,
  });
  await expect
    .poll(() => (client.acknowledged.length > 0 ? 'served' : client.last + api.now().log()))
    .toBe('served');
  const victims: Record<Victim, (n: number) => Promise<unknown>> = {
    worker: async (n) => workers[n % 2]?.kill(),
    database: killDatabase,
    platform: api.kill,
    gateway: gateway.kill,
  };
  const killCounts: Partial<Record<Victim, number>> = {};
  for (let n = 0; n < kills; n += 1) {
    if ((await open()) === 0) await dispatch(lines / 5);
    const before = await progress();
    // The next kill comes when the work got on, or now and then at once.
    const gotOn = async () => n % 3 === 2 || (await progress()) !== before;
    await expect.poll(gotOn, { interval: 100 }).toBe(true);
    await pause(Math.random() * 700);
    const victim = TURNS[n % TURNS.length] as Victim;
    killCounts[victim] = (killCounts[victim] ?? 0) + 1;
    await victims[victim](n >> 1);
  }
  const acknowledged = client.acknowledged.length;
  // It is served again, by whatever stands now.
  await expect
    .poll(() => (client.acknowledged.length > acknowledged ? 'served' : client.last + api.now().log()))
    .toBe('served');
  await client.stop();
  expect(client.refused).toEqual([]);
  const dispatches = await world.rows<{ id: string; lines: number }>(
    sql`select id::text as id, lines from dispatches where caller = 'account:1' and file_name is null and order_prefix is null and undo_seconds = 0 order by id`,
  );
  // Nothing acknowledged is missing, and nothing that was asked for again is there twice.
  expect(dispatches.map(({ id }) => id).sort()).toEqual([...client.acknowledged].sort());
  accepted += dispatches.length * SMALL;
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
  const letters = sink.messages.filter((message) => /^To: .*[rg]\d+-\d+@x\.example/m.test(message));
  const ids = new Set(letters.map((message) => /^Message-ID: <([^@]+)@/im.exec(message)?.[1]));
  const receivers = new Set(letters.map((message) => /[rg]\d+-\d+@x\.example/.exec(message)?.[0]));
  expect(ids.size).toBe(accepted);
  expect(receivers.size).toBe(accepted);
  expect(letters.length - accepted).toBeLessThanOrEqual(kills * UNDER_WAY);
  expect(await world.findings()).toEqual([]);
  for (const platform of platforms) expect(platform.log()).not.toMatch(/STUB-\d|[rg]\d+-\d+@x\.example/);
  process.stdout.write(
    `E1: ${accepted} lines, ${dispatches.length} dispatches through the gateway, kills ${JSON.stringify(killCounts)}, done ${seconds.toFixed(1)} s after the last; ${letters.length - accepted} mails repeated, ${provider.calls()} calls\n`,
  );
}, 1_800_000);
