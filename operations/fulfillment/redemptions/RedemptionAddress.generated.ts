/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AddressDialogSaveMutationVariables = Exact<{
  input: Types.UpdateRedemptionAddressInput;
}>;


export type AddressDialogSaveMutation = { updateRedemptionAddress:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleRedemption', current: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }>, address: { __typename: 'ShippingAddress', name: string, line1: string, line2: string, line3: string, line4: string, zipcode: string, city: string, state: string, country: string } | null } | null }
    | { __typename: 'UpdateRedemptionAddressSuccess', redemption: { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, cancelable: boolean, last4: string | null, updatedAt: string, activatedAt: string | null, redeemedAt: string | null, refundedAt: string | null, expiresAt: string | null, orderStatus: string | null, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }>, address: { __typename: 'ShippingAddress', name: string, line1: string, line2: string, line3: string, line4: string, zipcode: string, city: string, state: string, country: string } | null } }
   };


export const AddressDialogSaveDocument = /*#__PURE__*/ gql`
    mutation AddressDialogSave($input: UpdateRedemptionAddressInput!) {
  updateRedemptionAddress(input: $input) {
    __typename
    ... on UpdateRedemptionAddressSuccess {
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
        address {
          ... on ShippingAddress {
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
        address {
          ... on ShippingAddress {
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
    ` as unknown as DocumentNode<AddressDialogSaveMutation, AddressDialogSaveMutationVariables>;