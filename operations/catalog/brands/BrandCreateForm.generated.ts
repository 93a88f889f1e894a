/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type BrandCreateFormSaveMutationVariables = Exact<{
  input: Types.CreateBrandInput;
}>;


export type BrandCreateFormSaveMutation = { createBrand:
    | { __typename: 'CreateBrandSuccess', brand: { __typename: 'Brand', id: string, name: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const BrandCreateFormSaveDocument = /*#__PURE__*/ gql`
    mutation BrandCreateFormSave($input: CreateBrandInput!) {
  createBrand(input: $input) {
    __typename
    ... on CreateBrandSuccess {
      brand {
        id
        name
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
    ` as unknown as DocumentNode<BrandCreateFormSaveMutation, BrandCreateFormSaveMutationVariables>;