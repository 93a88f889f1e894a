/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ProductFieldQueryVariables = Exact<{
  search: string;
}>;


export type ProductFieldQuery = { productOptions: Array<{ __typename: 'ProductOption', productId: string, name: string, brandName: string }> | null };


export const ProductFieldDocument = /*#__PURE__*/ gql`
    query ProductField($search: String!) {
  productOptions(search: $search) {
    productId
    name
    brandName
  }
}
    ` as unknown as DocumentNode<ProductFieldQuery, ProductFieldQueryVariables>;