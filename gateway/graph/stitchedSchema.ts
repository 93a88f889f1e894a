import { stitchSchemas } from '@graphql-tools/stitch';
import type { Executor, IResolvers } from '@graphql-tools/utils';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { searchSubschema } from '../search/search.ts';
import { ownSdl } from './sdl.ts';

/** The gateway's own types (`resolvers` over REST), stitched with the search index behind `search`. */
export function stitchedSchema(search: Executor, resolvers: IResolvers = {}): GraphQLSchema {
  const own = buildSchema(ownSdl.join('\n'));
  return stitchSchemas({ subschemas: [searchSubschema(search, own)], typeDefs: [...ownSdl], resolvers });
}
