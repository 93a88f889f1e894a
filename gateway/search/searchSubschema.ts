import type { SubschemaConfig } from '@graphql-tools/delegate';
import type { Executor } from '@graphql-tools/utils';
import { FilterRootFields } from '@graphql-tools/wrap';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { searchSdl } from '../sdl/sdl.ts';
import { countryMerge } from './countryMerge.ts';
import { pagedLists } from './pagedLists.ts';

/** Root fields of the index that the graph exposes; all others stay hidden. */
const EXPOSED: readonly string[] = ['tags', 'countries'];

const remote = buildSchema(searchSdl);

/** The one stitched remote, the search index by its pinned SDL: its lists become pages, shared types are merged in batches. */
export function searchSubschema(executor: Executor, own: GraphQLSchema): SubschemaConfig {
  return {
    name: 'search',
    schema: remote,
    executor,
    batch: true,
    merge: { Country: countryMerge },
    transforms: [new FilterRootFields((_operation, field) => EXPOSED.includes(field)), pagedLists(own)],
  };
}
