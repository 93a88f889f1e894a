import { type GraphQLFieldResolver, getNamedType, isInterfaceType } from 'graphql';
import { ownSchema } from '../../sdl/sdl.ts';
import type { RestRoute } from './rest.generated.ts';
import { REST_FIELDS } from './restFields.ts';
import type { RowReader } from './rowReader.ts';

type Values = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<Values, { rows: RowReader }, Values>;

/** A record, with the type that the interface has to know. */
interface NodeRow {
  __typename: string;
}

/** Type → the route of the root field that answers it by `id` alone. */
const routes = new Map<string, RestRoute>();
const node = ownSchema.getType('Node');
for (const { name } of isInterfaceType(node) ? ownSchema.getPossibleTypes(node) : []) {
  const own = REST_FIELDS.find(
    ({ type, field }) =>
      type.name === 'Query' &&
      getNamedType(field.type).name === name &&
      field.args.map((argument) => argument.name).join() === 'id',
  );
  if (!own) throw new Error(`No root field reads ${name} by its id.`);
  routes.set(name, own.route);
}

/** `Advertiser:7` in base64url, which nobody has to read. */
export const nodeIdOf = (type: string, id: string): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

function partsOf(nodeId: string): { type: string; id: string } | null {
  const text = Buffer.from(nodeId, 'base64url').toString();
  const [, type = '', id = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  return nodeIdOf(type, id) === nodeId ? { type, id } : null;
}

/** Reads a record by the loader and under the abilities of its type's own query; null for a text that is no `nodeId`. */
async function read(nodeId: string, rows: RowReader): Promise<NodeRow | null> {
  const parts = partsOf(nodeId);
  const route = parts && routes.get(parts.type);
  if (!route) return null;
  const row = (await rows.byKey(route, parts.id)) as object | null;
  return row && { ...row, __typename: parts.type };
}

/** Resolvers of `node` and `nodes`, and of `nodeId` of each type that is a node. */
export function nodeResolvers(): Record<string, Record<string, unknown>> {
  const one: Resolver = (_root, { nodeId }, { rows }) => read(nodeId as string, rows);
  // What cannot be read is an error in its place, and takes no other record with it.
  const many: Resolver = (_root, args, { rows }) =>
    Promise.all(
      (args.nodeIds as string[]).map((nodeId) => read(nodeId, rows).catch((error: Error) => error)),
    );
  const nodeIds = [...routes.keys()].map((type) => [
    type,
    { nodeId: (row: { id: string }) => nodeIdOf(type, row.id) },
  ]);
  return {
    Query: { node: one, nodes: many },
    Node: { __resolveType: (row: NodeRow) => row.__typename },
    ...Object.fromEntries(nodeIds),
  };
}
