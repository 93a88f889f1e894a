/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProductStatusFragment } from './ProductStatus.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ProductStatusFragmentDoc } from './ProductStatus.generated.ts';
export type ProductListQueryVariables = Exact<{
  filter?: Types.ProductFilter | null | undefined;
  sort?: Types.ProductSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ProductListQuery = { products: { __typename: 'ProductPage', items: Array<(
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'ProductRowFragment': ProductRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type ProductRowFragment = (
  { __typename: 'Product', id: string, name: string, productType: Types.ProductType, state: Types.ProductState, featured: boolean, updatedAt: string, brand: { __typename: 'BrandSummary', id: string, name: string, status: Types.BrandStatus } }
  & { ' $fragmentRefs'?: { 'ProductStatusFragment': ProductStatusFragment } }
) & { ' $fragmentName'?: 'ProductRowFragment' };

export const ProductRowFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductRow on Product {
  id
  name
  productType
  state
  featured
  updatedAt
  brand {
    id
    name
    status
  }
  ...ProductStatus
}
    ` as unknown as DocumentNode<ProductRowFragment, unknown>;
export const ProductListDocument = /*#__PURE__*/ gql`
    query ProductList($filter: ProductFilter, $sort: ProductSort, $page: PageInput) {
  products(filter: $filter, sort: $sort, page: $page) {
    items {
      id
      ...ProductRow
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
    ${ProductRowFragmentDoc}
${ProductStatusFragmentDoc}` as unknown as DocumentNode<ProductListQuery, ProductListQueryVariables>;