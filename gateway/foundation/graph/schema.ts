import type { Executor, IResolvers } from '@graphql-tools/utils';
import { buildSchema, type GraphQLSchema, print } from 'graphql';
import type { GraphContext } from '../../context/context.ts';
import * as registry from '../../resolverRegistry.ts';
import { ownSdl } from '../../sdl/sdl.ts';
import { addDefaultResolvers } from './defaultResolvers.ts';
import { addMutationResults, type HasResolver } from './mutationResults.ts';
import { stitchedSchema } from './stitchedSchema.ts';

/** Resolvers of every noun by type and field. */
const resolvers: Record<string, Record<string, unknown>> = {};
for (const noun of Object.values(registry)) {
  for (const [type, fields] of Object.entries(noun)) resolvers[type] = { ...resolvers[type], ...fields };
}

export const hasResolver: HasResolver = (type, field) => resolvers[type]?.[field] !== undefined;

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
  addDefaultResolvers(schema, buildSchema(ownSdl.join('\n')), hasResolver);
  addMutationResults(schema, hasResolver);
  return schema;
}

/** Sends what stitching delegates to the index, with the token of the request. */
const askIndex = (async ({ document, variables, context }) =>
  context?.search.execute(print(document), { ...variables })) as Executor<GraphContext> as Executor;
