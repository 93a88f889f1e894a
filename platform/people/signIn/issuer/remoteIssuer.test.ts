import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../tests/support/freePort.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { bearerVerifier } from '../tokens/bearer.ts';
import type { ExternalIssuer } from './externalIssuer.ts';

const issuer = Fastify({ pluginTimeout: 0 });
const pair = generateKeyPair('RS256', { extractable: true });
/** Nobody has signed out. */
const untouched = {
  db: { select: () => ({ from: () => ({ where: async () => [] }) }) },
} as unknown as Database;
let address: string;

beforeAll(async () => {
  const { publicKey } = await pair;
  issuer.get('/.well-known/openid-configuration', async () => ({
    issuer: address,
    jwks_uri: `${address}/keys`,
  }));
  issuer.get('/keys', async () => ({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
  }));
  issuer.get('/other/.well-known/openid-configuration', async () => ({
    issuer: address,
    jwks_uri: `${address}/keys`,
  }));
  address = await issuer.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => issuer.close());

const settings = (from: string): ExternalIssuer => ({
  issuer: from,
  tokens: 'at+jwt',
  audience: ['http://localhost:4000/api'],
  clients: ['their-client'],
  emailClaim: 'email',
  isEmailAlwaysVerified: false,
  clientId: 'guerdon-gateway',
  clientSecret: null,
});
const judge = (from: string) =>
  bearerVerifier(
    {
      publicUrl: 'http://localhost:4000',
      issuer: from,
      externalIssuer: settings(from),
      oidcClientId: 'guerdon-gateway',
    },
    untouched,
  );

async function token(from: string, typ = 'at+jwt'): Promise<string> {
  return new SignJWT({ client_id: 'their-client' })
    .setProtectedHeader({ alg: 'RS256', kid: 'k', typ })
    .setIssuer(from)
    .setAudience('http://localhost:4000/api')
    .setSubject('someone')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign((await pair).privateKey);
}

test('AUTH-1: tokens of the issuer that OIDC_ISSUER names are judged by its published keys', async () => {
  const verify = judge(address);
  expect(await verify(await token(address))).toEqual({
    subject: 'someone',
    clientId: 'their-client',
    isKey: false,
    issuer: address,
  });
  expect(await verify(await token(address, 'JWT'))).toBeNull();
  expect(await verify(await token('http://localhost:4000/oidc'))).toBeNull();
});

test('an issuer that cannot be asked is unavailable (503), not a refused token; one that names itself otherwise signs nobody in', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  await expect(judge(nowhere)(await token(nowhere))).rejects.toMatchObject({
    name: expect.any(String),
    status: 503,
  });
  await expect(judge(`${address}/other`)(await token(address))).resolves.toBeNull();
});
