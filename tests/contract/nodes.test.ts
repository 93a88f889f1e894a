import { buildSchema, type GraphQLInterfaceType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeIdOf } from '../../gateway/foundation/rest/nodeResolvers.ts';
import { textOf } from '../house/tree.ts';
import { startWorld, type World } from '../support/world.ts';

const schema = buildSchema(textOf('schema/gateway.graphql'));
const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
/** Each type that is a node, with the root field of its own. */
const nodes = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => {
  const own = fields.find(
    ({ type, args }) => String(type) === name && args.length === 1 && args[0]?.name === 'id',
  );
  return [name, own?.name ?? ''] as const;
});
/** Records of the catalog have names; all others have numbers. */
const IDS: Record<string, string[]> = { Brand: ['DU3'], Product: ['DU3-SHIRT'], Sku: ['DU3-SHIRT-0001'] };
const LOGINS = ['operator@guerdon.example', 'retailer@northwind.example', 'nobody@guerdon.example'];

describe('a node is read under the rules of its own query', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine: 'pglite', size: 'small' });
  });
  afterAll(() => world?.close());

  test('every record with a query by its id is a node', () => {
    expect(nodes.length).toBeGreaterThan(15);
    expect(nodes.filter(([, own]) => own === '')).toEqual([]);
  });

  let readable = 0;
  test.each(nodes)('%s', async (type, own) => {
    for (const login of LOGINS)
      for (const id of IDS[type] ?? ['1', '2', '3', '999999']) {
        const direct = await world.graph(login, `query ($id: ID!) { own: ${own}(id: $id) { id nodeId } }`, {
          id,
        });
        const nodeId = nodeIdOf(type, id);
        const node = await world.graph(
          login,
          `query ($nodeId: ID!) { own: node(nodeId: $nodeId) { ... on ${type} { id nodeId } } }`,
          { nodeId },
        );
        const about = ({ data, errors }: typeof node) => ({
          own: (data as { own?: object } | null)?.own ?? null,
          codes: (errors ?? []).map(({ extensions, message }) => [extensions?.code, message]),
        });
        expect({ login, id, ...about(node) }).toEqual({ login, id, ...about(direct) });
        const row = about(node).own as { nodeId: string } | null;
        if (row) readable += 1;
        if (row) expect(row.nodeId).toBe(nodeId);
      }
  });

  test('some of them could be read', () => expect(readable).toBeGreaterThan(10));
});
