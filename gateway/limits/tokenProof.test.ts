import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { SESSION_KEY } from '../testing/cookie.ts';
import { type FakePlatform, startFakePlatform } from '../testing/fakePlatform.ts';
import { type TokenProof, tokenProof } from './tokenProof.ts';

let platform: FakePlatform;
afterEach(async () => {
  vi.useRealTimers();
  await platform.close();
});

/** A proof, and a way to make tokens it believes. */
async function issuer(): Promise<{ proof: TokenProof; sign: (end?: string) => Promise<string> }> {
  platform = await startFakePlatform();
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  platform.on('GET /oidc/jwks', {
    json: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] },
  });
  const { session } = readConfig({ PLATFORM_URL: platform.url, DATA_DIR: ':memory:', SESSION_KEY });
  return {
    proof: tokenProof(session),
    sign: async (end) => {
      const token = new SignJWT({ client_id: 'guerdon-gateway' })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(session.issuer)
        .setSubject('one');
      return (end ? token.setExpirationTime(end) : token).sign(privateKey);
    },
  };
}

test('a token proves somebody until it expires, also when it was looked at before', async () => {
  const { proof, sign } = await issuer();
  const token = await sign('5m');
  expect(await proof(token)).toBe('subject:one');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 320_000);
  expect(await proof(token), 'clocks may differ by half a minute').toBe('subject:one');
  vi.setSystemTime(Date.now() + 20_000);
  expect(await proof(token)).toBeNull();
});

test('a token that never ends proves nobody', async () => {
  const { proof, sign } = await issuer();
  expect(await proof(await sign())).toBeNull();
});
