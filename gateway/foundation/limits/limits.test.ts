import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processorTime } from '../../../tests/support/processorTime.ts';
import { list, organization, viewer } from '../../testing/rows.ts';
import { sessionCookieFor } from '../../testing/sessionCookie.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { rateLimit } from './rateLimit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/viewer', { json: viewer() });
  gateway.platform.on('GET /api/organizations/mine', { json: organization() });
  gateway.platform.on('GET /api/advertisers', { json: list([]) });
  gateway.platform.on('GET /api/alerts', { json: list([]) });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.platform.calls.length = 0;
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('an operationName that none of the operations has', () => {
  const query = 'mutation Save { updateAccount(input: { id: "1", version: 1, name: "x" }) { __typename } }';

  test.each(['POST', 'GET'] as const)(
    'executes nothing by %s, since nothing of it was judged',
    async (method) => {
      const request = { query, operationName: 'Other' };
      const { statusCode, body } = await gateway.inject({
        method,
        url: '/graphql',
        headers: { authorization: 'Bearer token-of-one', 'apollo-require-preflight': 'yes' },
        ...(method === 'GET' ? { query: request } : { payload: request }),
      });
      expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
      expect(gateway.platform.calls).toEqual([]);
    },
  );
});

describe('documents that are refused before anything is asked upstream (reliability B3)', () => {
  const nested = (depth: number): string =>
    depth <= 1 ? 'id' : `alerts { items { advertiser { ${nested(depth - 3)} } } }`;
  test.each([
    ['a depth of 9', `{ advertisers { items { ${nested(7)} } } }`],
    ['16 aliases', `{ viewer { ${times(16, (index) => `a${index}: id`)} } }`],
    ['a field repeated 500 times', `{ viewer { ${times(500, () => 'id')} } }`],
    ['9 directives', `{ viewer { id ${times(9, () => '@include(if: true)')} } }`],
    ['1,001 tokens', `{ viewer { ${times(1001, () => 'id')} } }`],
    [
      'a cycle of fragments',
      'query { viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }',
    ],
    [
      'fragments that all spread one another',
      `{ viewer { ...F0 } } ${times(18, (index) => `fragment F${index} on Viewer { ${times(18, (other) => `...F${other}`)} }`)}`,
    ],
    [
      'fragments that double themselves',
      `{ viewer { ...F0 ...F0 } } ${times(20, (index) => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on Viewer { id }`,
    ],
    [
      '200 nested lists',
      `{ ${'advertisers { items { alerts { items { advertiser { '.repeat(40)} id ${'}'.repeat(200)} }`,
    ],
    ['a batch of field calls', `{ ${times(16, (index) => `a${index}: advertiser(id: "${index}") { id }`)} }`],
  ])('%s', async (_what, query) => {
    const started = processorTime();
    const headers = { accept: 'application/graphql-response+json' };
    const { status, data, errors } = await gateway.graph(query, {}, { headers });
    expect(processorTime() - started).toBeLessThan(500);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.length).toBeGreaterThan(0);
    expect(gateway.platform.calls).toEqual([]);
  });

  test('a body of 1 MB', async () => {
    const { status, errors } = await gateway.graph(`{ viewer { id } } # ${'x'.repeat(1024 * 1024)}`);
    expect([status, errors?.[0]?.extensions.code]).toEqual([413, 'BAD_REQUEST']);
  });

  test('more than 1000 points, a page of 101 rows, a list of 251 values', async () => {
    const expensive =
      '{ advertisers(page: {size: 100}) { items { alerts(page: {size: 100}) { items { id } } } } }';
    const filter = { startDate: '2026-01-01', endDate: '2026-01-02', states: Array(251).fill('redeemed') };
    const answers = [
      await gateway.graph(expensive),
      await gateway.graph('query($page: PageInput) { advertisers(page: $page) { items { id } } }', {
        page: { size: 101 },
      }),
      await gateway.graph('query($filter: StatsFilter!) { stats(filter: $filter) { total } }', { filter }),
    ];
    for (const { status, errors } of answers)
      expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(gateway.platform.calls).toEqual([]);
  });

  test('a list of 251 values in the document itself: the refusal says how many it has and how many it may have', async () => {
    const states = times(251, () => 'redeemed');
    const { errors } = await gateway.graph(
      `{ stats(filter: { startDate: "2026-01-01", endDate: "2026-01-02", states: [${states}] }) { total } }`,
    );
    expect(errors?.[0]).toMatchObject({
      message: 'A list has at most 250 values; this one has 251.',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', limit: 250, value: 251 },
    });
    expect(gateway.platform.calls).toEqual([]);
  });

  test('a batch of operations', async () => {
    const payload = [{ query: '{ build { version } }' }, { query: '{ build { version } }' }];
    const { statusCode } = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer token' },
      payload,
    });
    expect(statusCode).toBe(400);
  });

  test('what comes close is answered', async () => {
    const { errors } = await gateway.graph(
      '{ advertisers(page: {size: 100}) { items { id alerts(page: {size: 1}) { items { id message } } } } }',
    );
    expect(errors).toBeUndefined();
  });
});

describe('introspection', () => {
  const SCHEMA =
    '{ __schema { queryType { fields { name type { ofType { ofType { ofType { name } } } } } } } }';

  test('is answered to whom the platform knows, people and API keys', async () => {
    expect((await gateway.graph(SCHEMA)).errors).toBeUndefined();
    expect(gateway.platform.routes()).toEqual(['GET /api/organizations/mine']);
  });

  test('is not answered to anonymous callers, nor to a token that the platform refuses', async () => {
    const anonymous = await gateway.inject({ method: 'POST', url: '/graphql', payload: { query: SCHEMA } });
    expect([anonymous.statusCode, anonymous.json().data]).toEqual([401, undefined]);
    gateway.platform.on('GET /api/organizations/mine', {
      status: 401,
      json: { error_name: 'unauthenticated' },
    });
    for (const query of [SCHEMA, '{ ...R } fragment R on Query { __type(name: "Viewer") { name } }']) {
      const { status, data } = await gateway.graph(query, {}, { token: 'made.up' });
      expect([status, data]).toEqual([401, undefined]);
    }
    gateway.platform.on('GET /api/organizations/mine', { json: organization() });
  });
});

describe('rate', () => {
  test('a bucket leaks with time, and says when there is room again', async () => {
    let time = 0;
    const policy = { name: 'caller', rate: { perSecond: 10, burst: 100 } };
    const limit = rateLimit({ ...policy, now: () => time });
    expect(await limit.take('one', 60)).toEqual({ policy, wait: 0, available: 40, reset: 6 });
    expect(await limit.take('one', 60)).toEqual({ policy, wait: 2, available: 40, reset: 6 });
    expect(await limit.take('two', 60)).toMatchObject({ wait: 0 });
    time = 2000;
    expect(await limit.take('one', 60)).toEqual({ policy, wait: 0, available: 0, reset: 10 });
    expect(await limit.take('one', 5000), 'an empty bucket takes anything').toMatchObject({ wait: 10 });
  });

  test('over it: 429 with Retry-After and nothing asked upstream; others are served', async () => {
    const tight = await startGateway((config) => {
      config.rate = { perSecond: 1, burst: 15 };
    });
    tight.platform.on('GET /api/advertisers', { json: list([]) });
    const payload = { query: '{ advertisers { items { id } } }' };
    const ask = (subject: string) =>
      tight.inject({
        method: 'POST',
        url: '/graphql',
        headers: { cookie: sessionCookieFor('token', subject), 'x-guerdon-client': 'web' },
        payload,
      });
    expect((await ask('one')).statusCode).toBe(200);
    const refused = await ask('one');
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(tight.platform.calls).toHaveLength(1);
    expect((await ask('two')).statusCode).toBe(200);
    await tight.close();
  });
});

test('TRUSTED_DOCUMENTS=only: a browser’s session sends the manifest’s documents and no other; tooling sends any', async () => {
  const strict = await startGateway((config) => {
    config.trustedDocumentsOnly = true;
  });
  const headers = { cookie: sessionCookieFor('token'), 'x-guerdon-client': 'web' };
  const send = (payload: object, more: Record<string, string> = headers) =>
    strict.inject({ method: 'POST', url: '/graphql', headers: more, payload });
  const refused = await send({ query: '{ build { version } }' });
  expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  expect((await send({ query: '{ build { version } }' }, { authorization: 'Bearer token' })).statusCode).toBe(
    200,
  );
  const { hashes } = await import('../../../operations/hashes.generated.ts');
  strict.platform.on('GET /api/viewer', { json: viewer() });
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashes.Shell } };
  expect((await send({ extensions })).json().data.viewer.id).toBe('7');
  await strict.close();
});
