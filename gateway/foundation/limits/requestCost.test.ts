import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashes } from '../../../operations/hashes.generated.ts';
import { list, organization, viewer } from '../../testing/rows.ts';
import { sessionCookieFor } from '../../testing/sessionCookie.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway((config) => {
    config.rate = { perSecond: 0.5, burst: 50 };
  });
  gateway.platform.on('GET /api/advertisers', { json: list([]) });
  gateway.platform.on('GET /api/viewer', { json: viewer() });
  gateway.platform.on('GET /api/advertisers/:id/budget/line_items.csv', { text: 'a;b' });
});
afterAll(() => gateway.close());

const as = (subject: string) => ({ cookie: sessionCookieFor('token', subject), 'x-guerdon-client': 'web' });
const post = (subject: string, payload: object | string, headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'POST', url: '/graphql', headers: { ...as(subject), ...headers }, payload });
const LIST = { query: '{ advertisers { items { id } } }' };

test('an answer says what it cost, what is left and what the most is, in its extensions and its headers', async () => {
  const first = await post('ann', LIST);
  expect(first.json()).toEqual({
    data: { advertisers: { items: [] } },
    extensions: { cost: { requested: 15, available: 35, limit: 50 } },
  });
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"caller";q=50;w=100',
    ratelimit: '"caller";r=35;t=30',
    'content-length': String(first.rawPayload.length),
  });
  expect((await post('ann', { query: '{ build { version } }' })).json().extensions.cost).toEqual({
    requested: 1,
    available: 34,
    limit: 50,
  });
});

describe('a refused request says it too', () => {
  const tooMany =
    '{ advertisers(page: { size: 100 }) { items { id alerts(page: { size: 1 }) { items { id } } } } }';
  const JSON_TYPE = { 'content-type': 'application/json' };
  test.each([
    ['a text that is no document', { query: '{' }, {}, 1],
    ['a field that nothing has', { query: '{ nobody }' }, {}, 1],
    [
      'a hash that nobody knows',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
      {},
      1,
    ],
    ['a page that is too large', { query: '{ advertisers(page: { size: 101 }) { items { id } } }' }, {}, 1],
    ['a body that is no JSON', '{', JSON_TYPE, 1],
    [
      'a variable that the document does not take',
      { query: 'query ($id: ID!) { advertiser(id: $id) { id } }' },
      {},
      6,
    ],
    ['a request of another site', LIST, { origin: 'https://evil.example' }, 1],
  ] as const)('%s', async (what, payload, headers, requested) => {
    const answer = await post(what, payload, headers);
    const { errors, extensions } = answer.json();
    expect(errors[0].message).toEqual(expect.any(String));
    const limit = 'origin' in headers ? 2000 : 50;
    const spent = extensions.cost.limit - extensions.cost.available;
    expect(extensions.cost).toEqual({ requested, available: expect.any(Number), limit });
    expect(spent).toBeGreaterThanOrEqual(requested);
    expect(answer.headers.ratelimit).toContain(`;r=${extensions.cost.available};`);
  });

  test('without a token, for the address', async () => {
    const answer = await gateway.inject({ method: 'POST', url: '/graphql', payload: LIST });
    expect([answer.statusCode, answer.json().extensions.cost]).toEqual([
      401,
      { requested: 1, available: expect.any(Number), limit: 2000 },
    ]);
    expect(answer.headers['ratelimit-policy']).toBe('"address";q=2000;w=20');
  });

  test('an operation that costs too much: both numbers, and it takes a single point', async () => {
    const { errors, extensions } = (
      await post('eve', { query: tooMany.replace('size: 1 ', 'size: 9 ') })
    ).json();
    expect(errors[0]).toMatchObject({
      message:
        'The operation costs 1505 points, and 1000 are the most. Request smaller pages, or fewer lists within lists.',
      extensions: { code: 'BAD_REQUEST', status: 400, limit: 1000, value: 1505 },
    });
    expect(extensions.cost).toEqual({ requested: 1505, available: 49, limit: 50 });
  });

  test('a caller above its rate: what the request costs, what is available, and when it fits', async () => {
    for (let count = 0; count < 3; count += 1) expect((await post('bob', LIST)).statusCode).toBe(200);
    const refused = await post('bob', LIST);
    expect(refused.statusCode).toBe(429);
    const { errors, extensions } = refused.json();
    expect(errors[0].message).toBe(
      'Too many requests: try again in 20 s. This one costs 15 points, and 5 of 50 are available.',
    );
    expect(extensions.cost).toEqual({ requested: 15, available: 5, limit: 50 });
    expect(refused.headers).toMatchObject({ 'retry-after': '20', ratelimit: '"caller";r=5;t=90' });
  });
});

test('above the rate, a wrong document is answered without suggestions, and the platform is not asked who the caller is', async () => {
  const wrong = { query: '{ advertiserz { items { id } } }' };
  gateway.platform.on('GET /api/organizations/mine', { json: organization() });
  expect((await post('max', wrong)).json().errors[0].message).toContain('Did you mean');
  for (let count = 0; count < 49; count += 1) await post('max', { query: '{ build { version } }' });
  gateway.platform.calls.length = 0;
  const { errors, extensions } = (await post('max', wrong)).json();
  expect(errors[0].message).toBe('Cannot query field "advertiserz" on type "Query".');
  expect(extensions.cost).toEqual({ requested: 1, available: 0, limit: 50 });
  expect(gateway.platform.calls).toEqual([]);
});

test('what the caller has left changes no ETag, and is in the headers of a 304', async () => {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashes.Shell } });
  const url = `/graphql?${new URLSearchParams({ operationName: 'Shell', variables: '{}', extensions })}`;
  const first = await gateway.inject({ url, headers: as('tim') });
  const second = await gateway.inject({ url, headers: as('tim') });
  expect(second.json().extensions.cost.available).toBeLessThan(first.json().extensions.cost.available);
  expect(second.headers.etag).toBe(first.headers.etag);
  const third = await gateway.inject({
    url,
    headers: { ...as('tim'), 'if-none-match': String(first.headers.etag) },
  });
  expect([third.statusCode, third.body]).toEqual([304, '']);
  expect(third.headers.ratelimit).toMatch(/^"caller";r=\d+;t=\d+$/);
});

test('a file says it in its headers', async () => {
  const { headers } = await gateway.inject({ url: '/files/budget-lines/1', headers: as('zoe') });
  expect(headers).toMatchObject({
    'ratelimit-policy': '"caller";q=50;w=100',
    ratelimit: '"caller";r=0;t=100',
  });
});
