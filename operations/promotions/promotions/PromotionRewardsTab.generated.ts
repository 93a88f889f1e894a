/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PromotionLaunchFragment } from './PromotionLaunch.generated.ts';
import type { PromotionEffectsFragment } from './PromotionStatusMenu.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { PromotionLaunchFragmentDoc } from './PromotionLaunch.generated.ts';
import { PromotionEffectsFragmentDoc } from './PromotionStatusMenu.generated.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
export type PromotionRewardsTabQueryVariables = Exact<{
  id: string;
  filter?: Types.PromotionRewardFilter | null | undefined;
  sort?: Types.PromotionRewardSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type PromotionRewardsTabQuery = { promotion: { __typename: 'Promotion', id: string, flowSettings: { __typename: 'FlowSettings', multipleRewards: boolean } | null, rewards: { __typename: 'PromotionRewardPage', items: Array<(
        { __typename: 'PromotionReward', offerId: string }
        & { ' $fragmentRefs'?: { 'PromotionRewardRowFragment': PromotionRewardRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type PromotionRewardRowFragment = { __typename: 'PromotionReward', offerId: string, promotionId: string, sku: string, name: string, status: Types.PromotionRewardStatus, state: Types.PromotionRewardState, reason: string | null, isRunnable: boolean, activated: number, redeemed: number, denied: number, pending: number, ratio: number, stock: number | null } & { ' $fragmentName'?: 'PromotionRewardRowFragment' };

export type PromotionRewardStatusSaveMutationVariables = Exact<{
  input: Types.SavePromotionRewardStatusInput;
}>;


export type PromotionRewardStatusSaveMutation = { savePromotionRewardStatus:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SavePromotionRewardStatusSuccess', reward: { __typename: 'PromotionReward', offerId: string, status: Types.PromotionRewardStatus, state: Types.PromotionRewardState, reason: string | null, isRunnable: boolean }, promotion: (
        { __typename: 'Promotion', id: string }
        & { ' $fragmentRefs'?: { 'PromotionLaunchFragment': PromotionLaunchFragment } }
      ) | null, effects: (
        { __typename: 'PromotionEffects' }
        & { ' $fragmentRefs'?: { 'PromotionEffectsFragment': PromotionEffectsFragment } }
      ) }
   };

export const PromotionRewardRowFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionRewardRow on PromotionReward {
  offerId
  promotionId
  sku
  name
  status
  state
  reason
  isRunnable
  activated
  redeemed
  denied
  pending
  ratio
  stock
}
    ` as unknown as DocumentNode<PromotionRewardRowFragment, unknown>;
export const PromotionRewardsTabDocument = /*#__PURE__*/ gql`
    query PromotionRewardsTab($id: ID!, $filter: PromotionRewardFilter, $sort: PromotionRewardSort, $page: PageInput) {
  promotion(id: $id) {
    id
    flowSettings {
      multipleRewards
    }
    rewards(filter: $filter, sort: $sort, page: $page) {
      items {
        offerId
        ...PromotionRewardRow
      }
      page {
        number
        size
        totalCount
        totalIsCapped
        totalPages
      }
    }
  }
}
    ${PromotionRewardRowFragmentDoc}` as unknown as DocumentNode<PromotionRewardsTabQuery, PromotionRewardsTabQueryVariables>;
export const PromotionRewardStatusSaveDocument = /*#__PURE__*/ gql`
    mutation PromotionRewardStatusSave($input: SavePromotionRewardStatusInput!) {
  savePromotionRewardStatus(input: $input) {
    __typename
    ... on SavePromotionRewardStatusSuccess {
      reward {
        offerId
        status
        state
        reason
        isRunnable
      }
      promotion {
        id
        ...PromotionLaunch
      }
      effects {
        ...PromotionEffects
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${PromotionLaunchFragmentDoc}
${PromotionEffectsFragmentDoc}
${DispatchEffectsFragmentDoc}` as unknown as DocumentNode<PromotionRewardStatusSaveMutation, PromotionRewardStatusSaveMutationVariables>;