import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { codeBox } from '../../foundation/secrets/codeBox.ts';
import { codeAad, poolAad, tokenAad } from '../../foundation/secrets/codeText.ts';
import { importAll, importCodes } from './importCodes.ts';
import { rotateCodes } from './rotateCodes.ts';

const isNightly = process.env.GUERDON_NIGHTLY === '1';
const hashKey = randomBytes(32);
const old = { id: 'old', key: randomBytes(32) };
const fresh = { id: 'fresh', key: randomBytes(32) };
const box = codeBox([old], hashKey);
let world: EngineWorld;
beforeAll(async () => {
  world = await startEngineWorld();
});
afterAll(() => world?.close());

const poolCode = (n: number, code: string, more = {}) => ({
  n,
  sku: SKUS.pool as string,
  code,
  expiresAt: null,
  batchNo: null,
  ...more,
});

test('D5: of an import with 1% repeats exactly the repeats are refused, each named by its line, in one file and across files', async () => {
  const count = isNightly ? 100_000 : 2000;
  const codes = Array.from({ length: count }, (_, n) =>
    poolCode(n + 1, n % 100 === 99 ? `C-${n - 50}` : `C-${n}`),
  );
  for (let n = 0; n < count; n += 5000) {
    const { imported, refused } = await world.scope.write((tx) =>
      importCodes(tx, box, codes.slice(n, n + 5000)),
    );
    const part = Math.min(5000, count - n);
    expect(imported).toBe(part * 0.99);
    expect(refused).toEqual(
      Array.from({ length: part / 100 }, (_, k) => ({ n: n + k * 100 + 100, reason: 'duplicate_code' })),
    );
  }
  const again = await world.scope.write((tx) => importCodes(tx, box, codes.slice(0, 10)));
  expect(again).toMatchObject({ imported: 0 });
  expect(again.refused).toHaveLength(10);
});

test('a large import seals its codes while no transaction waits for it, and tells what is imported for good', async () => {
  let isOpen = false;
  const sealedWithin: boolean[] = [];
  const watched = {
    ...box,
    seal: (...given: Parameters<typeof box.seal>) => {
      sealedWithin.push(isOpen);
      return box.seal(...given);
    },
  };
  const stored: number[] = [];
  const scope: Pick<typeof world.scope, 'write'> = {
    async write(run) {
      if (stored.length === 2) throw new Error('The server ended');
      isOpen = true;
      return world.scope.write(run).finally(() => {
        isOpen = false;
      });
    },
  };
  const codes = Array.from({ length: 2500 }, (_, n) => poolCode(n + 1, `LARGE-${n}`));
  const onStored = (count: number) => void stored.push(count);
  await expect(importAll(scope, watched, { codes, onStored })).rejects.toThrow('The server ended');
  expect(stored).toEqual([1000, 2000]);
  expect(sealedWithin).toEqual(codes.map(() => false));
  const again = await importAll(world.scope, box, { codes });
  expect([again.imported, again.refused.length]).toEqual([500, 2000]);
});

test('a code that was given is not imported again; an unknown SKU is named', async () => {
  await world.run(
    sql`insert into code_hashes values (decode(${box.hash('GIVEN').toString('hex')}, 'hex'), 1, 1)`,
  );
  const { refused } = await world.scope.write((tx) =>
    importCodes(tx, box, [poolCode(1, 'GIVEN'), poolCode(2, 'NEW', { sku: 'NONE' }), poolCode(3, ' FRESH ')]),
  );
  expect(refused).toEqual([
    { n: 1, reason: 'duplicate_code' },
    { n: 2, reason: 'unknown_sku' },
  ]);
});

test('a SKU whose value is chosen has no pool: its codes would be given for any value', async () => {
  await world.run(sql`update skus set variable_value = true where sku = ${SKUS.http}`);
  const { imported, refused } = await world.scope.write((tx) =>
    importCodes(tx, box, [poolCode(1, 'OF-ANY-VALUE', { sku: SKUS.http })]),
  );
  await world.run(sql`update skus set variable_value = false where sku = ${SKUS.http}`);
  expect({ imported, refused }).toEqual({ imported: 0, refused: [{ n: 1, reason: 'variable_sku' }] });
});

test('G3: all codes, and tokens, are wrapped by the new key while they are read; the old key is not needed any more', async () => {
  const { id, sealed } = { id: '7', sealed: box.seal(codeAad('1', '7', 'primary'), 'GIVEN') };
  const hex = (bytes: Buffer) => sql`decode(${bytes.toString('hex')}, 'hex')`;
  await world.run(sql`insert into redemption_codes (advertiser_id, redemption_id, usage, last4, key_id, wrapped_key, sealed)
    values (1, ${id}, 'primary', 'IVEN', ${sealed.keyId}, ${hex(sealed.wrappedKey)}, ${hex(sealed.sealed)})`);
  const token = box.seal(tokenAad('2'), 'bearer');
  await world.run(
    sql`update providers set token_key_id = ${token.keyId}, token_wrapped = ${hex(token.wrappedKey)}, token_sealed = ${hex(token.sealed)} where id = 2`,
  );
  const [{ n: before } = { n: 0 }] = await world.rows<{ n: number }>(
    sql`select count(*)::int as n from reward_codes where state = 'free'`,
  );
  const rotated = await rotateCodes(world.scope, codeBox([fresh, old], hashKey));
  expect(rotated).toBe(before + 2);
  const rows = await world.rows<{
    sku: string;
    hash: string;
    keyId: string;
    wrapped: string;
    sealed: string;
  }>(
    sql`select sku, encode(code_hash, 'hex') as hash, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed from reward_codes limit 50`,
  );
  const only = codeBox([fresh], hashKey);
  for (const row of rows) {
    const code = only.open(poolAad(row.sku, row.hash), {
      keyId: row.keyId,
      wrappedKey: Buffer.from(row.wrapped, 'hex'),
      sealed: Buffer.from(row.sealed, 'hex'),
    });
    expect(only.hash(code).toString('hex')).toBe(row.hash);
  }
  expect(await rotateCodes(world.scope, codeBox([fresh, old], hashKey))).toBe(0);
});
