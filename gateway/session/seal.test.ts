import { expect, test } from 'vitest';
import { sealOf } from './seal.ts';

const secret = 'a secret of at least thirty-two characters';

test('what is closed opens again, and never looks the same twice', () => {
  const seal = sealOf(secret, 'session');
  const value = { token: 'é'.repeat(300), at: 7 };
  expect(seal.open(seal.close(value))).toEqual(value);
  expect(seal.close(value)).not.toBe(seal.close(value));
});

test('another key, another purpose, a changed or a cut text opens nothing', () => {
  const text = sealOf(secret, 'session').close({ a: 1 });
  expect(sealOf(`${secret}!`, 'session').open(text)).toBeNull();
  expect(sealOf(secret, 'trip').open(text)).toBeNull();
  const seal = sealOf(secret, 'session');
  for (let at = 0; at < text.length; at += 3) {
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    expect(seal.open(changed)).toBeNull();
  }
  for (const broken of ['', 'x', text.slice(0, 20), text.slice(0, -4)]) expect(seal.open(broken)).toBeNull();
});
