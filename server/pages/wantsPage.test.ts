import { expect, test } from 'vitest';
import { type NegotiatedRequest, wantsPage } from './wantsPage.ts';

const CHROME = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
/** What the HTTP library of Java accepts when a program says nothing. */
const JAVA = 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2';

test.each<[string, boolean, NegotiatedRequest]>([
  ['a browser that navigates', true, { headers: { accept: CHROME } }],
  ['a browser that says so', true, { headers: { accept: '*/*', 'sec-fetch-mode': 'navigate' } }],
  ['a form', true, { method: 'POST', url: '/r/token', headers: { accept: CHROME } }],
  ['a person at an address for programs', true, { url: '/oidc/jwks', headers: { accept: CHROME } }],
  ['HTML in other letters', true, { headers: { accept: 'TEXT/HTML;q=0.4' } }],
  ['nothing', false, { headers: {} }],
  ['anything', false, { headers: { accept: '*/*' } }],
  ['a picture', false, { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } }],
  ['HTML refused', false, { headers: { accept: 'text/html;q=0, */*' } }],
  ['JSON', false, { headers: { accept: 'application/json' } }],
  ['JSON as much as HTML', false, { headers: { accept: 'text/html, application/json' } }],
  ['problems rather than HTML', false, { headers: { accept: 'application/problem+json, text/html;q=0.9' } }],
  ['HTML rather than JSON', true, { headers: { accept: 'application/json;q=0.5, text/html' } }],
  ['a program with a token', false, { headers: { accept: JAVA, authorization: 'Bearer x' } }],
  [
    'a program that sends JSON',
    false,
    { method: 'POST', headers: { accept: JAVA, 'content-type': 'application/json; charset=utf-8' } },
  ],
  [
    'a program that fetches a token',
    false,
    { method: 'POST', url: '/oidc/token', headers: { accept: JAVA } },
  ],
  ['a program at the API', false, { url: '/graphql?query=%7Ba%7D', headers: { accept: JAVA } }],
  ['a person who opens the API', true, { url: '/graphql', headers: { 'sec-fetch-mode': 'navigate' } }],
  ['our own script', false, { headers: { accept: CHROME, 'x-guerdon-client': 'web' } }],
])('%s gets a page: %s', (_name, expected, request) => {
  expect(wantsPage(request)).toBe(expected);
});
