import type { TypedDocumentNode } from 'urql';
import {
  CATALOGUE_DOCUMENTS,
  type CatalogueRewardQuery,
  type CatalogueRewardQueryVariables,
  type CatalogueRewardsQuery,
  type CatalogueRewardsQueryVariables,
  type CatalogueValuesQuery,
  type CatalogueValuesQueryVariables,
} from '../../../../schema/remote/publicCatalogue.generated.ts';
import { amountProblem, isSearchTooLong, type Place } from '../address.ts';

export type RewardHit = CatalogueRewardsQuery['rewardSearch']['items'][number];
/** One of the values of a product. */
export type RewardValue = CatalogueValuesQuery['rewardSearch']['items'][number];
export type Hits = CatalogueRewardsQuery['rewardSearch'];
export type RewardFacts = NonNullable<CatalogueRewardQuery['reward']>;

/** A document by its hash alone: the page does not contain its text. */
const byHash = <Data, Variables extends object>(documentId: string) =>
  ({ kind: 'Document', definitions: [], documentId }) as unknown as TypedDocumentNode<Data, Variables>;

export const RewardsDocument = byHash<CatalogueRewardsQuery, CatalogueRewardsQueryVariables>(
  CATALOGUE_DOCUMENTS.CatalogueRewards,
);
export const RewardDocument = byHash<CatalogueRewardQuery, CatalogueRewardQueryVariables>(
  CATALOGUE_DOCUMENTS.CatalogueReward,
);

export const ValuesDocument = byHash<CatalogueValuesQuery, CatalogueValuesQueryVariables>(
  CATALOGUE_DOCUMENTS.CatalogueValues,
);

/** The variables of the list at a location; the same for the server and the script. */
export function rewardsAt(place: Place): CatalogueRewardsQueryVariables {
  const { filters, page } = place;
  const { q, brand, currency, country, delivery, from, to } = filters;
  return {
    page,
    ...(q && !isSearchTooLong(filters) && { search: q }),
    ...(brand && { brands: [brand] }),
    ...(currency && { currency }),
    ...(country && { countries: [country] }),
    ...(delivery && { deliveryMode: delivery }),
    ...(from && !amountProblem(place, 'from') && { faceValueMin: from }),
    ...(to && !amountProblem(place, 'to') && { faceValueMax: to }),
  };
}
