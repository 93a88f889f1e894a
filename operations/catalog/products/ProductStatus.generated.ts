/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ProductStatusFragment = { __typename: 'Product', id: string, name: string, status: Types.SaleStatus, version: number } & { ' $fragmentName'?: 'ProductStatusFragment' };

export type ProductStatusSaveMutationVariables = Exact<{
  input: Types.UpdateProductInput;
}>;


export type ProductStatusSaveMutation = { updateProduct:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleProduct', current: { __typename: 'Product', id: string, name: string, status: Types.SaleStatus, version: number } }
    | { __typename: 'UpdateProductSuccess', promotions: number, product: { __typename: 'Product', id: string, name: string, status: Types.SaleStatus, version: number } }
   };

export const ProductStatusFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductStatus on Product {
  id
  name
  status
  version
}
    ` as unknown as DocumentNode<ProductStatusFragment, unknown>;
export const ProductStatusSaveDocument = /*#__PURE__*/ gql`
    mutation ProductStatusSave($input: UpdateProductInput!) {
  updateProduct(input: $input) {
    __typename
    ... on UpdateProductSuccess {
      promotions
      product {
        id
        name
        status
        version
      }
    }
    ... on StaleProduct {
      current {
        id
        name
        status
        version
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ` as unknown as DocumentNode<ProductStatusSaveMutation, ProductStatusSaveMutationVariables>;