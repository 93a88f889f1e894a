import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import { codeBox } from './codeBox.ts';
import { linkHash } from './derivedTexts.ts';
import { openCodeBox } from './openCodeBox.ts';
import { SealBroken } from './seal.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const hashKey = randomBytes(32);
const first = key('k1');
const box = codeBox([first], hashKey);

describe('G3: a sealed code', () => {
  test('opens where it was sealed, and holds nothing of it in clear', () => {
    const sealed = box.seal('1:7:primary', 'ABCD-1234');
    expect(sealed.keyId).toBe('k1');
    expect(box.open('1:7:primary', sealed)).toBe('ABCD-1234');
    expect(Buffer.concat([sealed.sealed, sealed.wrappedKey]).includes('ABCD')).toBe(false);
  });

  test('does not open in the place of another, whole or by halves', () => {
    const mine = box.seal('1:7:primary', 'mine');
    const other = box.seal('1:8:primary', 'other');
    expect(() => box.open('1:7:primary', other)).toThrow(SealBroken);
    expect(() => box.open('1:7:primary', { ...mine, sealed: other.sealed })).toThrow(SealBroken);
    expect(() => box.open('1:7:primary', { ...mine, wrappedKey: other.wrappedKey })).toThrow(SealBroken);
  });

  test('does not open by a wrong key, an unknown one, or when a byte was changed', () => {
    const sealed = box.seal('a', 'code');
    expect(() => codeBox([key('k1')], hashKey).open('a', sealed)).toThrow(SealBroken);
    expect(() => codeBox([key('k2')], hashKey).open('a', sealed)).toThrow(SealBroken);
    for (const part of ['sealed', 'wrappedKey'] as const)
      for (const at of [0, 12, sealed[part].length - 1]) {
        const changed = Buffer.from(sealed[part]);
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect(() => box.open('a', { ...sealed, [part]: changed })).toThrow(SealBroken);
      }
    expect(() => box.open('a', { ...sealed, sealed: Buffer.alloc(3) })).toThrow(SealBroken);
  });

  test('never uses a nonce twice', () => {
    const count = process.env.GUERDON_NIGHTLY === '1' ? 1_000_000 : 20_000;
    const nonces = new Set<string>();
    for (let n = 0; n < count / 2; n += 1) {
      const { sealed, wrappedKey } = box.seal('a', 'code');
      nonces.add(sealed.toString('latin1', 0, 12)).add(wrappedKey.toString('latin1', 0, 12));
    }
    expect(nonces.size).toBe(count);
  });

  test('opens under a new key after its own was wrapped anew; its text was not touched', () => {
    const second = key('k2');
    const sealed = box.seal('a', 'code');
    const both = codeBox([second, first], hashKey);
    const turned = { ...both.rewrap('a', sealed), sealed: sealed.sealed };
    expect(turned.keyId).toBe('k2');
    expect(codeBox([second], hashKey).open('a', turned)).toBe('code');
    expect(() => both.rewrap('b', sealed)).toThrow(SealBroken);
  });
});

describe('what is derived', () => {
  test('links are 22 characters that only the key can make, and their hash is stored', () => {
    const { token, hash } = box.link('7', 1);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(hash).toEqual(linkHash(token));
    expect(box.link('7', 1)).toEqual({ token, hash });
    const others = [box.link('7', 2), box.link('8', 1), codeBox([first], randomBytes(32)).link('7', 1)];
    expect(new Set([token, ...others.map((one) => one.token)]).size).toBe(4);
  });

  test('a printed code is found however it is entered, in its own promotion', () => {
    const printed = box.entry('3', 'ab12-CD34');
    for (const entered of [' AB12 cd34 ', 'ab12–cd34', 'ＡＢ12ｃｄ34'])
      expect(box.entry('3', entered)).toEqual(printed);
    expect(box.entry('4', 'ab12-CD34')).not.toEqual(printed);
    expect(box.entry('3', 'ab12-CD35')).not.toEqual(printed);
  });

  test('check parts have 8 characters, codes of our own 16', () => {
    expect(box.orderCheck('3', 'g-1')).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(box.orderCheck('3', 'g-1')).not.toBe(box.orderCheck('3', 'g-2'));
    expect(box.issued('key')).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(box.issued('key')).toBe(box.issued('key'));
    const codes = Array.from({ length: 10_000 }, (_, n) => box.issued(String(n)));
    expect(new Set(codes).size).toBe(10_000);
  });

  test('a code is found by a keyed hash', () => {
    expect(box.hash('A1 ')).toEqual(box.hash('A1'));
    expect(box.hash('a1')).not.toEqual(box.hash('A1'));
    expect(codeBox([first], randomBytes(32)).hash('A1')).not.toEqual(box.hash('A1'));
  });
});

describe('the keys', () => {
  const base64 = (bytes: Buffer) => bytes.toString('base64');

  test('are read from the environment; the first one seals', async () => {
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const config = readConfig({
      CODES_KEYS: `new:${base64(fresh)}, old:${base64(old)}`,
      CODES_HASH_KEY: base64(hashKey),
    });
    const database = await migratedDatabase();
    try {
      const opened = await openCodeBox({ ...config, isDemo: false }, database);
      expect(opened.currentKey).toBe('new');
      const sealed = codeBox([{ id: 'old', key: old }], hashKey).seal('a', 'code');
      expect(opened.open('a', sealed)).toBe('code');
    } finally {
      await database.close();
    }
  });

  test('a demo keeps one in its database; elsewhere there is no start without', async () => {
    const database = await migratedDatabase();
    try {
      const none = { codesKeys: null, codesHashKey: null };
      const [one, other] = [
        await openCodeBox({ ...none, isDemo: true }, database),
        await openCodeBox({ ...none, isDemo: true }, database),
      ];
      expect(other.open('a', one.seal('a', 'code'))).toBe('code');
      await expect(openCodeBox({ ...none, isDemo: false }, database)).rejects.toThrow(/openssl rand/);
    } finally {
      await database.close();
    }
  });

  test.each([
    ['CODES_KEYS', 'k1'],
    ['CODES_KEYS', `k1:${base64(randomBytes(31))}`],
    ['CODES_KEYS', `k1:${base64(randomBytes(32))},k1:${base64(randomBytes(32))}`],
    ['CODES_HASH_KEY', 'short'],
  ])('%s=%s is refused', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(new RegExp(name));
  });
});
