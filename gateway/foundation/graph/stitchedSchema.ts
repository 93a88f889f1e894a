import { stitchSchemas } from '@graphql-tools/stitch';
import type { Executor, IResolvers } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { ownSchema, publicSdl } from '../../sdl/sdl.ts';
import { searchSubschema } from '../search/searchSubschema.ts';

/** The gateway's own types, whose resolvers call REST, stitched with the search index, which `search` executes. */
export function stitchedSchema(search: Executor, resolvers: IResolvers = {}): GraphQLSchema {
  return stitchSchemas({ subschemas: [searchSubschema(search, ownSchema)], typeDefs: publicSdl, resolvers });
}
