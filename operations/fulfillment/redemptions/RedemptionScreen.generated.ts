/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RedemptionActionsFragment } from '../redemptionActions/RedemptionActions.generated.ts';
import type { HistoryEntriesFragment } from './RedemptionHistory.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { RedemptionActionsFragmentDoc } from '../redemptionActions/RedemptionActions.generated.ts';
import { HistoryEntryFragmentDoc, HistoryEntriesFragmentDoc } from './RedemptionHistory.generated.ts';
export type RedemptionScreenQueryVariables = Exact<{
  id: string;
  withMoney: boolean;
}>;


export type RedemptionScreenQuery = { redemption: (
    { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, stateDetails: string | null, reversed: boolean, testing: boolean, advertiserId: string, advertiserName: string, promotionSummary: { __typename: 'RedemptionPromotion', id: string, name: string }, reward: { __typename: 'RedemptionReward', sku: string, name: string }, history: (
      { __typename: 'RedemptionHistoryPage' }
      & { ' $fragmentRefs'?: { 'HistoryEntriesFragment': HistoryEntriesFragment } }
    ) | null, money?: (
      { __typename: 'RedemptionMoney' }
      & { ' $fragmentRefs'?: { 'RedemptionMoneyFragment': RedemptionMoneyFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'RedemptionActionsFragment': RedemptionActionsFragment;'RedemptionGlobalInfoFragment': RedemptionGlobalInfoFragment;'RedemptionDetailsFragment': RedemptionDetailsFragment;'RedemptionPeopleFragment': RedemptionPeopleFragment;'RedemptionShippingFragment': RedemptionShippingFragment;'RedemptionCodesFragment': RedemptionCodesFragment;'RedemptionLinksFragment': RedemptionLinksFragment } }
  ) | null };

export type RedemptionGlobalInfoFragment = { __typename: 'Redemption', id: string, orderId: string | null, externalRef: string | null, companyName: string | null, dispatchId: string | null, batchId: string | null, testing: boolean, advertiserId: string, advertiserName: string, value: { __typename: 'Money', amount: string, currency: string }, promotionSummary: { __typename: 'RedemptionPromotion', id: string, name: string, state: Types.PromotionState, status: Types.PromotionStatus }, reward: { __typename: 'RedemptionReward', sku: string, name: string, state: Types.PromotionRewardState | null, status: Types.PromotionRewardStatus | null } } & { ' $fragmentName'?: 'RedemptionGlobalInfoFragment' };

export type RedemptionDetailsFragment = { __typename: 'Redemption', id: string, state: Types.RedemptionState, stateDetails: string | null, paymentTypes: Array<number>, bookedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, updatedAt: string, cancelable: boolean, canConsult: boolean, provider: string | null, providerName: string | null, providerPaymentType: number | null } & { ' $fragmentName'?: 'RedemptionDetailsFragment' };

export type RedemptionPeopleFragment = { __typename: 'Redemption', id: string, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, country: string | null } | null } & { ' $fragmentName'?: 'RedemptionPeopleFragment' };

export type RedemptionShippingFragment = { __typename: 'Redemption', id: string, needsAddress: boolean, orderStatus: string | null, providerTrackingCode: string | null, address: { __typename: 'ShippingAddress', name: string, line1: string, line2: string, line3: string, line4: string, zipcode: string, city: string, state: string, country: string } | null } & { ' $fragmentName'?: 'RedemptionShippingFragment' };

export type RedemptionCodesFragment = { __typename: 'Redemption', id: string, last4: string | null, usages: Array<string>, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> } & { ' $fragmentName'?: 'RedemptionCodesFragment' };

export type RedemptionLinksFragment = { __typename: 'Redemption', id: string, reward: { __typename: 'RedemptionReward', sku: string }, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> } & { ' $fragmentName'?: 'RedemptionLinksFragment' };

export type RedemptionMoneyFragment = { __typename: 'RedemptionMoney', allocationId: string | null, allocationExternalId: string | null, isTied: boolean, charge: { __typename: 'Money', amount: string, currency: string }, balances: Array<{ __typename: 'AccountBalance', account: Types.LedgerAccount, amount: { __typename: 'Money', amount: string, currency: string } }>, entries: Array<{ __typename: 'RedemptionMoneyEntry', postingId: string, effectiveAt: string, kind: string, from: Types.LedgerAccount, to: Types.LedgerAccount, allocationId: string | null, allocationExternalId: string | null, amount: { __typename: 'Money', amount: string, currency: string }, batchAmount: { __typename: 'Money', amount: string, currency: string } | null }> } & { ' $fragmentName'?: 'RedemptionMoneyFragment' };

export type CommentDialogAddMutationVariables = Exact<{
  input: Types.AddRedemptionCommentInput;
}>;


export type CommentDialogAddMutation = { addRedemptionComment:
    | { __typename: 'AddRedemptionCommentSuccess', entry: { __typename: 'RedemptionHistoryEntry', id: string, redemptionId: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export const RedemptionGlobalInfoFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionGlobalInfo on Redemption {
  id
  orderId
  externalRef
  companyName
  dispatchId
  batchId
  value {
    amount
    currency
  }
  testing
  advertiserId
  advertiserName
  promotionSummary {
    id
    name
    state
    status
  }
  reward {
    sku
    name
    state
    status
  }
}
    ` as unknown as DocumentNode<RedemptionGlobalInfoFragment, unknown>;
export const RedemptionDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionDetails on Redemption {
  id
  state
  stateDetails
  paymentTypes
  bookedAt
  activatedAt
  redeemedAt
  refundedAt
  expiresAt
  updatedAt
  cancelable
  canConsult
  provider
  providerName
  providerPaymentType
}
    ` as unknown as DocumentNode<RedemptionDetailsFragment, unknown>;
export const RedemptionPeopleFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionPeople on Redemption {
  id
  user {
    id
    provider
    uid
    firstName
    lastName
    email
    phoneNumber
    country
  }
}
    ` as unknown as DocumentNode<RedemptionPeopleFragment, unknown>;
export const RedemptionShippingFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionShipping on Redemption {
  id
  needsAddress
  address {
    name
    line1
    line2
    line3
    line4
    zipcode
    city
    state
    country
  }
  orderStatus
  providerTrackingCode
}
    ` as unknown as DocumentNode<RedemptionShippingFragment, unknown>;
export const RedemptionCodesFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionCodes on Redemption {
  id
  last4
  usages
  actions {
    name
    allowed
    reason
    ability
  }
}
    ` as unknown as DocumentNode<RedemptionCodesFragment, unknown>;
export const RedemptionLinksFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionLinks on Redemption {
  id
  reward {
    sku
  }
  actions {
    name
    allowed
    reason
    ability
  }
}
    ` as unknown as DocumentNode<RedemptionLinksFragment, unknown>;
export const RedemptionMoneyFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionMoney on RedemptionMoney {
  charge {
    amount
    currency
  }
  allocationId
  allocationExternalId
  isTied
  balances {
    account
    amount {
      amount
      currency
    }
  }
  entries {
    postingId
    effectiveAt
    kind
    amount {
      amount
      currency
    }
    from
    to
    allocationId
    allocationExternalId
    batchAmount {
      amount
      currency
    }
  }
}
    ` as unknown as DocumentNode<RedemptionMoneyFragment, unknown>;
export const RedemptionScreenDocument = /*#__PURE__*/ gql`
    query RedemptionScreen($id: ID!, $withMoney: Boolean!) {
  redemption(id: $id) {
    id
    version
    state
    stateDetails
    reversed
    testing
    advertiserId
    advertiserName
    promotionSummary {
      id
      name
    }
    reward {
      sku
      name
    }
    ...RedemptionActions
    ...RedemptionGlobalInfo
    ...RedemptionDetails
    ...RedemptionPeople
    ...RedemptionShipping
    ...RedemptionCodes
    ...RedemptionLinks
    history(page: {number: 1, size: 20}) {
      ...HistoryEntries
    }
    money @include(if: $withMoney) {
      ...RedemptionMoney
    }
  }
}
    ${RedemptionActionsFragmentDoc}
${RedemptionGlobalInfoFragmentDoc}
${RedemptionDetailsFragmentDoc}
${RedemptionPeopleFragmentDoc}
${RedemptionShippingFragmentDoc}
${RedemptionCodesFragmentDoc}
${RedemptionLinksFragmentDoc}
${HistoryEntriesFragmentDoc}
${HistoryEntryFragmentDoc}
${RedemptionMoneyFragmentDoc}` as unknown as DocumentNode<RedemptionScreenQuery, RedemptionScreenQueryVariables>;
export const CommentDialogAddDocument = /*#__PURE__*/ gql`
    mutation CommentDialogAdd($input: AddRedemptionCommentInput!) {
  addRedemptionComment(input: $input) {
    ... on AddRedemptionCommentSuccess {
      entry {
        id
        redemptionId
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
    ` as unknown as DocumentNode<CommentDialogAddMutation, CommentDialogAddMutationVariables>;