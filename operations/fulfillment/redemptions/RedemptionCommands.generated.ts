/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type RedemptionActionsRetryMutationVariables = Exact<{
  input: Types.RedemptionCommandInput;
}>;


export type RedemptionActionsRetryMutation = { retryRedemption:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'RetryRedemptionSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> }, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
   };

export type RedemptionActionsResetMutationVariables = Exact<{
  input: Types.RedemptionCommandInput;
}>;


export type RedemptionActionsResetMutation = { resetRedemption:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'ResetRedemptionSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> }, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
   };

export type RedemptionActionsCancelMutationVariables = Exact<{
  input: Types.RedemptionCommandInput;
}>;


export type RedemptionActionsCancelMutation = { cancelRedemption:
    | { __typename: 'CancelRedemptionSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> }, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type RedemptionActionsReverseMutationVariables = Exact<{
  input: Types.RedemptionCommandInput;
}>;


export type RedemptionActionsReverseMutation = { reverseRedemption:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'ReverseRedemptionSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> }, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
   };

export type RedemptionActionsBlockMutationVariables = Exact<{
  input: Types.RedemptionCommandInput;
}>;


export type RedemptionActionsBlockMutation = { blockRedemption:
    | { __typename: 'BlockRedemptionSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> }, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type RedemptionActionsRefundMutationVariables = Exact<{
  input: Types.RefundRedemptionInput;
}>;


export type RedemptionActionsRefundMutation = { refundRedemption:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'RefundRedemptionSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> } | null, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'Refused', code: string, message: string }
   };

export type ReplaceDialogSaveMutationVariables = Exact<{
  input: Types.ReplaceRedemptionInput;
}>;


export type ReplaceDialogSaveMutation = { replaceRedemption:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'ReplaceRedemptionSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> } | null, replacement: { __typename: 'Redemption', id: string } | null, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
   };


export const RedemptionActionsRetryDocument = /*#__PURE__*/ gql`
    mutation RedemptionActionsRetry($input: RedemptionCommandInput!) {
  retryRedemption(input: $input) {
    __typename
    ... on RetryRedemptionSuccess {
      redemption {
        id
        ... on Redemption {
          id
          version
          state
          reversed
          stateDetails
          cancelable
          last4
          updatedAt
          activatedAt
          redeemedAt
          refundedAt
          expiresAt
          orderStatus
          user {
            id
            provider
            uid
            firstName
            lastName
            email
            phoneNumber
            version
          }
          actions {
            name
            allowed
            reason
            ability
          }
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<RedemptionActionsRetryMutation, RedemptionActionsRetryMutationVariables>;
export const RedemptionActionsResetDocument = /*#__PURE__*/ gql`
    mutation RedemptionActionsReset($input: RedemptionCommandInput!) {
  resetRedemption(input: $input) {
    __typename
    ... on ResetRedemptionSuccess {
      redemption {
        id
        ... on Redemption {
          id
          version
          state
          reversed
          stateDetails
          cancelable
          last4
          updatedAt
          activatedAt
          redeemedAt
          refundedAt
          expiresAt
          orderStatus
          user {
            id
            provider
            uid
            firstName
            lastName
            email
            phoneNumber
            version
          }
          actions {
            name
            allowed
            reason
            ability
          }
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<RedemptionActionsResetMutation, RedemptionActionsResetMutationVariables>;
export const RedemptionActionsCancelDocument = /*#__PURE__*/ gql`
    mutation RedemptionActionsCancel($input: RedemptionCommandInput!) {
  cancelRedemption(input: $input) {
    __typename
    ... on CancelRedemptionSuccess {
      redemption {
        id
        ... on Redemption {
          id
          version
          state
          reversed
          stateDetails
          cancelable
          last4
          updatedAt
          activatedAt
          redeemedAt
          refundedAt
          expiresAt
          orderStatus
          user {
            id
            provider
            uid
            firstName
            lastName
            email
            phoneNumber
            version
          }
          actions {
            name
            allowed
            reason
            ability
          }
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<RedemptionActionsCancelMutation, RedemptionActionsCancelMutationVariables>;
export const RedemptionActionsReverseDocument = /*#__PURE__*/ gql`
    mutation RedemptionActionsReverse($input: RedemptionCommandInput!) {
  reverseRedemption(input: $input) {
    __typename
    ... on ReverseRedemptionSuccess {
      redemption {
        id
        ... on Redemption {
          id
          version
          state
          reversed
          stateDetails
          cancelable
          last4
          updatedAt
          activatedAt
          redeemedAt
          refundedAt
          expiresAt
          orderStatus
          user {
            id
            provider
            uid
            firstName
            lastName
            email
            phoneNumber
            version
          }
          actions {
            name
            allowed
            reason
            ability
          }
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<RedemptionActionsReverseMutation, RedemptionActionsReverseMutationVariables>;
export const RedemptionActionsBlockDocument = /*#__PURE__*/ gql`
    mutation RedemptionActionsBlock($input: RedemptionCommandInput!) {
  blockRedemption(input: $input) {
    __typename
    ... on BlockRedemptionSuccess {
      redemption {
        id
        ... on Redemption {
          id
          version
          state
          reversed
          stateDetails
          cancelable
          last4
          updatedAt
          activatedAt
          redeemedAt
          refundedAt
          expiresAt
          orderStatus
          user {
            id
            provider
            uid
            firstName
            lastName
            email
            phoneNumber
            version
          }
          actions {
            name
            allowed
            reason
            ability
          }
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<RedemptionActionsBlockMutation, RedemptionActionsBlockMutationVariables>;
export const RedemptionActionsRefundDocument = /*#__PURE__*/ gql`
    mutation RedemptionActionsRefund($input: RefundRedemptionInput!) {
  refundRedemption(input: $input) {
    __typename
    ... on RefundRedemptionSuccess {
      redemption {
        id
        ... on Redemption {
          id
          version
          state
          reversed
          stateDetails
          cancelable
          last4
          updatedAt
          activatedAt
          redeemedAt
          refundedAt
          expiresAt
          orderStatus
          user {
            id
            provider
            uid
            firstName
            lastName
            email
            phoneNumber
            version
          }
          actions {
            name
            allowed
            reason
            ability
          }
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<RedemptionActionsRefundMutation, RedemptionActionsRefundMutationVariables>;
export const ReplaceDialogSaveDocument = /*#__PURE__*/ gql`
    mutation ReplaceDialogSave($input: ReplaceRedemptionInput!) {
  replaceRedemption(input: $input) {
    __typename
    ... on ReplaceRedemptionSuccess {
      redemption {
        id
        ... on Redemption {
          id
          version
          state
          reversed
          stateDetails
          cancelable
          last4
          updatedAt
          activatedAt
          redeemedAt
          refundedAt
          expiresAt
          orderStatus
          user {
            id
            provider
            uid
            firstName
            lastName
            email
            phoneNumber
            version
          }
          actions {
            name
            allowed
            reason
            ability
          }
        }
      }
      replacement {
        id
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<ReplaceDialogSaveMutation, ReplaceDialogSaveMutationVariables>;