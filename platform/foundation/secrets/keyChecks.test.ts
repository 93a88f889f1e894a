import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { importCodes } from '../../fulfillment/codes/importCodes.ts';
import { rotateCodes } from '../../fulfillment/codes/rotateCodes.ts';
import { codeBox } from './codeBox.ts';
import { WrongKey } from './keyChecks.ts';
import { checkKeys, openCodeBox } from './openCodeBox.ts';

const k1 = { id: 'k1', key: randomBytes(32) };
const k2 = { id: 'k2', key: randomBytes(32) };
const hashKey = randomBytes(32);
let world: EngineWorld;
beforeAll(async () => {
  world = await startEngineWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.run(sql`delete from key_checks`));

const start = (keys = [k1], hash = hashKey) =>
  checkKeys({ codesKeys: keys, codesHashKey: hash, isDemo: false }, world.database);
const names = async () =>
  (await world.rows<{ name: string }>(sql`select name from key_checks order by name`)).map(
    ({ name }) => name,
  );
const other = (id = 'k1') => ({ id, key: randomBytes(32) });

test('G3: a start with another secret under a known id, or another hash key, is refused and names the key, never its value', async () => {
  await start();
  expect(await names()).toEqual(['CODES_HASH_KEY', 'CODES_KEYS:k1']);
  await start();
  const wrong = other();
  const failed = await start([wrong]).catch((error: Error) => error);
  expect(failed).toBeInstanceOf(WrongKey);
  expect(String(failed)).toMatch(/CODES_KEYS: the key "k1" is not the one/);
  for (const secret of [wrong.key, k1.key])
    expect(String(failed)).not.toContain(secret.toString('base64').slice(0, 8));
  await expect(start([k1], randomBytes(32))).rejects.toThrow(/CODES_HASH_KEY: this is not the key/);
  await expect(
    openCodeBox({ codesKeys: [wrong], codesHashKey: hashKey, isDemo: false }, world.database),
  ).rejects.toThrow(WrongKey);
});

test('a start without keys is refused once the database has check values, also of a command that seals nothing', async () => {
  const none = { codesKeys: null, codesHashKey: null, isDemo: false };
  await checkKeys(none, world.database);
  await start();
  await expect(checkKeys(none, world.database)).rejects.toThrow(/CODES_KEYS, CODES_HASH_KEY: .*none are set/);
});

test('of two processes that start at once with different keys one is refused', async () => {
  const starts = await Promise.allSettled([start([k1]), start([other()])]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a database from before check values takes keys only if its own rows prove them', async () => {
  const box = codeBox([k1], hashKey);
  await world.scope.write((tx) =>
    importCodes(
      tx,
      box,
      ['A-1', 'A-2', 'A-3'].map((code, n) => ({
        n: n + 1,
        sku: SKUS.pool as string,
        code,
        expiresAt: null,
        batchNo: null,
      })),
    ),
  );
  await expect(start([other()])).rejects.toThrow(/the key "k1" is not the one/);
  await expect(start([k2])).rejects.toThrow(/the key "k1" is missing/);
  await expect(start([k1], randomBytes(32))).rejects.toThrow(/CODES_HASH_KEY/);
  await world.run(
    sql`update reward_codes set sealed = decode(repeat('00', 60), 'hex') where id = (select min(id) from reward_codes)`,
  );
  await start([k1]);
});

test('a key leaves the environment once nothing needs it: after the rotation its check value is forgotten', async () => {
  await start([k1]);
  await expect(start([k2])).rejects.toThrow(/the key "k1" is missing, and stored data are sealed with it/);
  await start([k2, k1]);
  await rotateCodes(world.scope, codeBox([k2, k1], hashKey));
  await start([k2]);
  expect(await names()).toEqual(['CODES_HASH_KEY', 'CODES_KEYS:k2']);
  await start([k2, other()]);
});
