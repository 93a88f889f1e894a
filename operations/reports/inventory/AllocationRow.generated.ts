/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AllocationRowFragment = { __typename: 'Allocation', id: string, advertiserId: string, type: Types.AllocationType, status: Types.AllocationStatus, state: Types.AllocationState, display: Types.AllocationDisplay, externalId: string | null, description: string | null, expiresAt: string | null, noExpiration: boolean, orderedAt: string, isEditable: boolean, version: number, amount: { __typename: 'Money', amount: string, currency: string }, amountUsed: { __typename: 'Money', amount: string, currency: string }, amountPending: { __typename: 'Money', amount: string, currency: string }, amountAvailable: { __typename: 'Money', amount: string, currency: string }, requestedAmount: { __typename: 'Money', amount: string, currency: string }, requestMinimum: { __typename: 'Money', amount: string, currency: string } | null, giveBackLimit: { __typename: 'Money', amount: string, currency: string } | null, allocatedRewards: Array<{ __typename: 'AllocatedReward', id: string, quantity: number | null, quantityUsed: number, quantityExpired: number, quantityAvailable: number | null, status: Types.AllocationStatus, locked: boolean, reward: { __typename: 'RewardSummary', sku: string, name: string }, sellingPrice: { __typename: 'Money', amount: string, currency: string } | null }>, waitingRequests: Array<(
    { __typename: 'WaitingRequest' }
    & { ' $fragmentRefs'?: { 'WaitingRequestFragment': WaitingRequestFragment } }
  )> } & { ' $fragmentName'?: 'AllocationRowFragment' };

export type WaitingRequestFragment = { __typename: 'WaitingRequest', id: string, type: Types.BudgetLineType, version: number, canWithdraw: boolean, externalId: string | null, amount: { __typename: 'Money', amount: string, currency: string }, expiration: { __typename: 'RequestedExpiration', expiresAt: string | null, noExpiration: boolean } | null } & { ' $fragmentName'?: 'WaitingRequestFragment' };

export const WaitingRequestFragmentDoc = /*#__PURE__*/ gql`
    fragment WaitingRequest on WaitingRequest {
  id
  type
  version
  canWithdraw
  externalId
  amount {
    amount
    currency
  }
  expiration {
    expiresAt
    noExpiration
  }
}
    ` as unknown as DocumentNode<WaitingRequestFragment, unknown>;
export const AllocationRowFragmentDoc = /*#__PURE__*/ gql`
    fragment AllocationRow on Allocation {
  id
  advertiserId
  type
  status
  state
  display
  externalId
  description
  expiresAt
  noExpiration
  orderedAt
  isEditable
  version
  amount {
    amount
    currency
  }
  amountUsed {
    amount
    currency
  }
  amountPending {
    amount
    currency
  }
  amountAvailable {
    amount
    currency
  }
  requestedAmount {
    amount
    currency
  }
  requestMinimum {
    amount
    currency
  }
  giveBackLimit {
    amount
    currency
  }
  allocatedRewards {
    id
    reward {
      sku
      name
    }
    quantity
    quantityUsed
    quantityExpired
    quantityAvailable
    sellingPrice {
      amount
      currency
    }
    status
    locked
  }
  waitingRequests {
    ...WaitingRequest
  }
}
    ` as unknown as DocumentNode<AllocationRowFragment, unknown>;