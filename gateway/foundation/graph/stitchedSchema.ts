import { stitchSchemas } from '@graphql-tools/stitch';
import type { Executor, IResolvers } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { ownSchema, publicSdl } from '../../sdl/sdl.ts';
import { searchSubschema } from '../search/searchSubschema.ts';
import { describeRules } from './fieldRules.ts';
import { scalars } from './scalars.ts';

/** The gateway's own types, whose resolvers call REST, stitched with the search index, which `search` executes. Descriptions name the rules of each field. */
export function stitchedSchema(search: Executor, resolvers: IResolvers = {}): GraphQLSchema {
  return describeRules(
    stitchSchemas({
      subschemas: [searchSubschema(search, ownSchema)],
      typeDefs: publicSdl,
      resolvers: { ...resolvers, ...scalars },
    }),
  );
}
