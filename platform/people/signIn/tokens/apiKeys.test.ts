import { describe, expect, test } from 'vitest';
import { hashOfSecret, isProgramClientId, isSecretOf, isWellFormedSecret, makeKey } from './apiKeys.ts';

describe('an API key', () => {
  test('two keys share nothing; the id is public and says nothing of the secret', () => {
    const [one, other] = [makeKey(), makeKey()];
    expect(new Set([one.clientId, other.clientId, one.secret, other.secret]).size).toBe(4);
    expect([one.clientId, other.clientId].every(isProgramClientId)).toBe(true);
    expect(isProgramClientId('guerdon-gateway')).toBe(false);
    expect(one.secret).toMatch(/^gsk_[0-9A-Za-z]{49}$/);
  });

  test('a secret proves its form by itself: any changed, missing or added character is found', () => {
    const { secret } = makeKey();
    expect(isWellFormedSecret(secret)).toBe(true);
    for (let place = 0; place < secret.length; place += 1) {
      const changed = secret[place] === 'x' ? 'y' : 'x';
      expect(isWellFormedSecret(secret.slice(0, place) + changed + secret.slice(place + 1))).toBe(false);
    }
    for (const wrong of ['', secret.slice(1), secret.slice(0, -1), `${secret}0`, ` ${secret}`])
      expect(isWellFormedSecret(wrong)).toBe(false);
  });

  test('only its own hash fits', () => {
    const [one, other] = [makeKey(), makeKey()];
    expect(isSecretOf(one.secret, one.secretHash)).toBe(true);
    expect(isSecretOf(other.secret, one.secretHash)).toBe(false);
    expect(isSecretOf(one.secretHash, one.secretHash), 'the stored hash opens nothing').toBe(false);
    expect(isSecretOf('made up', hashOfSecret('made up')), 'a secret of another form is none').toBe(false);
  });
});
