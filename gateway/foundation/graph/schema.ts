import type { Executor, IResolvers } from '@graphql-tools/utils';
import { type GraphQLSchema, print } from 'graphql';
import type { GraphContext } from '../../context/context.ts';
import * as registry from '../../resolverRegistry.ts';
import { ownSchema } from '../../sdl/sdl.ts';
import { nodeResolvers } from '../rest/nodeResolvers.ts';
import { restResolvers } from '../rest/restResolvers.ts';
import { addDefaultResolvers } from './defaultResolvers.ts';
import { addMutationResults } from './mutationResults.ts';
import { stitchedSchema } from './stitchedSchema.ts';

/** Resolvers by type and field: those of the nouns, those that `@rest` declares, and those of nodes. */
const resolvers: Record<string, Record<string, unknown>> = {};
for (const noun of [...Object.values(registry), restResolvers(), nodeResolvers()]) {
  for (const [type, fields] of Object.entries(noun)) {
    const twice = Object.keys(fields).find((field) => hasResolver(type, field));
    if (twice) throw new Error(`${type}.${twice} has two resolvers.`);
    resolvers[type] = { ...resolvers[type], ...fields };
  }
}

export function hasResolver(type: string, field: string): boolean {
  return resolvers[type]?.[field] !== undefined;
}

let cachedSchema: GraphQLSchema | undefined;

/**
 * The executable graph: own types with their resolvers, written or implied by the SDL, and the stitched search index. It is made once a process: what
 * differs from one request to another comes with the request.
 */
export function gatewaySchema(): GraphQLSchema {
  cachedSchema ??= makeSchema();
  return cachedSchema;
}

function makeSchema(): GraphQLSchema {
  const schema = stitchedSchema(askIndex, resolvers as IResolvers);
  addDefaultResolvers(schema, ownSchema, hasResolver);
  addMutationResults(schema, hasResolver);
  return schema;
}

/** Sends what stitching delegates to the index, with the token of the request. */
const askIndex = (async ({ document, variables, context }) =>
  context?.search.execute(print(document), { ...variables })) as Executor<GraphContext> as Executor;
