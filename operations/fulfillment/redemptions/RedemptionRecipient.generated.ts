/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type NotifyDialogSendMutationVariables = Exact<{
  input: Types.ResendDeliveryInput;
}>;


export type NotifyDialogSendMutation = { resendDelivery:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'ResendDeliverySuccess', deliveries: Array<{ __typename: 'Delivery', id: string, kind: Types.DeliveryKind, channel: Types.NotificationChannel, state: Types.DeliveryState, reason: string | null, sentAt: string | null, attempts: number }> }
   };

export type UserAssignDialogSaveMutationVariables = Exact<{
  input: Types.SetRedemptionUserInput;
}>;


export type UserAssignDialogSaveMutation = { setRedemptionUser:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SetRedemptionUserSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> } }
    | { __typename: 'StaleRedemption', current: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> } | null }
   };

export type UserInfoDialogSaveMutationVariables = Exact<{
  input: Types.UpdateRedemptionUserInput;
}>;


export type UserInfoDialogSaveMutation = { updateRedemptionUser:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleRedemptionUser', current: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null }
    | { __typename: 'UpdateRedemptionUserSuccess', user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } }
   };

export type RecipientDialogSaveMutationVariables = Exact<{
  input: Types.CorrectRecipientInput;
}>;


export type RecipientDialogSaveMutation = { correctRecipient:
    | { __typename: 'CorrectRecipientSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }> } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleRecipient', current: { __typename: 'BatchLine', redemptionId: string, recipient: { __typename: 'BatchRecipient', version: number, email: string | null, phoneNumber: string | null } | null } | null }
   };


export const NotifyDialogSendDocument = /*#__PURE__*/ gql`
    mutation NotifyDialogSend($input: ResendDeliveryInput!) {
  resendDelivery(input: $input) {
    __typename
    ... on ResendDeliverySuccess {
      deliveries {
        id
        kind
        channel
        state
        reason
        sentAt
        attempts
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
    ` as unknown as DocumentNode<NotifyDialogSendMutation, NotifyDialogSendMutationVariables>;
export const UserAssignDialogSaveDocument = /*#__PURE__*/ gql`
    mutation UserAssignDialogSave($input: SetRedemptionUserInput!) {
  setRedemptionUser(input: $input) {
    __typename
    ... on SetRedemptionUserSuccess {
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
    }
    ... on StaleRedemption {
      current {
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
    ` as unknown as DocumentNode<UserAssignDialogSaveMutation, UserAssignDialogSaveMutationVariables>;
export const UserInfoDialogSaveDocument = /*#__PURE__*/ gql`
    mutation UserInfoDialogSave($input: UpdateRedemptionUserInput!) {
  updateRedemptionUser(input: $input) {
    __typename
    ... on UpdateRedemptionUserSuccess {
      user {
        ... on RedemptionUser {
          id
          provider
          uid
          firstName
          lastName
          email
          phoneNumber
          version
        }
      }
    }
    ... on StaleRedemptionUser {
      current {
        ... on RedemptionUser {
          id
          provider
          uid
          firstName
          lastName
          email
          phoneNumber
          version
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
    ` as unknown as DocumentNode<UserInfoDialogSaveMutation, UserInfoDialogSaveMutationVariables>;
export const RecipientDialogSaveDocument = /*#__PURE__*/ gql`
    mutation RecipientDialogSave($input: CorrectRecipientInput!) {
  correctRecipient(input: $input) {
    __typename
    ... on CorrectRecipientSuccess {
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
    }
    ... on StaleRecipient {
      current {
        redemptionId
        recipient {
          version
          email
          phoneNumber
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
    ` as unknown as DocumentNode<RecipientDialogSaveMutation, RecipientDialogSaveMutationVariables>;