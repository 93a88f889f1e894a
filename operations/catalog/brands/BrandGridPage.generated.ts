/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type BrandGridPageQueryVariables = Exact<{
  filter?: Types.BrandFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type BrandGridPageQuery = { brands: { __typename: 'BrandPage', items: Array<(
      { __typename: 'Brand', id: string }
      & { ' $fragmentRefs'?: { 'BrandCardFragment': BrandCardFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type BrandCardFragment = { __typename: 'Brand', id: string, name: string, displayStatus: Types.SaleStatus, logoUrl: string | null } & { ' $fragmentName'?: 'BrandCardFragment' };

export const BrandCardFragmentDoc = /*#__PURE__*/ gql`
    fragment BrandCard on Brand {
  id
  name
  displayStatus
  logoUrl
}
    ` as unknown as DocumentNode<BrandCardFragment, unknown>;
export const BrandGridPageDocument = /*#__PURE__*/ gql`
    query BrandGridPage($filter: BrandFilter, $page: PageInput) {
  brands(filter: $filter, page: $page) {
    items {
      id
      ...BrandCard
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
    ${BrandCardFragmentDoc}` as unknown as DocumentNode<BrandGridPageQuery, BrandGridPageQueryVariables>;