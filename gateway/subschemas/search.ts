import type { SubschemaConfig } from '@graphql-tools/delegate';
import type { Executor } from '@graphql-tools/utils';
import { FilterRootFields } from '@graphql-tools/wrap';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { searchSdl } from '../sdl.ts';
import { pagedLists } from './pagedLists.ts';

/** Root fields of the index that the graph shows; anything unlisted stays outside. */
const SHOWN: readonly string[] = ['tags', 'countries'];

const remote = buildSchema(searchSdl);

/**
 * The one stitched remote: the search index, by its pinned SDL. Its lists take the graph's form. Types that both know (Country)
 * are one type; no `merge` is configured, because stitching would then replace our row by the index's, and lose the code
 * whenever the index is down or does not know it: a loader of the request asks `countriesByCode` once for all rows instead.
 */
export function searchSubschema(executor: Executor, own: GraphQLSchema): SubschemaConfig {
  return {
    name: 'search',
    schema: remote,
    executor,
    batch: true,
    transforms: [new FilterRootFields((_operation, field) => SHOWN.includes(field)), pagedLists(own)],
  };
}
