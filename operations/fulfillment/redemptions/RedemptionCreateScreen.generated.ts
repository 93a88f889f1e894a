/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type RedemptionCreateScreenQueryVariables = Exact<{
  id: string;
  isChosen: boolean;
  advertiserId: string;
  isNamed: boolean;
}>;


export type RedemptionCreateScreenQuery = { promotion?: (
    { __typename: 'Promotion', id: string }
    & { ' $fragmentRefs'?: { 'NewRedemptionPromotionFragment': NewRedemptionPromotionFragment } }
  ) | null, advertiser?: { __typename: 'Advertiser', id: string, name: string } | null };

export type NewRedemptionPromotionFragment = { __typename: 'Promotion', id: string, name: string, status: Types.PromotionStatus, state: Types.PromotionState, advertiser: { __typename: 'Advertiser', id: string, name: string, billingCurrency: string } | null, flowSettings: { __typename: 'FlowSettings', multipleRewards: boolean } | null, first: { __typename: 'PromotionRewardPage', items: Array<(
      { __typename: 'PromotionReward' }
      & { ' $fragmentRefs'?: { 'NewRedemptionRewardFragment': NewRedemptionRewardFragment } }
    )> } | null, second: { __typename: 'PromotionRewardPage', items: Array<(
      { __typename: 'PromotionReward' }
      & { ' $fragmentRefs'?: { 'NewRedemptionRewardFragment': NewRedemptionRewardFragment } }
    )> } | null } & { ' $fragmentName'?: 'NewRedemptionPromotionFragment' };

export type NewRedemptionRewardFragment = { __typename: 'PromotionReward', offerId: string, sku: string, name: string, isRunnable: boolean, variableValue: boolean, stock: number | null, faceValue: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'NewRedemptionRewardFragment' };

export type NewRedemptionFormCreateMutationVariables = Exact<{
  input: Types.CreateRedemptionInput;
}>;


export type NewRedemptionFormCreateMutation = { createRedemption:
    | { __typename: 'CreateRedemptionSuccess', link: string | null, outcome: Types.CreatedOutcome, reason: string | null, redemption: { __typename: 'Redemption', id: string, orderId: string | null, state: Types.RedemptionState } | null, cost: { __typename: 'DispatchCost', total: { __typename: 'Money', amount: string, currency: string } }, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type NewRedemptionFormRedeemMutationVariables = Exact<{
  input: Types.CreateAndRedeemInput;
}>;


export type NewRedemptionFormRedeemMutation = { createAndRedeem:
    | { __typename: 'CreateAndRedeemSuccess', link: string | null, outcome: Types.CreatedOutcome, reason: string | null, redemption: { __typename: 'Redemption', id: string, orderId: string | null, state: Types.RedemptionState } | null, cost: { __typename: 'DispatchCost', total: { __typename: 'Money', amount: string, currency: string } }, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export const NewRedemptionRewardFragmentDoc = /*#__PURE__*/ gql`
    fragment NewRedemptionReward on PromotionReward {
  offerId
  sku
  name
  isRunnable
  variableValue
  stock
  faceValue {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<NewRedemptionRewardFragment, unknown>;
export const NewRedemptionPromotionFragmentDoc = /*#__PURE__*/ gql`
    fragment NewRedemptionPromotion on Promotion {
  id
  name
  status
  state
  advertiser {
    id
    name
    billingCurrency
  }
  flowSettings {
    multipleRewards
  }
  first: rewards(page: {number: 1, size: 100}, filter: {statuses: [enabled]}) {
    items {
      ...NewRedemptionReward
    }
  }
  second: rewards(page: {number: 2, size: 100}, filter: {statuses: [enabled]}) {
    items {
      ...NewRedemptionReward
    }
  }
}
    ` as unknown as DocumentNode<NewRedemptionPromotionFragment, unknown>;
export const RedemptionCreateScreenDocument = /*#__PURE__*/ gql`
    query RedemptionCreateScreen($id: ID!, $isChosen: Boolean!, $advertiserId: ID!, $isNamed: Boolean!) {
  promotion(id: $id) @include(if: $isChosen) {
    id
    ...NewRedemptionPromotion
  }
  advertiser(id: $advertiserId) @include(if: $isNamed) {
    id
    name
  }
}
    ${NewRedemptionPromotionFragmentDoc}
${NewRedemptionRewardFragmentDoc}` as unknown as DocumentNode<RedemptionCreateScreenQuery, RedemptionCreateScreenQueryVariables>;
export const NewRedemptionFormCreateDocument = /*#__PURE__*/ gql`
    mutation NewRedemptionFormCreate($input: CreateRedemptionInput!) {
  createRedemption(input: $input) {
    __typename
    ... on CreateRedemptionSuccess {
      redemption {
        id
        orderId
        state
      }
      link
      outcome
      reason
      cost {
        total {
          amount
          currency
        }
      }
      effects {
        ...EffectsPreview
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<NewRedemptionFormCreateMutation, NewRedemptionFormCreateMutationVariables>;
export const NewRedemptionFormRedeemDocument = /*#__PURE__*/ gql`
    mutation NewRedemptionFormRedeem($input: CreateAndRedeemInput!) {
  createAndRedeem(input: $input) {
    __typename
    ... on CreateAndRedeemSuccess {
      redemption {
        id
        orderId
        state
      }
      link
      outcome
      reason
      cost {
        total {
          amount
          currency
        }
      }
      effects {
        ...EffectsPreview
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<NewRedemptionFormRedeemMutation, NewRedemptionFormRedeemMutationVariables>;