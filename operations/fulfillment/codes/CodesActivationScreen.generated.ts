/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchPromotionFragment, QuantityRewardsFragment } from '../dispatches/QuantityDispatch.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { QuantityRewardFragmentDoc, QuantityRewardsFragmentDoc, DispatchPromotionFragmentDoc } from '../dispatches/QuantityDispatch.generated.ts';
export type CodesActivationScreenQueryVariables = Exact<{
  id: string;
}>;


export type CodesActivationScreenQuery = { promotion: (
    { __typename: 'Promotion', id: string, advertiserId: string }
    & { ' $fragmentRefs'?: { 'DispatchPromotionFragment': DispatchPromotionFragment;'QuantityRewardsFragment': QuantityRewardsFragment } }
  ) | null };


export const CodesActivationScreenDocument = /*#__PURE__*/ gql`
    query CodesActivationScreen($id: ID!) {
  promotion(id: $id) {
    id
    advertiserId
    ...DispatchPromotion
    ...QuantityRewards
  }
}
    ${DispatchPromotionFragmentDoc}
${QuantityRewardsFragmentDoc}
${QuantityRewardFragmentDoc}` as unknown as DocumentNode<CodesActivationScreenQuery, CodesActivationScreenQueryVariables>;