import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whenAvailable } from '../../platform/foundation/database/connections/availability.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { isNightly } from '../money/seeded.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type RestartablePostgres, restartablePostgres } from '../support/restartablePostgres.ts';

const { lines, kills } = isNightly ? { lines: 10_000, kills: 5 } : { lines: 2000, kills: 2 };
const CLIENTS = 2;

let server: RestartablePostgres;
let world: EngineWorld;
let platform: PlatformProcess;
let address: string;
let token: () => Promise<string>;
beforeAll(async () => {
  server = await restartablePostgres();
  world = await startEngineWorld('postgres', server.url);
  await world.run(
    sql`update promotions set experience_id = 1, notification_channels = '{email}', activation_notification_channels = '{}'`,
  );
  platform = startPlatformProcess({
    ...world.environment,
    PLATFORM_ROLE: 'all',
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
  });
  address = await platform.address;
  const keys = await loadKeys(world.database);
  token = () => mintAccessToken(keys, { publicUrl: 'http://localhost:4000', subject: 'ada' });
});
afterAll(async () => {
  platform?.child.kill('SIGKILL');
  if (platform?.isRunning()) await once(platform.child, 'exit');
  await world?.close();
  await server?.close();
});

let isStopped = false;
const acknowledged: string[] = [];
const wrong: string[] = [];
/** Asks for links until it is told to stop, each with its key until it is answered; what was answered is asked for once more. */
async function client(): Promise<void> {
  while (!isStopped) {
    const key = randomUUID();
    const first = await accepted(key);
    acknowledged.push(first);
    if ((await accepted(key)) !== first) wrong.push(`${key} was answered twice`);
  }
}

async function accepted(key: string): Promise<string> {
  for (;;) {
    const body = {
      kind: 'download_links',
      quantities: [{ sku: SKUS.issued, quantity: lines }],
      undo_seconds: 3600,
    };
    const answer = await fetch(`${address}/api/promotions/1/dispatches`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status === 201) return JSON.parse(text).dispatch.id;
    // A job works on the large ones: the same request is answered once it has ended.
    if (![202, 409, 503].includes(answer.status)) {
      wrong.push(`${answer.status} ${text.slice(0, 200)}`);
      isStopped = true;
      return '';
    }
    await pause(100);
  }
}

test('E2: PostgreSQL killed while dispatches are accepted: what was acknowledged is whole, once, and paid for, and nothing else is there', async () => {
  const clients = Array.from({ length: CLIENTS }, client);
  for (let n = 0; n < kills; n += 1) {
    const before = acknowledged.length;
    await expect.poll(() => isStopped || acknowledged.length > before).toBe(true);
    await pause(Math.random() * 400);
    server.kill();
    const start = () =>
      server.start().then(
        () => 'up',
        () => 'down',
      );
    await expect.poll(start, { interval: 100 }).toBe('up');
  }
  const before = acknowledged.length;
  await expect.poll(() => isStopped || acknowledged.length > before).toBe(true);
  isStopped = true;
  await Promise.all(clients);
  expect(wrong).toEqual([]);

  const dispatches = await whenAvailable(
    () =>
      world.rows<{ id: string; lines: number; redemptions: number; claims: number; links: number }>(
        sql`select d.id::text as id, d.lines, count(r.id)::int as redemptions, count(c.redemption_id)::int as claims, count(k.redemption_id)::int as links
          from dispatches d left join redemptions r on r.advertiser_id = d.advertiser_id and r.dispatch_id = d.id
          left join order_claims c on c.advertiser_id = r.advertiser_id and c.order_id = r.order_id and c.redemption_id = r.id
          left join recipient_links k on k.advertiser_id = r.advertiser_id and k.redemption_id = r.id
          group by d.advertiser_id, d.id, d.lines order by d.id`,
      ),
    60_000,
  );
  expect(dispatches.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
  for (const { id: _, ...counts } of dispatches)
    expect(counts).toEqual({ lines, redemptions: lines, claims: lines, links: lines });
  expect(await world.findings()).toEqual([]);
  expect(platform.isRunning()).toBe(true);
  process.stdout.write(`E2: ${acknowledged.length} dispatches of ${lines} lines beside ${kills} kills\n`);
}, 600_000);
