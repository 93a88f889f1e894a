/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AllocationCreateScreenQueryVariables = Exact<{
  id: string;
}>;


export type AllocationCreateScreenQuery = { advertiser: (
    { __typename: 'Advertiser', id: string, budget: (
      { __typename: 'Budget' }
      & { ' $fragmentRefs'?: { 'AllocationBudgetFragment': AllocationBudgetFragment } }
    ) | null, openAllocation: (
      { __typename: 'Allocation' }
      & { ' $fragmentRefs'?: { 'AllocationOpenFragment': AllocationOpenFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'AllocationFactsFragment': AllocationFactsFragment } }
  ) | null };

export type AllocationFactsFragment = { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, billingCurrency: string, allowCommittedAllocation: boolean, budget: { __typename: 'Budget', id: string, unallocated: { __typename: 'Money', amount: string, currency: string } } | null, openAllocation: { __typename: 'Allocation', id: string, status: Types.AllocationStatus, expiresAt: string | null, requestMinimum: { __typename: 'Money', amount: string, currency: string } | null, allocatedRewards: Array<{ __typename: 'AllocatedReward', id: string, status: Types.AllocationStatus, reward: { __typename: 'RewardSummary', sku: string, name: string } }> } | null } & { ' $fragmentName'?: 'AllocationFactsFragment' };

export type AllocationBudgetFragment = { __typename: 'Budget', id: string, advertiserId: string, total: { __typename: 'Money', amount: string, currency: string }, used: { __typename: 'Money', amount: string, currency: string }, balance: { __typename: 'Money', amount: string, currency: string }, pending: { __typename: 'Money', amount: string, currency: string }, unallocated: { __typename: 'Money', amount: string, currency: string }, requested: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'AllocationBudgetFragment' };

export type AllocationOpenFragment = { __typename: 'Allocation', id: string, advertiserId: string, status: Types.AllocationStatus, display: Types.AllocationDisplay, expiresAt: string | null, noExpiration: boolean, amount: { __typename: 'Money', amount: string, currency: string }, amountUsed: { __typename: 'Money', amount: string, currency: string }, amountPending: { __typename: 'Money', amount: string, currency: string }, amountAvailable: { __typename: 'Money', amount: string, currency: string }, allocatedRewards: Array<{ __typename: 'AllocatedReward', id: string, status: Types.AllocationStatus, reward: { __typename: 'RewardSummary', sku: string, name: string, faceValue: { __typename: 'Money', amount: string, currency: string } } }> } & { ' $fragmentName'?: 'AllocationOpenFragment' };

export const AllocationFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment AllocationFacts on Advertiser {
  id
  name
  status
  billingCurrency
  allowCommittedAllocation
  budget {
    id
    unallocated {
      amount
      currency
    }
  }
  openAllocation {
    id
    status
    expiresAt
    requestMinimum {
      amount
      currency
    }
    allocatedRewards {
      id
      status
      reward {
        sku
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AllocationFactsFragment, unknown>;
export const AllocationBudgetFragmentDoc = /*#__PURE__*/ gql`
    fragment AllocationBudget on Budget {
  id
  advertiserId
  total {
    amount
    currency
  }
  used {
    amount
    currency
  }
  balance {
    amount
    currency
  }
  pending {
    amount
    currency
  }
  unallocated {
    amount
    currency
  }
  requested {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<AllocationBudgetFragment, unknown>;
export const AllocationOpenFragmentDoc = /*#__PURE__*/ gql`
    fragment AllocationOpen on Allocation {
  id
  advertiserId
  status
  display
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
  expiresAt
  noExpiration
  allocatedRewards {
    id
    status
    reward {
      sku
      name
      faceValue {
        amount
        currency
      }
    }
  }
}
    ` as unknown as DocumentNode<AllocationOpenFragment, unknown>;
export const AllocationCreateScreenDocument = /*#__PURE__*/ gql`
    query AllocationCreateScreen($id: ID!) {
  advertiser(id: $id) {
    id
    ...AllocationFacts
    budget {
      ...AllocationBudget
    }
    openAllocation {
      ...AllocationOpen
    }
  }
}
    ${AllocationFactsFragmentDoc}
${AllocationBudgetFragmentDoc}
${AllocationOpenFragmentDoc}` as unknown as DocumentNode<AllocationCreateScreenQuery, AllocationCreateScreenQueryVariables>;