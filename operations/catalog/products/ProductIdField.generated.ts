/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ProductIdFieldQueryVariables = Exact<{
  brandId: string;
  productId?: string | null | undefined;
  name?: string | null | undefined;
}>;


export type ProductIdFieldQuery = { similarProducts: { __typename: 'SimilarProducts', isTaken: boolean, items: Array<{ __typename: 'ProductSummary', id: string, name: string }> } | null };


export const ProductIdFieldDocument = /*#__PURE__*/ gql`
    query ProductIdField($brandId: ID!, $productId: ID, $name: String) {
  similarProducts(brandId: $brandId, productId: $productId, name: $name) {
    isTaken
    items {
      id
      name
    }
  }
}
    ` as unknown as DocumentNode<ProductIdFieldQuery, ProductIdFieldQueryVariables>;