import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_ATTEMPTS } from '../../platform/foundation/jobs/lease.ts';
import { folderVault } from '../../platform/foundation/media/storage/folderVault.ts';
import { lineCounter } from '../../platform/foundation/sealedFiles/countLines.ts';
import { exportBody } from '../../platform/reports/redemptionExports/choice.ts';
import { createExport } from '../../platform/reports/redemptionExports/create.ts';
import { exportFile } from '../../platform/reports/redemptionExports/exportFiles.ts';
import { isNightly } from '../money/seeded.ts';
import { type BulkRuns, bulkRuns } from '../support/bulkRuns.ts';
import { engineJobs, silentLog } from '../support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';

const { lines, rows, kills } = isNightly
  ? { lines: 10_000, rows: 1_000_000, kills: 10 }
  : { lines: 1500, rows: 120_000, kills: 2 };

let world: EngineWorld;
let bulk: BulkRuns;
let folder: string;
let worker: PlatformProcess;
beforeAll(async () => {
  world = await startEngineWorld('postgres');
  bulk = await bulkRuns(world, engineJobs(world));
  folder = mkdtempSync(join(tmpdir(), 'guerdon-kills-'));
  worker = start();
});
afterAll(async () => {
  await kill();
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  startPlatformProcess({
    ...world.environment,
    PLATFORM_ROLE: 'worker',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    DEMO_MODE: 'false',
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
    PUBLIC_URL: 'http://localhost:4000',
  });

async function kill(): Promise<void> {
  const { child } = worker;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Kills the worker so many times, each when the figure has grown since the last; the next one takes over. */
async function killInBetween(figure: () => Promise<number>, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const before = await figure();
    await expect.poll(figure, { interval: 20 }).toBeGreaterThan(before);
    await kill();
    // Nobody has to wait for a lease to run out to see what comes after.
    await world.run(sql`update jobs set leased_until = now() where state = 'running'`);
    worker = start();
  }
}

test('BULK-4: a bulk action whose worker is killed again and again touches each redemption once', async () => {
  const { ids } = await world.dispatch(lines, { kind: 'send_links', sku: SKUS.issued });
  await world.move({ ids, step: 'activate' });
  const { bulk: job } = await bulk.ask({ action: 'cancel_redemptions', redemption_list: ids });
  const doneCount = async () =>
    (await bulk.outcomes(job.id))
      .filter(({ outcome }) => outcome === 'done')
      .reduce((sum, { n }) => sum + n, 0);
  await killInBetween(doneCount, kills);
  await expect.poll(doneCount, { interval: 200 }).toBe(lines);
  expect(await world.states()).toEqual({ canceled: lines });
  const twice = await world.rows(
    sql`select noun_id from events where noun = 'redemptions' and action = 'cancel' group by 1 having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  expect(await world.findings()).toEqual([]);
});

test('REDLIST-40: an export whose worker is killed is written whole by the next one, mailed once, and leaves nothing behind', async () => {
  await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, charge, charge_currency, order_id)
    select 2, 2, ${SKUS.issued}, 'canceled', 1, 'EUR', now(), now(), 0, 'EUR', 'order ' || n from generate_series(1, ${rows}::int) n`);
  const request = exportBody.parse({ format: 'csv', filter: { advertiser: '2' } });
  const { box, database } = world;
  const { id } = await createExport(bulk.support, { request, key: 'killed' }, { box, log: silentLog });
  const one = async () => {
    const [row] = await world.rows<{ state: string; parts: number; place: string; rows: number }>(
      sql`select state, parts, place, rows from redemption_exports where id = ${id}`,
    );
    return row;
  };
  // A file is begun anew by each attempt, so that the last one has to be let alone: what ended every worker is given up.
  await killInBetween(async () => (await one())?.parts ?? 0, Math.min(kills, MAX_ATTEMPTS - 1));
  await expect.poll(async () => (await one())?.state, { interval: 200 }).toBe('done');
  expect((await one())?.rows).toBe(rows);
  const vault = folderVault(join(folder, 'media', 'sealed'));
  const counted = lineCounter();
  for await (const chunk of await (await exportFile(bulk.support, id, { database, box, vault })).open())
    counted.count(chunk as Buffer);
  expect(counted.lines()).toBe(rows + 1);
  const mails = await world.rows(
    sql`select 1 from jobs where dedupe_key = ${`mail:redemption_export:${id}`}`,
  );
  expect(mails).toHaveLength(1);
  const place = (await one())?.place ?? '';
  const strangers = () =>
    readdirSync(join(folder, 'media', 'sealed')).filter((name) => !name.startsWith(place));
  // What was under way at the very moment of a kill is removed by the next round of what is over.
  await world.run(sql`insert into jobs (kind, payload) values ('expiredExports', '{}')`);
  await expect.poll(strangers, { interval: 100 }).toEqual([]);
}, 600_000);
