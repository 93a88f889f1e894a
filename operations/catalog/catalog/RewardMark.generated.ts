/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RewardMarkQueryVariables = Exact<{
  advertiserId: string;
  experienceId?: string | null | undefined;
  skus: Array<string> | string;
}>;


export type RewardMarkQuery = { rewardStates: Array<{ __typename: 'RewardState', sku: string, state: Types.PromotionRewardState, reason: Types.RewardStateReason | null }> | null };


export const RewardMarkDocument = /*#__PURE__*/ gql`
    query RewardMark($advertiserId: ID!, $experienceId: ID, $skus: [ID!]!) {
  rewardStates(
    advertiserId: $advertiserId
    experienceId: $experienceId
    skus: $skus
  ) {
    sku
    state
    reason
  }
}
    ` as unknown as DocumentNode<RewardMarkQuery, RewardMarkQueryVariables>;