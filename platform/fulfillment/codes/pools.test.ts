import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { codeBox } from '../../foundation/secrets/codeBox.ts';
import { codeAad, poolAad, tokenAad } from '../../foundation/secrets/codeText.ts';
import { importAll, importCodes } from './importCodes.ts';
import { readPoolFile as readPoolBytes } from './poolFile.ts';
import { refusalText } from './refusalText.ts';
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

/** Reads a text as a file in UTF-8. */
const NOW = new Date('2026-11-30T12:00:00Z');
const readPoolFile = (text: string, zone: string) => readPoolBytes(Buffer.from(text), zone, NOW);

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

test('a file of codes: what is missing or wrong is named by its line', () => {
  const { codes, refused } = readPoolFile(
    [
      ...['sku;Code;expires_at;batch_no', 'A; X1 ;2027-01-31T00:00:00Z;N7', ';X2', '', 'A;', 'A;X3;soon'],
      ...[`A;${'x'.repeat(2001)}`, 'A;X4;;;more'],
    ].join('\r\n'),
    'UTC',
  );
  expect(codes).toEqual([
    { n: 2, sku: 'A', code: 'X1', expiresAt: '2027-01-31T00:00:00.000Z', batchNo: 'N7' },
  ]);
  expect(refused.map(({ n, reason }) => `${n} ${reason}`)).toEqual([
    ...['3 sku_missing', '5 code_missing', '6 expires_at_invalid', '7 code_too_long', '8 cell_count'],
  ]);
});

test('a code that a spreadsheet has mangled is refused with its line', () => {
  const codes = [
    ...[
      '1.23457E+15',
      '1,23457E+15',
      '\u200bABCD',
      'AB\u00adCD',
      '="00"&"12"',
      '#N/A',
      '########',
      'AB\ufffdCD',
    ],
    ...['12E5', 'ABC 123', 'E-15', '1234567890123456'],
  ];
  const { refused } = readPoolFile(
    `sku,code\n${codes.map((code) => `A,"${code.replaceAll('"', '""')}"`).join('\n')}`,
    'UTC',
  );
  expect(refused).toEqual(codes.slice(0, 8).map((_, at) => ({ n: at + 2, reason: 'code_mangled' })));
});

test('a code in the form that Excel leaves alone is its text', () => {
  const cells = ['A,"=""0012"""', '"=""A""",X2', 'A,"=""1.2E+15"""'];
  const { codes, refused } = readPoolFile(`sku,code\n${cells.join('\n')}`, 'UTC');
  expect(codes.map(({ sku, code }) => [sku, code])).toEqual([
    ['A', '0012'],
    ['A', 'X2'],
  ]);
  expect(refused).toEqual([{ n: 4, reason: 'code_mangled' }]);
});

test('numbers that all end in zeros behind the fifteenth digit were rounded; one that does not shows that they were not', () => {
  const file = (codes: string[]) =>
    readPoolFile(`sku;code\n${codes.map((code) => `A;${code}`).join('\n')}`, 'UTC');
  const rounded = ['1234567890123400', '1234567890123500', '12345678901236000'];
  expect(file(rounded).refused.map(({ n }) => n)).toEqual([2, 3, 4]);
  expect(file([...rounded, '1234567890123456']).refused).toEqual([]);
  expect(file(['123456789012345', '223456789012340', '323456789012340']).refused).toEqual([]);
});

test('dates are ISO 8601: a code expires at the end of its day in the zone, and becomes available at its start', () => {
  const of = (cell: string, zone: string) => {
    const { codes, refused } = readPoolFile(`sku,code,expires_at,available_at\nA,X1,${cell},${cell}`, zone);
    return codes[0] ? [codes[0].expiresAt, codes[0].availableAt] : refused[0]?.reason;
  };
  expect(of('2027-04-03', 'Europe/Paris')).toEqual(['2027-04-03T21:59:59.000Z', '2027-04-02T22:00:00.000Z']);
  expect(of('2027-04-03', 'America/Los_Angeles')).toEqual([
    '2027-04-04T06:59:59.000Z',
    '2027-04-03T07:00:00.000Z',
  ]);
  expect(of('2027-04-03T10:00:00+02:00', 'UTC')).toEqual([
    '2027-04-03T08:00:00.000Z',
    '2027-04-03T08:00:00.000Z',
  ]);
  for (const cell of ['03/04/2027', '2027-02-30', '2027', '1', '2027-4-3', '2027-04-03T10:00:00', '46115'])
    expect(of(cell, 'UTC'), cell).toBe('expires_at_invalid');
});

test('a code that has expired is refused, and one that lasts until tonight in its zone is not', () => {
  const { codes, refused } = readPoolFile(
    'sku,code,expires_at\nA,X1,2020-01-01\nA,X2,2026-11-30\nA,X3,2026-11-29\nA,X4,2026-11-30T11:59:59Z',
    'UTC',
  );
  expect(codes.map(({ code }) => code)).toEqual(['X2']);
  expect(refused.map(({ n, reason }) => [n, reason])).toEqual([
    [2, 'expires_at_past'],
    [4, 'expires_at_past'],
    [5, 'expires_at_past'],
  ]);
});

test('a refused line says what is wrong and what to write, and quotes a date but never what may be a code', () => {
  const text = (cells: string) => {
    const [refused] = readPoolFile(`sku,code,expires_at,available_at\n${cells}`, 'UTC').refused;
    return refused && refusalText(refused);
  };
  expect(text('A,X1,2027-02-30,')).toBe(
    'expires_at_invalid: 2027-02-30 is no day; write the last day as 2027-02-28',
  );
  expect(text('A,X1,,2027-04-31')).toBe(
    'available_at_invalid: 2027-04-31 is no day; write the first day as 2027-04-30',
  );
  expect(text('A,X1,06/05/2027,')).toMatch(/^expires_at_invalid: 06\/05\/2027 is not .*YYYY-MM-DD/);
  expect(text('A,X1,2020-01-01,')).toMatch(/^expires_at_past: 2020-01-01 is over; .*remove the line/);
  expect(text('A,2027-05-06,SECRET-9,')).toMatch(/^expires_at_invalid: write the last day/);
  expect(text('A,=X1,,')).toMatch(/^code_mangled: .*format its column as text$/);
});

test('a quote that is not closed takes no line with it, and a batch number has a length', () => {
  expect(() => readPoolFile('sku,code\nA,"X1\nA,X2', 'UTC')).toThrow('Line 2: a quote is not closed');
  const { refused } = readPoolFile(`sku,code,batch_no\nA,X1,${'9'.repeat(101)}`, 'UTC');
  expect(refused).toEqual([{ n: 2, reason: 'batch_no_too_long' }]);
});

test('a file in Windows-1252, as Excel writes it, is read and says so; the line of the separator is none', () => {
  const { codes, warnings } = readPoolBytes(
    Buffer.from('sep=;\r\nsku;code\r\nA;X\xe9-1\r\n', 'latin1'),
    'UTC',
  );
  expect(codes).toMatchObject([{ n: 2, sku: 'A', code: 'Xé-1' }]);
  expect(warnings).toEqual([expect.stringMatching(/Windows-1252.*Xé-1$/)]);
  expect(readPoolFile('sku;code\nA;X1', 'UTC').warnings).toEqual([]);
  expect(() => readPoolBytes(Buffer.from([0, 1, 2, 3]), 'UTC')).toThrow(
    'not text in UTF-8, UTF-16 or Windows-1252',
  );
});

test('everything that is wrong with the columns is named at once', () => {
  expect(() => readPoolFile('SKU;Codes;sku;colour\nA;B;C;D', 'UTC')).toThrow(
    'code is missing, codes is unknown, colour is unknown, sku is there twice',
  );
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
