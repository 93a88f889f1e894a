import { afterEach, describe, expect, test } from 'vitest';
import { list } from '../../../testing/rows.ts';
import { sessionCookieFor } from '../../../testing/sessionCookie.ts';
import { startGateway, type TestGateway } from '../../../testing/startGateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

const FILE = '/files/budget-lines/1';
const session = (subject: string) => ({
  cookie: sessionCookieFor('token', subject),
  'x-guerdon-client': 'web',
});
const file = (headers: Record<string, string>) => gateway.inject({ url: FILE, headers });

describe('files fill the bucket of their caller', () => {
  test('which operations fill too: 429 with Retry-After, nothing asked upstream, others are served', async () => {
    gateway = await startGateway((config) => {
      config.rate = { perSecond: 1, burst: 60 };
    });
    gateway.platform.on('GET /api/advertisers/:id/budget/line_items.csv', { text: 'a;b' });
    gateway.platform.on('GET /api/advertisers', { json: list([]) });
    expect((await file(session('one'))).statusCode).toBe(200);
    const refused = await file(session('one'));
    expect([refused.statusCode, refused.headers['content-type'], refused.json()]).toEqual([
      429,
      'application/problem+json; charset=utf-8',
      {
        status: 429,
        title: expect.any(String),
        error_name: 'too_many_requests',
        message: expect.stringMatching(/try again in \d+ s/),
      },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const operation = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: session('one'),
      payload: { query: '{ advertisers(page: {size: 100}) { items { id } } }' },
    });
    expect(operation.statusCode).toBe(429);
    expect(gateway.platform.calls).toHaveLength(1);
    expect((await file(session('two'))).statusCode).toBe(200);
  });

  test('a caller that is not verified shares the bucket of its address, with or without a token', async () => {
    gateway = await startGateway((config) => {
      config.addressRates = { ...config.addressRates, unverified: { perSecond: 1, burst: 51 } };
    });
    gateway.platform.on('GET /api/advertisers/:id/budget/line_items.csv', { status: 401, json: {} });
    expect((await file({ authorization: 'Bearer made.up.one' })).statusCode).toBe(401);
    expect((await file({ authorization: 'Bearer made.up.two' })).statusCode).toBe(429);
    expect((await file({})).statusCode).toBe(401);
    const refused = await file({});
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(gateway.platform.calls).toHaveLength(1);
  });
});

test('a file of the catalog is asked for by its id, and by nothing that is none', async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/products/:id/preview_redemption_pdf', { text: '%PDF' });
  const get = (id: string) =>
    gateway.inject({ url: `/files/redemption-preview/${id}?locale=fr&other=1`, headers: session('one') });
  expect((await get('ABC-CARD')).statusCode).toBe(200);
  for (const id of ['..%2Fbrands', 'ABC%3Fa', 'abc']) expect((await get(id)).statusCode).toBe(404);
  expect(gateway.platform.calls).toMatchObject([
    { route: 'GET /api/products/ABC-CARD/preview_redemption_pdf', query: { locale: 'fr' } },
  ]);
});

test('BATCH-11: an extract is asked for with its ticket alone, and its zip goes through as it is', async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/extracts/:id/file', {
    text: 'PK',
    headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="codes.zip"' },
  });
  const answer = await gateway.inject({
    url: '/files/extract/7?ticket=a-b_c&other=1',
    headers: session('one'),
  });
  expect([answer.statusCode, answer.body]).toEqual([200, 'PK']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="codes.zip"',
    'cache-control': 'no-store',
  });
  expect(gateway.platform.calls).toMatchObject([
    { route: 'GET /api/extracts/7/file', query: { ticket: 'a-b_c' } },
  ]);
});

test('a file that breaks at the platform breaks at the caller, and the log says so', async () => {
  gateway = await startGateway((config) => {
    config.logLevel = 'error';
  });
  gateway.platform.on('GET /api/advertisers/:id/budget/line_items.csv', {
    text: 'a;b\r\n',
    headers: { 'content-type': 'text/csv; charset=utf-8' },
    breaks: true,
  });
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(url + FILE, { headers: session('one') });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(gateway.log).toEqual([expect.stringContaining('"msg":"response broken"')]);
});
