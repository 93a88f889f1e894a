/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RewardCardFragment } from '../../catalog/catalog/CatalogScreen.generated.ts';
import type { PromotionEffectsFragment } from './PromotionStatusMenu.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { RewardCardFragmentDoc } from '../../catalog/catalog/CatalogScreen.generated.ts';
import { PromotionEffectsFragmentDoc } from './PromotionStatusMenu.generated.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
export type PromotionRewardsScreenQueryVariables = Exact<{
  id: string;
}>;


export type PromotionRewardsScreenQuery = { promotion: { __typename: 'Promotion', id: string, advertiserId: string, name: string, version: number, advertiser: { __typename: 'Advertiser', id: string, organizationId: string | null, billingCurrency: string } | null, experience: { __typename: 'Experience', id: string, name: string, options: { __typename: 'ExperienceOptions', digitalRewardsMasks: Array<Types.DeliveryMode> }, redemptionFlow: { __typename: 'RedemptionFlow', id: string, supportsPrimaryCode: boolean } | null } | null, first: { __typename: 'PromotionRewardPage', items: Array<(
        { __typename: 'PromotionReward' }
        & { ' $fragmentRefs'?: { 'EditedRewardFragment': EditedRewardFragment } }
      )> } | null, second: { __typename: 'PromotionRewardPage', items: Array<(
        { __typename: 'PromotionReward' }
        & { ' $fragmentRefs'?: { 'EditedRewardFragment': EditedRewardFragment } }
      )> } | null } | null };

export type EditedRewardFragment = { __typename: 'PromotionReward', offerId: string, sku: string, name: string, state: Types.PromotionRewardState, catalogueEntry: (
    { __typename: 'Reward' }
    & { ' $fragmentRefs'?: { 'RewardCardFragment': RewardCardFragment } }
  ) } & { ' $fragmentName'?: 'EditedRewardFragment' };

export type PromotionRewardsScreenSaveMutationVariables = Exact<{
  input: Types.ChoosePromotionRewardsInput;
}>;


export type PromotionRewardsScreenSaveMutation = { choosePromotionRewards:
    | { __typename: 'ChoosePromotionRewardsSuccess', promotion: { __typename: 'Promotion', id: string, name: string, version: number, hasRunnableReward: boolean, missing: Array<{ __typename: 'PromotionGap', code: string, field: string | null, screen: Types.LaunchPlace }> }, effects: (
        { __typename: 'PromotionEffects' }
        & { ' $fragmentRefs'?: { 'PromotionEffectsFragment': PromotionEffectsFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StalePromotion', current: { __typename: 'Promotion', id: string, version: number, first: { __typename: 'PromotionRewardPage', items: Array<(
            { __typename: 'PromotionReward' }
            & { ' $fragmentRefs'?: { 'EditedRewardFragment': EditedRewardFragment } }
          )> } | null, second: { __typename: 'PromotionRewardPage', items: Array<(
            { __typename: 'PromotionReward' }
            & { ' $fragmentRefs'?: { 'EditedRewardFragment': EditedRewardFragment } }
          )> } | null } }
   };

export const EditedRewardFragmentDoc = /*#__PURE__*/ gql`
    fragment EditedReward on PromotionReward {
  offerId
  sku
  name
  state
  catalogueEntry {
    ...RewardCard
  }
}
    ` as unknown as DocumentNode<EditedRewardFragment, unknown>;
export const PromotionRewardsScreenDocument = /*#__PURE__*/ gql`
    query PromotionRewardsScreen($id: ID!) {
  promotion(id: $id) {
    id
    advertiserId
    name
    version
    advertiser {
      id
      organizationId
      billingCurrency
    }
    experience {
      id
      name
      options {
        digitalRewardsMasks
      }
      redemptionFlow {
        id
        supportsPrimaryCode
      }
    }
    first: rewards(
      page: {number: 1, size: 100}
      filter: {statuses: [enabled, paused]}
    ) {
      items {
        ...EditedReward
      }
    }
    second: rewards(
      page: {number: 2, size: 100}
      filter: {statuses: [enabled, paused]}
    ) {
      items {
        ...EditedReward
      }
    }
  }
}
    ${EditedRewardFragmentDoc}
${RewardCardFragmentDoc}` as unknown as DocumentNode<PromotionRewardsScreenQuery, PromotionRewardsScreenQueryVariables>;
export const PromotionRewardsScreenSaveDocument = /*#__PURE__*/ gql`
    mutation PromotionRewardsScreenSave($input: ChoosePromotionRewardsInput!) {
  choosePromotionRewards(input: $input) {
    __typename
    ... on ChoosePromotionRewardsSuccess {
      promotion {
        id
        name
        version
        hasRunnableReward
        missing {
          code
          field
          screen
        }
      }
      effects {
        ...PromotionEffects
      }
    }
    ... on StalePromotion {
      current {
        id
        version
        first: rewards(
          page: {number: 1, size: 100}
          filter: {statuses: [enabled, paused]}
        ) {
          items {
            ...EditedReward
          }
        }
        second: rewards(
          page: {number: 2, size: 100}
          filter: {statuses: [enabled, paused]}
        ) {
          items {
            ...EditedReward
          }
        }
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
    ${PromotionEffectsFragmentDoc}
${DispatchEffectsFragmentDoc}
${EditedRewardFragmentDoc}
${RewardCardFragmentDoc}` as unknown as DocumentNode<PromotionRewardsScreenSaveMutation, PromotionRewardsScreenSaveMutationVariables>;