import { stitchSchemas } from '@graphql-tools/stitch';
import type { Executor, IResolvers } from '@graphql-tools/utils';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { ownSdl } from '../../sdl/sdl.ts';
import { searchSubschema } from '../search/searchSubschema.ts';

/** The gateway's own types, whose resolvers call REST, stitched with the search index, which `search` executes. */
export function stitchedSchema(search: Executor, resolvers: IResolvers = {}): GraphQLSchema {
  const own = buildSchema(ownSdl.join('\n'));
  return stitchSchemas({ subschemas: [searchSubschema(search, own)], typeDefs: [...ownSdl], resolvers });
}
