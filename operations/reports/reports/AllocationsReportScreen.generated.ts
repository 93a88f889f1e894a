/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AllocationsReportScreenQueryVariables = Exact<{
  filter?: Types.AllocationsReportFilter | null | undefined;
  sort?: Types.AllocationsReportSort | null | undefined;
  page?: Types.PageInput | null | undefined;
  advertiserId: string;
  isOne: boolean;
}>;


export type AllocationsReportScreenQuery = { allocationsReport: { __typename: 'AllocationRequestPage', items: Array<(
      { __typename: 'AllocationRequest', id: string }
      & { ' $fragmentRefs'?: { 'AllocationRequestRowFragment': AllocationRequestRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null, advertiserOptions?: Array<{ __typename: 'AdvertiserOption', id: string, name: string }> | null };

export type AllocationRequestRowFragment = { __typename: 'AllocationRequest', id: string, externalId: string | null, description: string | null, reason: string | null, createdAt: string, updatedAt: string, canDecide: boolean, version: number, retailer: { __typename: 'AllocationRetailer', id: string, name: string }, budgetAllocation: { __typename: 'RequestedAllocation', id: string | null, type: Types.AllocationReportType, status: Types.AllocationStatus | null, rewardsWaiting: number }, budgetLineItem: { __typename: 'RequestedLine', type: Types.BudgetLineType, status: Types.BudgetLineStatus, amount: { __typename: 'Money', amount: string, currency: string } }, virtualGoodInventory: Array<{ __typename: 'RequestedReward', count: number | null, status: Types.AllocationStatus, amount: { __typename: 'Money', amount: string, currency: string } | null, virtualCurrency: { __typename: 'RequestedVirtualCurrency', caption: string, sku: string, costOfUnit: { __typename: 'Money', amount: string, currency: string } } }>, requester: { __typename: 'RequestPerson', name: string, email: string } | null, grantor: { __typename: 'RequestPerson', name: string, email: string } | null, expiration: { __typename: 'RequestedExpiration', expiresAt: string | null, noExpiration: boolean } | null, lastChange: { __typename: 'RequestChange', occurredAt: string, person: { __typename: 'RequestPerson', name: string, email: string } | null } | null, decisionObstacle: { __typename: 'DecisionObstacle', code: Types.DecisionObstacleCode, person: string | null, endsAt: string | null } | null, outcome: { __typename: 'AllocationRequestOutcome', rewardsWaiting: number, before: (
      { __typename: 'AllocationTerms' }
      & { ' $fragmentRefs'?: { 'OutcomeTermsFragment': OutcomeTermsFragment } }
    ) | null, after: (
      { __typename: 'AllocationTerms' }
      & { ' $fragmentRefs'?: { 'OutcomeTermsFragment': OutcomeTermsFragment } }
    ), unallocated: { __typename: 'Money', amount: string, currency: string }, unallocatedAfter: { __typename: 'Money', amount: string, currency: string } } | null } & { ' $fragmentName'?: 'AllocationRequestRowFragment' };

export type OutcomeTermsFragment = { __typename: 'AllocationTerms', expiresAt: string | null, noExpiration: boolean, amount: { __typename: 'Money', amount: string, currency: string }, amountAvailable: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'OutcomeTermsFragment' };

export const OutcomeTermsFragmentDoc = /*#__PURE__*/ gql`
    fragment OutcomeTerms on AllocationTerms {
  amount {
    amount
    currency
  }
  amountAvailable {
    amount
    currency
  }
  expiresAt
  noExpiration
}
    ` as unknown as DocumentNode<OutcomeTermsFragment, unknown>;
export const AllocationRequestRowFragmentDoc = /*#__PURE__*/ gql`
    fragment AllocationRequestRow on AllocationRequest {
  id
  retailer {
    id
    name
  }
  budgetAllocation {
    id
    type
    status
    rewardsWaiting
  }
  budgetLineItem {
    type
    status
    amount {
      amount
      currency
    }
  }
  virtualGoodInventory {
    count
    status
    amount {
      amount
      currency
    }
    virtualCurrency {
      caption
      sku
      costOfUnit {
        amount
        currency
      }
    }
  }
  requester {
    name
    email
  }
  grantor {
    name
    email
  }
  externalId
  description
  reason
  expiration {
    expiresAt
    noExpiration
  }
  createdAt
  updatedAt
  lastChange {
    occurredAt
    person {
      name
      email
    }
  }
  canDecide
  decisionObstacle {
    code
    person
    endsAt
  }
  outcome {
    before {
      ...OutcomeTerms
    }
    after {
      ...OutcomeTerms
    }
    unallocated {
      amount
      currency
    }
    unallocatedAfter {
      amount
      currency
    }
    rewardsWaiting
  }
  version
}
    ` as unknown as DocumentNode<AllocationRequestRowFragment, unknown>;
export const AllocationsReportScreenDocument = /*#__PURE__*/ gql`
    query AllocationsReportScreen($filter: AllocationsReportFilter, $sort: AllocationsReportSort, $page: PageInput, $advertiserId: ID!, $isOne: Boolean!) {
  allocationsReport(filter: $filter, sort: $sort, page: $page) {
    items {
      id
      ...AllocationRequestRow
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
  }
  advertiserOptions(ids: [$advertiserId]) @include(if: $isOne) {
    id
    name
  }
}
    ${AllocationRequestRowFragmentDoc}
${OutcomeTermsFragmentDoc}` as unknown as DocumentNode<AllocationsReportScreenQuery, AllocationsReportScreenQueryVariables>;