import type { SubschemaConfig } from '@graphql-tools/delegate';
import type { Executor } from '@graphql-tools/utils';
import { FilterRootFields } from '@graphql-tools/wrap';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { searchSdl } from '../sdl.ts';
import { pagedLists } from './pagedLists.ts';

/** Root fields of the index that the graph shows; anything unlisted stays outside. */
const SHOWN: readonly string[] = ['tags', 'countries'];

/** Root fields that only merging uses; they are reachable for delegation and hidden from the graph. */
const remote = buildSchema(searchSdl);

/**
 * The one stitched remote: the search index, by its pinned SDL. Its lists take the graph's form, its types join the graph's
 * by batched merging.
 */
export function searchSubschema(executor: Executor, own: GraphQLSchema): SubschemaConfig {
  return {
    name: 'search',
    schema: remote,
    executor,
    batch: true,
    transforms: [new FilterRootFields((_operation, field) => SHOWN.includes(field)), pagedLists(own)],
    merge: {
      Country: {
        selectionSet: '{ code }',
        fieldName: 'countriesByCode',
        key: ({ code }) => code,
        argsFromKeys: (codes) => ({ codes }),
      },
    },
  };
}
