import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a hash names its parameters, is salted, and knows its password only', async () => {
  const [first, second] = await Promise.all([hashPassword('demo-only'), hashPassword('demo-only')]);
  expect(first).toMatch(/^scrypt\$N=32768,r=8,p=3\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword('demo-only', first)).toBe(true);
  expect(await verifyPassword('demo-only ', first)).toBe(false);
  expect(await verifyPassword('', first)).toBe(false);
});

test('a hash made with other parameters still verifies', async () => {
  // scrypt('old', salt = 16 zero bytes, N = 1024, r = 8, p = 1)
  const { scryptSync } = await import('node:crypto');
  const key = scryptSync('old', Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 }).toString('base64url');
  const hash = `scrypt$N=1024,r=8,p=1$${Buffer.alloc(16).toString('base64url')}$${key}`;
  expect(await verifyPassword('old', hash)).toBe(true);
  expect(await verifyPassword('new', hash)).toBe(false);
});

test('no hash, or a broken one, verifies nothing and still costs a derivation', async () => {
  const realHash = await hashPassword('right');
  const timed = async (hash: string | null) => {
    const start = process.cpuUsage(); // of this process alone: the machine may be busy otherwise
    expect(await verifyPassword('wrong', hash)).toBe(false);
    return process.cpuUsage(start).user;
  };
  const wrong = await timed(realHash);
  expect((await timed(null)) / wrong).toBeGreaterThan(0.4);
  expect((await timed('scrypt$broken')) / wrong).toBeGreaterThan(0.4);
});

test('equal-looking spellings of a password are one', async () => {
  expect(await verifyPassword('e\u0301t\u00e9', await hashPassword('\u00e9te\u0301'))).toBe(true);
});
