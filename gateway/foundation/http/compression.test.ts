import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashes } from '../../../operations/hashes.generated.ts';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { viewer } from '../../testing/rows.ts';
import { sessionCookieFor } from '../../testing/sessionCookie.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/viewer', { json: viewer({ abilities: [...ABILITIES] }) });
});
afterAll(() => gateway.close());

const web = { cookie: sessionCookieFor('token-of-session'), 'x-guerdon-client': 'web' };
const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashes.Shell } });
const SHELL = `/graphql?${new URLSearchParams({ operationName: 'Shell', variables: '{}', extensions })}`;
const shell = (headers: Record<string, string>) =>
  gateway.inject({ url: SHELL, headers: { ...web, ...headers } });

describe('answers of the graph', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('come as %s to who takes %s', async (encoding, taken, decode) => {
    const plain = await shell({});
    const small = await shell({ 'accept-encoding': taken });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(small.rawPayload.length),
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(JSON.parse(decode(small.rawPayload).toString()).data).toEqual(plain.json().data);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('keep one ETag whatever the encoding, and are 304 to who holds them', async () => {
    const { headers } = await shell({ 'accept-encoding': 'br' });
    expect((await shell({})).headers.etag).toBe(headers.etag);
    const again = await shell({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).not.toHaveProperty('content-encoding');
  });

  test('stay as they are where they are short', async () => {
    const answer = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer token', 'accept-encoding': 'br' },
      payload: { query: '{ viewer { id } }' },
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  test('tell nothing by their length of what a session is answered beside what it sent', async () => {
    const post = (headers: Record<string, string>) =>
      gateway.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'accept-encoding': 'br', ...headers },
        payload: { query: '{ viewer { id abilities again: abilities } }' },
      });
    expect((await post(web)).headers).not.toHaveProperty('content-encoding');
    expect((await post({ authorization: 'Bearer token' })).headers['content-encoding']).toBe('br');
  });
});

test.each([
  ['/oidc/interaction/abc-1_2', 'br'],
  ['/oidc/interaction/abc?lang=fr', 'br'],
  // These may hold a secret beside what was sent.
  ['/oidc/session/end', undefined],
  ['/r/token', undefined],
])('of pages that are passed on, the sign-in page alone is compressed: %s', async (url, encoding) => {
  const text = '<p>Sign in</p>'.repeat(200);
  const path = url.split('?')[0];
  gateway.platform.on(`GET ${path}`, { text, headers: { 'content-type': 'text/html; charset=utf-8' } });
  const answer = await gateway.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const bytes = encoding ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
  expect(bytes.toString()).toBe(text);
});

test('a file is streamed as it is', async () => {
  const text = 'id,name\n'.repeat(1000);
  gateway.platform.on('GET /api/catalogue.csv', { text, headers: { 'content-type': 'text/csv' } });
  const answer = await gateway.inject({
    url: '/files/catalogue/all',
    headers: { ...web, 'accept-encoding': 'gzip, br' },
  });
  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
    200,
    undefined,
    text,
  ]);
});
