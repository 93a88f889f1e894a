/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PromotionRowFragment } from './PromotionListScreen.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { PromotionRowFragmentDoc } from './PromotionListScreen.generated.ts';
export type AdvertiserPromotionsTabQueryVariables = Exact<{
  id: string;
  filter?: Types.PromotionFilter | null | undefined;
  sort?: Types.PromotionSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AdvertiserPromotionsTabQuery = { advertiser: { __typename: 'Advertiser', id: string, status: Types.AdvertiserStatus, promotions: { __typename: 'PromotionPage', items: Array<(
        { __typename: 'Promotion', id: string }
        & { ' $fragmentRefs'?: { 'PromotionRowFragment': PromotionRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };


export const AdvertiserPromotionsTabDocument = /*#__PURE__*/ gql`
    query AdvertiserPromotionsTab($id: ID!, $filter: PromotionFilter, $sort: PromotionSort, $page: PageInput) {
  advertiser(id: $id) {
    id
    status
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
}
    ${PromotionRowFragmentDoc}` as unknown as DocumentNode<AdvertiserPromotionsTabQuery, AdvertiserPromotionsTabQueryVariables>;