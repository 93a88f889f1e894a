import { expect, test } from 'vitest';
import { DEMO_CLIENT_SECRET } from '../../../schema/foundation/signIn.ts';
import { sessionConfigOf, sessionEnvironment } from './environment.ts';

const addresses = { PUBLIC_URL: 'http://localhost:4000/', PLATFORM_URL: 'http://localhost:4100' };
const read = (own: Record<string, string>) =>
  sessionConfigOf({ ...sessionEnvironment.parse({ DATA_DIR: ':memory:', ...own }), ...addresses, ...own });

test('demo mode needs nothing', () => {
  const config = read({});
  expect(config).toMatchObject({
    issuer: 'http://localhost:4000/oidc',
    publicUrl: 'http://localhost:4000',
    clientId: 'guerdon-gateway',
    clientSecret: DEMO_CLIENT_SECRET,
  });
  expect(config.sessionKey.length).toBeGreaterThanOrEqual(43);
  expect(read({}).sessionKey).not.toBe(config.sessionKey);
});

test('outside demo mode both secrets must be given, and the demo secret is refused', () => {
  const outside = { DATABASE_URL: 'postgres://somewhere/x' };
  expect(() => read(outside)).toThrow(/OIDC_CLIENT_SECRET[\s\S]*SESSION_KEY/);
  const key = { SESSION_KEY: 'k'.repeat(32) };
  expect(() => read({ ...outside, ...key, OIDC_CLIENT_SECRET: DEMO_CLIENT_SECRET })).toThrow(/demo value/);
  expect(() => read({ ...outside, ...key, OIDC_ISSUER: 'https://login.example' })).toThrow(
    /OIDC_CLIENT_SECRET/,
  );
  expect(read({ ...outside, ...key, OIDC_CLIENT_SECRET: 's'.repeat(32) }).clientSecret).toBe('s'.repeat(32));
});

test('an external issuer is asked directly', () => {
  const config = read({
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_SECRET: 's'.repeat(32),
    SESSION_KEY: 'k'.repeat(32),
  });
  expect(config).toMatchObject({ issuer: 'https://login.example', isExternalIssuer: true });
});
