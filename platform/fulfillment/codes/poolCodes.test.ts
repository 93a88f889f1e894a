import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EngineJobs, engineJobs, silentLog } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { codeBox } from '../../foundation/secrets/codeBox.ts';
import { redeemNow } from '../redemptions/redeem/redeemNow.ts';
import { checkCodeHashes } from './checkCodeHashes.ts';
import { importCodes } from './importCodes.ts';
import { readCodes } from './readCodes.ts';
import { restoreCodes } from './restoreCodes.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let alerts: object[];
const log = { error: (facts: object) => void alerts.push(facts) };
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world);
});
afterAll(() => world?.close());
beforeEach(async () => {
  alerts = [];
  await world.run(sql`delete from stopped_pools`);
  await world.run(sql`delete from reward_codes where state <> 'taken'`);
});

const book = async () => (await world.dispatch(1, { sku: SKUS.pool, kind: 'send_links' })).ids[0] as string;
const redeemOne = (redemptionId: string) =>
  redeemNow(
    world.database,
    { advertiserId: '1', redemptionId, patience: 5000 },
    { tools: jobs.tools, log: Object.assign(Object.create(silentLog), log) },
  );
const redeem = async () => {
  const id = await book();
  return { id, outcome: await redeemOne(id) };
};
const states = async () =>
  Object.fromEntries(
    (
      await world.rows<{ state: string; n: number }>(
        sql`select state, count(*)::int as n from reward_codes where state <> 'taken' group by 1`,
      )
    ).map(({ state, n }) => [state, n]),
  );
const importAs = (box: EngineWorld['box'], code: string) =>
  world.scope.write((tx) =>
    importCodes(tx, box, [{ n: 1, sku: SKUS.pool, code, expiresAt: null, batchNo: null }]),
  );
const codeOf = async (id: string) =>
  (
    await readCodes(
      world.scope,
      { box: world.box, log },
      { what: 'reveal', advertiserId: '1', redemptionIds: [id] },
    )
  ).get(id)?.[0]?.value;

test('with another secret under the id of its key, a pool loses two codes and stops; all of them come back once the key is right', async () => {
  await world.fillPool(40);
  const right = jobs.tools.box;
  jobs.tools.box = codeBox([{ id: 'k1', key: randomBytes(32) }], randomBytes(32));
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(await book());
  expect(await Promise.all(ids.map(redeemOne))).toEqual(Array(6).fill({ failed: 'pool_stopped' }));
  expect(await states()).toEqual({ free: 38, aside: 2 });
  expect(alerts).toEqual(
    expect.arrayContaining([
      { alert: 'code_unreadable', sku: SKUS.pool },
      { alert: 'pool_stopped', sku: SKUS.pool },
    ]),
  );
  jobs.tools.box = right;
  expect((await redeem()).outcome).toEqual({ failed: 'pool_stopped' });
  expect(await restoreCodes(world.scope, right, { discards: false })).toEqual([
    { sku: SKUS.pool, restored: 2, unreadable: 0 },
  ]);
  expect(await states()).toEqual({ free: 40 });
  expect((await redeem()).outcome).toBe('redeemed');
  expect(await world.findings()).toEqual([]);
});

test('one code that was changed stops nobody; it stays aside until it is discarded', async () => {
  await world.fillPool(3);
  await world.run(
    sql`update reward_codes set sealed = decode(repeat('00', 60), 'hex') where id = (select min(id) from reward_codes where state = 'free')`,
  );
  expect((await redeem()).outcome).toBe('redeemed');
  expect(await states()).toEqual({ free: 1, aside: 1 });
  expect(await restoreCodes(world.scope, world.box, { discards: false })).toEqual([
    { sku: SKUS.pool, restored: 0, unreadable: 1 },
  ]);
  await restoreCodes(world.scope, world.box, { discards: true });
  expect(await states()).toEqual({ free: 1, dead: 1 });
});

test('D5: a code that somebody has is not given again, whatever key its import hashed it with', async () => {
  await importAs(world.box, 'TWICE-0001');
  const first = await redeem();
  expect(await codeOf(first.id)).toBe('TWICE-0001');
  const key = world.environment.CODES_KEYS?.slice(3) ?? '';
  const elsewhere = codeBox([{ id: 'k1', key: Buffer.from(key, 'base64') }], randomBytes(32));
  expect(await importAs(elsewhere, 'TWICE-0001')).toMatchObject({ imported: 1 });
  await importAs(world.box, 'FRESH-0001');
  const second = await redeem();
  expect(second.outcome).toBe('redeemed');
  expect(await codeOf(second.id)).toBe('FRESH-0001');
  expect(alerts).toContainEqual({ alert: 'duplicate_code', advertiserId: '1', redemptionId: second.id });
});

test('D5: nor is one that was given under another CODES_HASH_KEY, before its hash is corrected and afterwards', async () => {
  await importAs(world.box, 'FORMER-001');
  const { id } = await redeem();
  // As an upgraded database has it: hashed with a former key, and not yet compared.
  await world.run(
    sql`update redemption_codes set code_hash = sha256('former'), is_hash_checked = false where redemption_id = ${id}`,
  );
  await world.run(sql`alter table code_hashes disable trigger code_hashes_append_only`);
  await world.run(sql`update code_hashes set code_hash = sha256('former') where redemption_id = ${id}`);
  await world.run(sql`alter table code_hashes enable trigger code_hashes_append_only`);
  await world.run(sql`delete from reward_codes`);
  await importAs(world.box, 'FORMER-001');
  expect((await redeem()).outcome).toEqual({ failed: 'no_code' });
  expect(alerts).toMatchObject([{ alert: 'duplicate_code' }]);

  await checkCodeHashes(world.scope, world.box, log);
  expect(
    await world.rows(
      sql`select is_hash_checked as checked from redemption_codes where redemption_id = ${id}`,
    ),
  ).toEqual([{ checked: true }]);
  await world.run(sql`delete from reward_codes`);
  expect(await importAs(world.box, 'FORMER-001')).toMatchObject({
    refused: [{ n: 1, reason: 'duplicate_code' }],
  });
});

test('RED-28: a code that cannot be opened is refused by name, with an alert, and a file contains the others', async () => {
  await importAs(world.box, 'BROKEN-001');
  const { id } = await redeem();
  await world.run(
    sql`update redemption_codes set sealed = decode(repeat('00', 60), 'hex') where redemption_id = ${id}`,
  );
  await expect(codeOf(id)).rejects.toMatchObject({ name: 'code_unreadable', status: 409 });
  expect(alerts).toMatchObject([{ alert: 'code_unreadable', redemptionId: id }]);
  const file = await readCodes(
    world.scope,
    { box: world.box, log },
    { what: 'export', advertiserId: '1', redemptionIds: [id] },
  );
  expect(file.get(id)?.[0]?.value).toBe('(unreadable)');
});
