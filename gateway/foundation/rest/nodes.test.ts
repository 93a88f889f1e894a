import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { advertiser, list } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { nodeIdOf } from './nodeResolvers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  const rows = ['1', '2', '3'].map((id) => advertiser({ id, name: `Advertiser ${id}` }));
  gateway.platform.on('GET /api/advertisers', ({ query }) => {
    const ids = String(query.ids ?? '').split(',');
    return { json: list(query.ids ? rows.filter(({ id }) => ids.includes(id)) : rows) };
  });
  gateway.platform.on('GET /api/advertisers/:id', ({ route }) => {
    const row = rows.find(({ id }) => route.endsWith(`/${id}`));
    return row ? { json: row } : { status: 404, json: { error_name: 'not_found' } };
  });
  gateway.platform.on('GET /api/brands/:id', {
    status: 403,
    json: { error_name: 'forbidden', message: 'Forbidden' },
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.platform.calls.length = 0;
});

const NODE =
  'query ($nodeId: ID!) { node(nodeId: $nodeId) { __typename nodeId ... on Advertiser { id name } } }';
const NODES = `query ($nodeIds: [ID!]!) { nodes(nodeIds: $nodeIds) {
  __typename nodeId ... on Advertiser { name } ... on Brand { name } } }`;

test('a record is read by the nodeId that every answer gives it', async () => {
  const { data } = await gateway.graph('{ advertisers { items { id nodeId name } } }');
  const page = data?.advertisers as { items: { id: string; nodeId: string; name: string }[] } | undefined;
  const first = page?.items[0];
  expect(first?.nodeId).toMatch(/^[\w-]+$/);
  const answer = await gateway.graph(NODE, { nodeId: first?.nodeId });
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toEqual({ node: { __typename: 'Advertiser', ...first } });
});

test.each([
  '',
  '7',
  'Advertiser:1',
  nodeIdOf('Nobody', '1'),
  nodeIdOf('Alert', '1'),
  `${nodeIdOf('Advertiser', '1')}=`,
])('%j names no record, and nothing is asked', async (nodeId) => {
  expect((await gateway.graph(NODE, { nodeId })).data).toEqual({ node: null });
  expect(gateway.platform.calls).toEqual([]);
});

test('records of one type are read with one call, in the order of the list; what may not be read takes no other with it', async () => {
  const nodeIds = [
    nodeIdOf('Advertiser', '3'),
    nodeIdOf('Brand', 'DU3'),
    nodeIdOf('Advertiser', '9'),
    nodeIdOf('Advertiser', '1'),
    nodeIdOf('Advertiser', '3'),
  ];
  const { data, errors } = await gateway.graph(NODES, { nodeIds });
  const node = (id: string) => ({
    __typename: 'Advertiser',
    nodeId: nodeIdOf('Advertiser', id),
    name: `Advertiser ${id}`,
  });
  expect(data?.nodes).toEqual([node('3'), null, null, node('1'), node('3')]);
  expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
    [['nodes', 1], 'FORBIDDEN'],
  ]);
  expect(gateway.platform.routes()).toEqual(['GET /api/advertisers', 'GET /api/brands/DU3']);
});

test('each record costs as much as its own query, and 100 are read at most', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, id) => nodeIdOf('Advertiser', String(id)));
  const cost = async (count: number) =>
    JSON.parse((await gateway.graph(NODES, { nodeIds: ids(count) })).text).extensions.cost.requested;
  expect([await cost(1), await cost(7)]).toEqual([6, 42]);
  const { data, errors } = await gateway.graph(NODES, { nodeIds: ids(101) });
  expect([data, errors?.[0]?.extensions]).toMatchObject([
    undefined,
    { code: 'BAD_REQUEST', limit: 100, value: 101 },
  ]);
});
