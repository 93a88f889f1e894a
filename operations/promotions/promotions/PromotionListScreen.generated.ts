/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PromotionListScreenQueryVariables = Exact<{
  filter?: Types.PromotionFilter | null | undefined;
  sort?: Types.PromotionSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type PromotionListScreenQuery = { promotions: { __typename: 'PromotionPage', items: Array<(
      { __typename: 'Promotion', id: string }
      & { ' $fragmentRefs'?: { 'PromotionRowFragment': PromotionRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type PromotionRowFragment = { __typename: 'Promotion', id: string, advertiserId: string, advertiserName: string, name: string, status: Types.PromotionStatus, state: Types.PromotionState, startsAt: string, endsAt: string | null, version: number, redemptions: { __typename: 'PromotionRedemptions', last7Days: number, states: { __typename: 'PromotionFigures', activated: number, redeemed: number, pending: number, denied: number } } } & { ' $fragmentName'?: 'PromotionRowFragment' };

export const PromotionRowFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionRow on Promotion {
  id
  advertiserId
  advertiserName
  name
  status
  state
  startsAt
  endsAt
  redemptions {
    last7Days
    states {
      activated
      redeemed
      pending
      denied
    }
  }
  version
}
    ` as unknown as DocumentNode<PromotionRowFragment, unknown>;
export const PromotionListScreenDocument = /*#__PURE__*/ gql`
    query PromotionListScreen($filter: PromotionFilter, $sort: PromotionSort, $page: PageInput) {
  promotions(filter: $filter, sort: $sort, page: $page) {
    items {
      id
      ...PromotionRow
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
  }
}
    ${PromotionRowFragmentDoc}` as unknown as DocumentNode<PromotionListScreenQuery, PromotionListScreenQueryVariables>;