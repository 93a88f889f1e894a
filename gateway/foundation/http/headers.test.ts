import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { REACT_ARIA_STYLES, securityHeaders } from './headers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway((config) => {
    config.publicUrl = 'https://guerdon.example';
  });
});
afterAll(() => gateway.close());

test.each(['/', '/nowhere', '/healthz', '/graphql', '/auth/session', '/media/x', '/playground/'])(
  '%s has every security header (reliability H2)',
  async (url) => {
    const { headers } = await gateway.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    for (const none of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${none} 'none'`);
    if (url !== '/playground/') expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.any(String),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test('a caller that is not signed in is told by which scheme to sign in', async () => {
  const document = { query: '{ viewer { id } }' };
  const answer = await gateway.inject({ method: 'POST', url: '/graphql', payload: document });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  const others = await gateway.inject({ url: '/healthz' });
  expect(others.headers['www-authenticate']).toBeUndefined();
});

test('where pictures are kept in a bucket, pages may send to it and show from it, and nothing else', () => {
  const { 'content-security-policy': policy = '' } = securityHeaders(true, {
    sent: ['https://s3.example'],
    shown: ['https://pictures.example'],
  });
  expect(policy.split('; ').filter((rule) => rule.includes('example'))).toEqual([
    "img-src 'self' data: blob: https://pictures.example",
    "connect-src 'self' https://s3.example",
  ]);
});

test('the styles allowed by hash are the ones that react-aria writes', () => {
  const folder = new URL('../../../node_modules/react-aria/dist/private/', import.meta.url);
  const press = readFileSync(new URL('interactions/usePress.mjs', folder), 'utf8');
  const scroll = readFileSync(new URL('overlays/usePreventScroll.mjs', folder), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(press)?.[1] ?? '';
  const written = [press, scroll].map((code) => {
    const text = /textContent = `([^`]+)`\s*\.trim\(\)/.exec(code)?.[1] ?? '';
    return text.replace(/\$\{[^}]+\}/, attribute).trim();
  });
  expect(REACT_ARIA_STYLES).toEqual(written);
});

test('the playground sends a visitor without a session to the login', async () => {
  const { statusCode, headers } = await gateway.inject({ url: '/playground/' });
  expect([statusCode, headers.location]).toEqual([302, '/auth/login?return_to=%2Fplayground%2F']);
});

test.each(['TRACE', 'CONNECT'])('%s is not supported', async (method) => {
  const answer = await gateway.inject({
    method: method as never,
    url: '/healthz',
    headers: { cookie: 'a=mark' },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('mark');
});

test('figures are for this machine only', async () => {
  expect((await gateway.inject({ url: '/metrics' })).body).toContain('process_resident_memory_bytes');
  const { statusCode } = await gateway.inject({ url: '/metrics', remoteAddress: '10.0.0.9' });
  expect(statusCode).toBe(404);
});
