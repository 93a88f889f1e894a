import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { type FakePlatform, startFakePlatform } from '../../testing/fakePlatform.ts';
import { SESSION_KEY } from '../../testing/sessionCookie.ts';
import { tokenVerifier, type VerifyToken } from './tokenVerifier.ts';

let platform: FakePlatform;
afterEach(async () => {
  vi.useRealTimers();
  await platform.close();
});

/** A verifier, and a way to make tokens it accepts. */
async function issuer(): Promise<{ verify: VerifyToken; sign: (end?: string) => Promise<string> }> {
  platform = await startFakePlatform();
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  platform.on('GET /oidc/jwks', {
    json: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] },
  });
  const { session } = readConfig({ PLATFORM_URL: platform.url, DATA_DIR: ':memory:', SESSION_KEY });
  return {
    verify: tokenVerifier(session),
    sign: async (end) => {
      const token = new SignJWT({ client_id: 'guerdon-gateway' })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(session.issuer)
        .setSubject('one');
      return (end ? token.setExpirationTime(end) : token).sign(privateKey);
    },
  };
}

test('a token names its caller until it expires, also when it was verified before', async () => {
  const { verify, sign } = await issuer();
  const token = await sign('5m');
  expect(await verify(token)).toBe('subject:one');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 320_000);
  expect(await verify(token), 'clocks may differ by half a minute').toBe('subject:one');
  vi.setSystemTime(Date.now() + 20_000);
  expect(await verify(token)).toBeNull();
});

test('a token that never expires names nobody', async () => {
  const { verify, sign } = await issuer();
  expect(await verify(await sign())).toBeNull();
});
