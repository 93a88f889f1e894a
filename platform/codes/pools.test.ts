import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineWorld, SKUS, startEngineWorld } from '../../tests/support/engineWorld.ts';
import { codeBox } from './codeBox.ts';
import { codeAad, poolAad, tokenAad } from './codeText.ts';
import { importCodes } from './importCodes.ts';
import { readPoolFile } from './poolFile.ts';
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
  ...{ n, sku: SKUS.pool as string, code, expiresAt: null, batchNo: null, ...more },
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
}, 300_000);

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

test('a file of codes: what is missing or wrong is named by its line', () => {
  const { codes, refused } = readPoolFile([
    { sku: 'A', code: ' X1 ', expires_at: '2027-01-31T00:00:00Z', batch_no: 'N7' },
    { sku: '', code: 'X2' },
    { sku: 'A', code: '' },
    { sku: 'A', code: 'X3', expires_at: 'soon' },
    { sku: 'A', code: 'x'.repeat(2001) },
  ]);
  expect(codes).toEqual([
    { n: 1, sku: 'A', code: 'X1', expiresAt: '2027-01-31T00:00:00.000Z', batchNo: 'N7' },
  ]);
  expect(refused.map(({ n, reason }) => `${n} ${reason}`)).toEqual([
    ...['2 sku_missing', '3 code_missing', '4 expires_at_invalid', '5 code_too_long'],
  ]);
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
      ...{
        keyId: row.keyId,
        wrappedKey: Buffer.from(row.wrapped, 'hex'),
        sealed: Buffer.from(row.sealed, 'hex'),
      },
    });
    expect(only.hash(code).toString('hex')).toBe(row.hash);
  }
  expect(await rotateCodes(world.scope, codeBox([fresh, old], hashKey))).toBe(0);
}, 300_000);
