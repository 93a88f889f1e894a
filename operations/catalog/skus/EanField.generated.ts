/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type EanFieldQueryVariables = Exact<{
  ean: string;
}>;


export type EanFieldQuery = { skus: { __typename: 'SkuPage', items: Array<{ __typename: 'Sku', sku: string, brand: { __typename: 'BrandSummary', id: string }, product: { __typename: 'ProductSummary', id: string } }> } | null };


export const EanFieldDocument = /*#__PURE__*/ gql`
    query EanField($ean: String!) {
  skus(filter: {ean: $ean}, page: {number: 1, size: 1}) {
    items {
      sku
      brand {
        id
      }
      product {
        id
      }
    }
  }
}
    ` as unknown as DocumentNode<EanFieldQuery, EanFieldQueryVariables>;