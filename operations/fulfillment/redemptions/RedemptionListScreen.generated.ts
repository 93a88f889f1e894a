/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RedemptionListScreenQueryVariables = Exact<{
  filter?: Types.RedemptionFilter | null | undefined;
  sort?: Types.RedemptionSort | null | undefined;
  page?: Types.PageInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RedemptionListScreenQuery = { redemptions: { __typename: 'RedemptionPage', endCursor: string | null, items: Array<(
      { __typename: 'Redemption', id: string }
      & { ' $fragmentRefs'?: { 'RedemptionRowFragment': RedemptionRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number }, reading: { __typename: 'RedemptionSearchReading', fields: Array<Types.RedemptionSearchWay> } | null } | null };

export type RedemptionRowFragment = { __typename: 'Redemption', id: string, orderId: string | null, state: Types.RedemptionState, reversed: boolean, stateDetails: string | null, testing: boolean, advertiserId: string, advertiserName: string, activatedAt: string | null, updatedAt: string, user: { __typename: 'RedemptionUser', id: string, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null } | null, promotionSummary: { __typename: 'RedemptionPromotion', id: string, name: string }, reward: { __typename: 'RedemptionReward', sku: string, name: string }, value: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'RedemptionRowFragment' };

export const RedemptionRowFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionRow on Redemption {
  id
  orderId
  state
  reversed
  stateDetails
  testing
  user {
    id
    uid
    firstName
    lastName
    email
    phoneNumber
  }
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
  value {
    amount
    currency
  }
  activatedAt
  updatedAt
}
    ` as unknown as DocumentNode<RedemptionRowFragment, unknown>;
export const RedemptionListScreenDocument = /*#__PURE__*/ gql`
    query RedemptionListScreen($filter: RedemptionFilter, $sort: RedemptionSort, $page: PageInput, $first: Int, $after: String) {
  redemptions(
    filter: $filter
    sort: $sort
    page: $page
    first: $first
    after: $after
  ) {
    items {
      id
      ...RedemptionRow
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
    endCursor
    reading {
      fields
    }
  }
}
    ${RedemptionRowFragmentDoc}` as unknown as DocumentNode<RedemptionListScreenQuery, RedemptionListScreenQueryVariables>;