import { expect, test } from 'vitest';
import { readEnvironment, sharedEnvironment } from './environment.ts';

const read = (source: Record<string, string>) => readEnvironment(sharedEnvironment, source);

test('everything wrong is listed at once', () => {
  expect(() => read({ PLATFORM_URL: 'nowhere', LOG_LEVEL: 'loud' })).toThrow(/PLATFORM_URL[\s\S]*LOG_LEVEL/);
});

test('demo mode, whose passwords everybody knows, starts on localhost alone', () => {
  for (const host of ['http://localhost:4000', 'http://127.0.0.1:4000'])
    expect(read({ PUBLIC_URL: host }).PUBLIC_URL).toBe(host);
  for (const host of ['https://guerdon.example', 'http://localhost.example'])
    expect(() => read({ PUBLIC_URL: host })).toThrow(/PUBLIC_URL: in demo mode/);
});

test('with a database or an issuer named, or on request, any address will do', () => {
  const PUBLIC_URL = 'https://guerdon.example';
  for (const more of [
    { DATABASE_URL: 'postgres://db' },
    { OIDC_ISSUER: 'https://issuer.example' },
    { GUERDON_DEMO: 'public' },
  ])
    expect(read({ PUBLIC_URL, ...more }).PUBLIC_URL).toBe(PUBLIC_URL);
});
