import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await startGateway();
  // Introspection asks the platform whether the token is valid.
  gateway.platform.on('GET /api/organizations/mine', { json: { id: '1', name: 'One' } });
  url = `${await gateway.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
});
afterAll(() => gateway?.close());

const asTooling = (address: string, init: RequestInit = {}) =>
  fetch(address, {
    ...init,
    headers: {
      ...(init.headers as Record<string, string>),
      authorization: 'Bearer token-of-one',
      'apollo-require-preflight': 'yes',
    },
  });

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: 'http://placeholder', fetchFn: fetch });

  test('there are 61 audits', () => expect(audits).toHaveLength(61));

  test.each(audits.map(({ id, name }) => [id, name]))('%s: %s', async (id) => {
    const audit = serverAudits({ url, fetchFn: asTooling }).find((one) => one.id === id);
    const { status, ...about } = (await audit?.fn()) ?? { status: 'gone' };
    expect({ status, ...('reason' in about ? { reason: about.reason } : {}) }).toEqual({ status: 'ok' });
  });
});

describe('what breaks who reads it is refused by 400', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const post = async (body: string) => {
    const answer = await asTooling(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return [
      answer.status,
      ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0],
    ];
  };
  const REFUSED = [
    400,
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_REQUEST' }) }),
  ];

  test.each([
    ['variables nested 3,000 deep', `{"query":"{ __typename }","variables":{"a":${deep(3000)}}}`],
    ['extensions nested 3,000 deep', `{"query":"{ __typename }","extensions":{"a":${deep(3000)}}}`],
    ['a body nested 3,000 deep', `{"query":"{ __typename }","other":${deep(3000)}}`],
    ['a persistedQuery that is a number', '{"extensions":{"persistedQuery":5}}'],
    ['one that is a list', '{"extensions":{"persistedQuery":[]}}'],
    ['one whose hash is none', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":{"a":1}}}}'],
    [
      'one of a version that nobody knows',
      `{"extensions":{"persistedQuery":{"version":2,"sha256Hash":"${'a'.repeat(64)}"}}}`,
    ],
    ['one without a version', '{"extensions":{"persistedQuery":{"sha256Hash":"ab"}}}'],
  ])('%s', async (_name, body) => expect(await post(body)).toEqual(REFUSED));

  test('by GET too', async () => {
    const query = new URLSearchParams({ query: '{ __typename }', variables: `{"a":${deep(1500)}}` });
    expect((await asTooling(`${url}?${query}`)).status).toBe(400);
    const hashed = new URLSearchParams({ extensions: '{"persistedQuery":{"version":1,"sha256Hash":7}}' });
    expect((await asTooling(`${url}?${hashed}`)).status).toBe(400);
  });
});

describe('variables that the document does not accept are BAD_USER_INPUT and name the value', () => {
  const UPDATE =
    'mutation ($input: UpdateAdvertiserInput!) { updateAdvertiser(input: $input) { __typename } }';
  test.each([
    [
      'a missing one',
      UPDATE,
      {},
      'Variable "$input" of required type "UpdateAdvertiserInput!" was not provided.',
    ],
    [
      'a missing field of an input',
      UPDATE,
      { input: { id: '1' } },
      'Variable "$input" got invalid value { id: "1" }; Field "version" of required type "Int!" was not provided.',
    ],
    [
      'a wrong value within an input',
      'query ($page: PageInput) { tags(page: $page) { items { id } } }',
      { page: { number: 'two' } },
      'Variable "$page" got invalid value "two" at "page.number"; Int cannot represent non-integer value: "two"',
    ],
  ])('%s', async (_name, query, variables, message) => {
    const { status, errors, data } = await gateway.graph(query, variables);
    expect([status, data]).toEqual([200, undefined]);
    expect(errors?.map((error) => [error.message, error.extensions.code])).toContainEqual([
      message,
      'BAD_USER_INPUT',
    ]);
    const strict = await gateway.graph(query, variables, {
      headers: { accept: 'application/graphql-response+json' },
    });
    expect([strict.status, strict.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

test('a program may ask by GET with its token alone, as urql does', async () => {
  const answer = await fetch(`${url}?${new URLSearchParams({ query: '{ __typename }' })}`, {
    headers: { authorization: 'Bearer token-of-one' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { __typename: 'Query' } }]);
  const bare = await fetch(`${url}?${new URLSearchParams({ query: '{ __typename }' })}`);
  expect(bare.status).toBe(400);
});

test('the graph has no subscriptions: a document with one is refused', async () => {
  const { data } = await gateway.graph('{ __schema { queryType { name } subscriptionType { name } } }');
  expect(data).toEqual({ __schema: { queryType: { name: 'Query' }, subscriptionType: null } });
  const { errors } = await gateway.graph('subscription { email { state } }');
  expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('a host that is none is refused by 400', async () => {
  const { statusCode, body } = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ __typename }' },
    headers: { host: '[', authorization: 'Bearer token-of-one' },
  });
  expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
});

test('an address that cannot be decoded is answered with the headers and the id of every other answer', async () => {
  const answer = await gateway.inject({ url: '/%zz', headers: { 'x-request-id': 'unreadable-one' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({
    'x-request-id': 'unreadable-one',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/problem+json; charset=utf-8',
  });
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.json()).toEqual({ status: 400, title: 'Bad Request' });
});
