/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DimensionFieldFragment } from '../dimensions/DimensionField.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DimensionFieldFragmentDoc } from '../dimensions/DimensionField.generated.ts';
export type ProductNewScreenQueryVariables = Exact<{
  brandId: string;
  hasBrand: boolean;
}>;


export type ProductNewScreenQuery = { dimensions: Array<(
    { __typename: 'Dimension' }
    & { ' $fragmentRefs'?: { 'DimensionFieldFragment': DimensionFieldFragment } }
  )> | null, brand?: { __typename: 'Brand', id: string, name: string } | null };

export type ProductNewFormCreateMutationVariables = Exact<{
  input: Types.CreateProductInput;
}>;


export type ProductNewFormCreateMutation = { createProduct:
    | { __typename: 'CreateProductSuccess', product: { __typename: 'Product', id: string, version: number, name: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type ProductNewFormDimensionsMutationVariables = Exact<{
  input: Types.SaveProductDimensionsInput;
}>;


export type ProductNewFormDimensionsMutation = { saveProductDimensions:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SaveProductDimensionsSuccess', product: { __typename: 'Product', id: string, version: number } }
    | { __typename: 'StaleProduct', current: { __typename: 'Product', id: string, version: number } }
   };


export const ProductNewScreenDocument = /*#__PURE__*/ gql`
    query ProductNewScreen($brandId: ID!, $hasBrand: Boolean!) {
  dimensions {
    ...DimensionField
  }
  brand(id: $brandId) @include(if: $hasBrand) {
    id
    name
  }
}
    ${DimensionFieldFragmentDoc}` as unknown as DocumentNode<ProductNewScreenQuery, ProductNewScreenQueryVariables>;
export const ProductNewFormCreateDocument = /*#__PURE__*/ gql`
    mutation ProductNewFormCreate($input: CreateProductInput!) {
  createProduct(input: $input) {
    __typename
    ... on CreateProductSuccess {
      product {
        id
        version
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
    ` as unknown as DocumentNode<ProductNewFormCreateMutation, ProductNewFormCreateMutationVariables>;
export const ProductNewFormDimensionsDocument = /*#__PURE__*/ gql`
    mutation ProductNewFormDimensions($input: SaveProductDimensionsInput!) {
  saveProductDimensions(input: $input) {
    __typename
    ... on SaveProductDimensionsSuccess {
      product {
        id
        version
      }
    }
    ... on StaleProduct {
      current {
        id
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
    ` as unknown as DocumentNode<ProductNewFormDimensionsMutation, ProductNewFormDimensionsMutationVariables>;