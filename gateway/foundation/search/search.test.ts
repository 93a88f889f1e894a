import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const LIST = {
  items: [{ id: '1', name: 'Food' }],
  totalPages: 3,
  totalCount: 21,
  currentPage: 2,
  limitValue: 10,
};
const sent = () =>
  gateway.platform.calls.map(({ body }) => body as { query: string; variables: Record<string, unknown> });

test('API-1, API-2: the index is asked by POST with the query in the body and the token as bearer', async () => {
  gateway.platform.on('POST /api/graphql', { json: { data: { tags: LIST } } });
  await gateway.graph('{ tags(search: "fo") { items { name } } }', {}, { token: 'the.token' });
  const [call] = gateway.platform.calls;
  expect(call?.route).toBe('POST /api/graphql');
  expect(call?.headers.authorization).toBe('Bearer the.token');
  expect(sent()[0]?.query).toContain('tags(');
});

test('API-3: totalPages, totalCount, currentPage and limitValue of the index become the page of the graph', async () => {
  gateway.platform.on('POST /api/graphql', { json: { data: { tags: LIST } } });
  const { data, errors } = await gateway.graph(
    'query($page: PageInput) { tags(search: "fo", page: $page) { ...F __typename } } fragment F on TagPage { rows: items { id label: name } at: page { number size totalCount totalIsCapped totalPages } }',
    { page: { number: 2 } },
  );
  expect(errors).toBeUndefined();
  expect(sent()[0]?.query).toMatch(/tags\(search: \$\w+, page: 2, limit: 10\)/);
  expect(data).toMatchObject({
    tags: { at: { number: 2, size: 10, totalCount: 21, totalIsCapped: false, totalPages: 3 } },
  });
});

test('a page of a list is asked for by number and size, a list without a page as the first one', async () => {
  gateway.platform.on('POST /api/graphql', {
    json: { data: { countries: { ...LIST, items: [{ code: 'FR', name: 'France' }] } } },
  });
  const { data } = await gateway.graph(
    '{ countries(page: {number: 3, size: 5}) { items { code name } page { totalCount } } }',
  );
  expect(sent()[0]?.query).toContain('countries(page: 3, limit: 5)');
  expect(data).toEqual({ countries: { items: [{ code: 'FR', name: 'France' }], page: { totalCount: 21 } } });
  await gateway.graph('{ countries(search: "fr") { items { code } } }');
  expect(sent()[1]?.query).toMatch(/countries\(search: [^,]+, page: 1\)/);
});

test('only what is listed of the index is shown', async () => {
  const { errors } = await gateway.graph('{ countriesByCode(codes: ["FR"]) { code } }');
  expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test.each([
  ['is down', { status: 502, text: 'connect ECONNREFUSED 127.0.0.1:9200' }],
  [
    'complains',
    {
      json: {
        data: null,
        errors: [{ message: 'relation "tags" does not exist', extensions: { request: 'x' } }],
      },
    },
  ],
])(
  'when it %s, its field is null with an error that says nothing of it, and the rest is there',
  async (_how, fake) => {
    gateway.platform.on('POST /api/graphql', fake);
    const { data, errors, text } = await gateway.graph('{ tags { items { id } } build { version } }');
    expect(data).toEqual({ tags: null, build: { version: expect.any(String) } });
    expect(errors?.[0]?.extensions.code).toBe('INDEX_UNAVAILABLE');
    expect(text).not.toMatch(/ECONN|127\.0|relation|request"/);
  },
);

test('what it cannot read is the asker’s fault, and no outage', async () => {
  gateway.platform.on('POST /api/graphql', { status: 422, json: { error_name: 'invalid_parameters' } });
  const { data, errors } = await gateway.graph(
    'query Find($search: String) { tags(search: $search) { items { id } } }',
    {
      search: 'a\u0000b',
    },
  );
  expect(data).toEqual({ tags: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
});
