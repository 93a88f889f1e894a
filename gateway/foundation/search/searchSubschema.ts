import type { SubschemaConfig } from '@graphql-tools/delegate';
import type { Executor } from '@graphql-tools/utils';
import { FilterRootFields, PruneSchema, RenameRootFields } from '@graphql-tools/wrap';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { searchSdl } from '../../sdl/sdl.ts';
import { type CountryRow, unnamedCountry } from './country.ts';
import { EXPOSED, statesAbilities } from './exposedFields.ts';
import { mergeByKey } from './mergeByKey.ts';
import { pagedLists } from './pagedLists.ts';
import { plainNames } from './plainNames.ts';
import { type RedemptionCardRow, untoldCard } from './redemptionCard.ts';
import { type RewardRow, unknownReward } from './reward.ts';

const remote = buildSchema(searchSdl);

/** Our side of a card is its redemption; the index asks the card's provider for the balance. */
const cardMerge = mergeByKey<RedemptionCardRow>({
  key: 'id',
  fieldName: 'redemptionCards',
  argument: 'redemptionIds',
  unknown: untoldCard,
});

/** Our side of a country is its code; the index has the names. Lists load their countries in bulk instead (`sources/countries.ts`), which costs less. */
const countryMerge = mergeByKey<CountryRow>({
  key: 'code',
  fieldName: 'countriesByCode',
  argument: 'codes',
  unknown: unnamedCountry,
});

/** Our side of a reward is its SKU; the index has the facts that the catalog shows. */
const rewardMerge = mergeByKey<RewardRow>({
  key: 'sku',
  fieldName: 'rewardsBySku',
  argument: 'skus',
  unknown: unknownReward,
});

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
