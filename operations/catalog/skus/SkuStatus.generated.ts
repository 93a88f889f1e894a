/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type SkuStatusFragment = { __typename: 'Sku', id: string, name: string, status: Types.SaleStatus, version: number, product: { __typename: 'ProductSummary', id: string } } & { ' $fragmentName'?: 'SkuStatusFragment' };

export type SkuStatusSaveMutationVariables = Exact<{
  input: Types.UpdateSkuInput;
}>;


export type SkuStatusSaveMutation = { updateSku:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleSku', current: { __typename: 'Sku', id: string, name: string, status: Types.SaleStatus, version: number } }
    | { __typename: 'UpdateSkuSuccess', promotions: number, sku: { __typename: 'Sku', id: string, name: string, status: Types.SaleStatus, version: number } }
   };

export const SkuStatusFragmentDoc = /*#__PURE__*/ gql`
    fragment SkuStatus on Sku {
  id
  name
  status
  version
  product {
    id
  }
}
    ` as unknown as DocumentNode<SkuStatusFragment, unknown>;
export const SkuStatusSaveDocument = /*#__PURE__*/ gql`
    mutation SkuStatusSave($input: UpdateSkuInput!) {
  updateSku(input: $input) {
    __typename
    ... on UpdateSkuSuccess {
      promotions
      sku {
        id
        name
        status
        version
      }
    }
    ... on StaleSku {
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
    ` as unknown as DocumentNode<SkuStatusSaveMutation, SkuStatusSaveMutationVariables>;