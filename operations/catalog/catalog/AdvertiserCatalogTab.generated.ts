/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AdvertiserCatalogTabQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  sort?: Types.AdvertiserCatalogSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AdvertiserCatalogTabQuery = { advertiser: { __typename: 'Advertiser', id: string, catalog: { __typename: 'AdvertiserCatalogPage', items: Array<(
        { __typename: 'AdvertiserCatalogProduct' }
        & { ' $fragmentRefs'?: { 'CatalogProductRowFragment': CatalogProductRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type CatalogProductRowFragment = { __typename: 'AdvertiserCatalogProduct', promotionId: string, promotionName: string, productId: string, productName: string, brandName: string, status: Types.SaleStatus, discount: string | null, values: Array<{ __typename: 'Money', amount: string, currency: string }> } & { ' $fragmentName'?: 'CatalogProductRowFragment' };

export const CatalogProductRowFragmentDoc = /*#__PURE__*/ gql`
    fragment CatalogProductRow on AdvertiserCatalogProduct {
  promotionId
  promotionName
  productId
  productName
  brandName
  status
  values {
    amount
    currency
  }
  discount
}
    ` as unknown as DocumentNode<CatalogProductRowFragment, unknown>;
export const AdvertiserCatalogTabDocument = /*#__PURE__*/ gql`
    query AdvertiserCatalogTab($id: ID!, $search: String, $sort: AdvertiserCatalogSort, $page: PageInput) {
  advertiser(id: $id) {
    id
    catalog(search: $search, sort: $sort, page: $page) {
      items {
        ...CatalogProductRow
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
    ${CatalogProductRowFragmentDoc}` as unknown as DocumentNode<AdvertiserCatalogTabQuery, AdvertiserCatalogTabQueryVariables>;