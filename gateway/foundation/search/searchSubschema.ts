import type { SubschemaConfig } from '@graphql-tools/delegate';
import type { Executor } from '@graphql-tools/utils';
import { FilterRootFields, PruneSchema, RenameRootFields } from '@graphql-tools/wrap';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { searchSdl } from '../../sdl/sdl.ts';
import { cardMerge } from './cardMerge.ts';
import { countryMerge } from './countryMerge.ts';
import { EXPOSED, statesAbilities } from './exposedFields.ts';
import { pagedLists } from './pagedLists.ts';
import { plainNames } from './plainNames.ts';
import { rewardMerge } from './rewardMerge.ts';

const remote = buildSchema(searchSdl);

/** The only stitched remote, the search index by its pinned SDL: its lists become pages, shared types are merged in batches. */
export function searchSubschema(executor: Executor, own: GraphQLSchema): SubschemaConfig {
  return {
    name: 'search',
    schema: remote,
    executor,
    batch: true,
    merge: { Country: countryMerge, RedemptionCard: cardMerge, Reward: rewardMerge },
    transforms: [
      new FilterRootFields((operation, field) => operation === 'Query' && field in EXPOSED),
      new PruneSchema(),
      pagedLists(own),
      new RenameRootFields((_operation, field) => EXPOSED[field]?.name ?? field),
      statesAbilities,
      plainNames,
    ],
  };
}
