import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashes } from '../../../operations/hashes.generated.ts';
import { viewer } from '../../testing/rows.ts';
import { sessionCookieFor } from '../../testing/sessionCookie.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/viewer', { json: viewer() });
});
afterAll(() => gateway.close());

const cookie = sessionCookieFor('token-of-session');
const query = '{ viewer { id } }';
const web = { cookie, 'x-guerdon-client': 'web' };

describe('requests that a foreign page could cause are refused before anything is asked (reliability B6)', () => {
  test.each([
    ['a bare GET', { method: 'GET', url: `/graphql?query=${encodeURIComponent(query)}` }],
    [
      'a GET of a mutation',
      {
        method: 'GET',
        url: `/graphql?query=${encodeURIComponent('mutation { completeUpload(mediaId: "1") { __typename } }')}`,
        headers: web,
      },
    ],
    [
      'a form',
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `query=${query}`,
      },
    ],
    [
      'plain text',
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify({ query }),
      },
    ],
    [
      'multipart',
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--',
      },
    ],
    [
      'a foreign Origin',
      {
        method: 'POST',
        url: '/graphql',
        headers: { ...web, origin: 'https://evil.example' },
        payload: { query },
      },
    ],
    ['the cookie without the header', { method: 'POST', url: '/graphql', payload: { query } }],
  ] as const)('%s', async (_what, request) => {
    const answer = await gateway.inject({
      ...request,
      headers: { cookie, ...('headers' in request ? request.headers : {}) },
    } as never);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(gateway.platform.calls).toEqual([]);
  });
});

test('the session’s token goes to the platform, and no cookie', async () => {
  const { data } = (
    await gateway.inject({ method: 'POST', url: '/graphql', headers: web, payload: { query } })
  ).json();
  expect(data.viewer.id).toBe('7');
  const { headers } = gateway.platform.calls[0] ?? {};
  expect([headers?.authorization, headers?.cookie]).toEqual(['Bearer token-of-session', undefined]);
});

describe('documents of the manifest by GET and hash', () => {
  const extensions = encodeURIComponent(
    JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashes.Shell } }),
  );
  const url = `/graphql?operationName=Shell&variables=%7B%7D&extensions=${extensions}`;

  test('have an ETag, and are 304 without a body to who holds the same; no disk stores them', async () => {
    const first = await gateway.inject({ url, headers: web });
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      etag: expect.stringMatching(/^W\/".+"$/),
    });
    const again = await gateway.inject({
      url,
      headers: { ...web, 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    gateway.platform.on('GET /api/viewer', { json: viewer({ is_staff: true }) });
    const changed = await gateway.inject({
      url,
      headers: { ...web, 'if-none-match': String(first.headers.etag) },
    });
    expect(changed.statusCode).toBe(200);
    gateway.platform.on('GET /api/viewer', { json: viewer() });
  });

  test('with an error, or by any other way, there is no ETag, and no disk stores them', async () => {
    gateway.platform.on('GET /api/viewer', { status: 503, json: { error_name: 'unavailable' } });
    const { headers } = await gateway.inject({ url, headers: web });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    gateway.platform.on('GET /api/viewer', { json: viewer() });
    expect((await gateway.graph(query)).headers['cache-control']).toBe('no-store');
    expect(
      (await gateway.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers: web })).headers[
        'cache-control'
      ],
    ).toBe('no-store');
  });

  test('a hash that is not in it is not found, and nobody can add one', async () => {
    const text = '{ build { version } }';
    const { createHash } = await import('node:crypto');
    const sha256Hash = createHash('sha256').update(text).digest('hex');
    const persistedQuery = { version: 1, sha256Hash };
    const send = (payload: object) =>
      gateway.inject({ method: 'POST', url: '/graphql', headers: web, payload });
    expect((await send({ query: text, extensions: { persistedQuery } })).statusCode).toBe(200);
    const { errors } = (await send({ extensions: { persistedQuery } })).json();
    expect(errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});
