import { expect, test } from 'vitest';
import { safeReturnTo } from './safeReturnTo.ts';

const site = 'http://localhost:4000';

test.each([
  '/#/',
  '/#/home',
  '/#/advertisers?page=2&sort=-name',
  '/#/advertiser/7/budget?x=a%20b%2F..',
  '/playground',
  '/playground/',
  '/playground?query=%7Bviewer%7Bid%7D%7D',
  '/playground/#x',
  '/files/redemption-export/17',
])('leads to %s', (returnTo) => {
  expect(safeReturnTo(returnTo, site)).toBe(returnTo);
});

const hostile = [
  '//evil.example/#/',
  '///evil.example/#/',
  '/\\evil.example/#/',
  '\\/evil.example/#/',
  '/\t/evil.example/#/',
  '/#/\r\nSet-Cookie: a=b',
  '\n/#/',
  ' /#/',
  'https://evil.example/#/',
  'https:evil.example',
  'HTTPS://evil.example/playground',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost:4000/#/home',
  'http://localhost:4000@evil.example/#/',
  '@evil.example/#/',
  '.evil.example/#/',
  '/%2f%2fevil.example',
  '/%5cevil.example/#/',
  '/auth/logout',
  '/auth/login?return_to=/#/',
  '/oidc/session/end',
  '/graphql?query=x',
  '/files/codes',
  '/files/redemption-export/17/..',
  '/files/redemption-export/17?x=1',
  '/files/redemption-export/../../auth/logout',
  '/playground.evil',
  '/playgroundx',
  '/playground/../auth/logout',
  '/playground/..//evil.example',
  '/playground/%2e%2e/auth/logout',
  '/playground\\..\\auth',
  '#/home',
  '/home',
  '/?x#/home',
  '',
  `/#/${'a'.repeat(2001)}`,
];

test.each(hostile)('an open redirect by %j leads to the start', (returnTo) => {
  expect(safeReturnTo(returnTo, site)).toBe('/#/');
});

test('nor do values that are no text', () => {
  for (const returnTo of [undefined, null, 7, {}, ['/#/a', '/#/b']])
    expect(safeReturnTo(returnTo, site)).toBe('/#/');
  expect(hostile.length).toBeGreaterThanOrEqual(20);
});
