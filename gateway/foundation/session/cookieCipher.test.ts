import { expect, test } from 'vitest';
import { cookieCipher } from './cookieCipher.ts';

const secret = 'a secret of at least thirty-two characters';

test('an encrypted value is decrypted, and never looks the same twice', () => {
  const cipher = cookieCipher(secret, 'session');
  const value = { token: 'é'.repeat(300), at: 7 };
  expect(cipher.decrypt(cipher.encrypt(value))).toEqual(value);
  expect(cipher.encrypt(value)).not.toBe(cipher.encrypt(value));
});

test('another key, another purpose, a changed or a cut text is not decrypted', () => {
  const text = cookieCipher(secret, 'session').encrypt({ a: 1 });
  expect(cookieCipher(`${secret}!`, 'session').decrypt(text)).toBeNull();
  expect(cookieCipher(secret, 'sign-in').decrypt(text)).toBeNull();
  const cipher = cookieCipher(secret, 'session');
  for (let at = 0; at < text.length; at += 3) {
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    expect(cipher.decrypt(changed)).toBeNull();
  }
  for (const broken of ['', 'x', text.slice(0, 20), text.slice(0, -4)])
    expect(cipher.decrypt(broken)).toBeNull();
});
