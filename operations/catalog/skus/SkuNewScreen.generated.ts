/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { SkuProductFragment } from './SkuScreen.generated.ts';
import type { ProviderFieldFragment } from '../providers/ProviderField.generated.ts';
import type { MediaSetPicturesFragment } from '../mediaSets/MediaSetEditor.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { SkuProductFragmentDoc } from './SkuScreen.generated.ts';
import { DimensionFieldFragmentDoc } from '../dimensions/DimensionField.generated.ts';
import { ProviderFieldFragmentDoc } from '../providers/ProviderField.generated.ts';
import { MediaSetPicturesFragmentDoc } from '../mediaSets/MediaSetEditor.generated.ts';
export type SkuNewScreenQueryVariables = Exact<{
  id: string;
  withProviders: boolean;
}>;


export type SkuNewScreenQuery = { product: (
    { __typename: 'Product', id: string, name: string, brand: { __typename: 'BrandSummary', id: string, name: string } }
    & { ' $fragmentRefs'?: { 'SkuProductFragment': SkuProductFragment } }
  ) | null, providers?: Array<(
    { __typename: 'Provider' }
    & { ' $fragmentRefs'?: { 'ProviderFieldFragment': ProviderFieldFragment } }
  )> | null };

export type SkuNewFormCreateMutationVariables = Exact<{
  input: Types.CreateSkuInput;
}>;


export type SkuNewFormCreateMutation = { createSku:
    | { __typename: 'CreateSkuSuccess', sku: { __typename: 'Sku', id: string, sku: string, name: string, mediaSet: (
          { __typename: 'MediaSet' }
          & { ' $fragmentRefs'?: { 'MediaSetPicturesFragment': MediaSetPicturesFragment } }
        ) | null } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type SkuNewFormPictureMutationVariables = Exact<{
  input: Types.SaveMediaSetInput;
}>;


export type SkuNewFormPictureMutation = { saveMediaSet:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SaveMediaSetSuccess', mediaSet: (
        { __typename: 'MediaSet' }
        & { ' $fragmentRefs'?: { 'MediaSetPicturesFragment': MediaSetPicturesFragment } }
      ) }
    | { __typename: 'StaleMediaSet', current: (
        { __typename: 'MediaSet' }
        & { ' $fragmentRefs'?: { 'MediaSetPicturesFragment': MediaSetPicturesFragment } }
      ) }
   };


export const SkuNewScreenDocument = /*#__PURE__*/ gql`
    query SkuNewScreen($id: ID!, $withProviders: Boolean!) {
  product(id: $id) {
    id
    name
    brand {
      id
      name
    }
    ...SkuProduct
  }
  providers @include(if: $withProviders) {
    ...ProviderField
  }
}
    ${SkuProductFragmentDoc}
${DimensionFieldFragmentDoc}
${ProviderFieldFragmentDoc}` as unknown as DocumentNode<SkuNewScreenQuery, SkuNewScreenQueryVariables>;
export const SkuNewFormCreateDocument = /*#__PURE__*/ gql`
    mutation SkuNewFormCreate($input: CreateSkuInput!) {
  createSku(input: $input) {
    __typename
    ... on CreateSkuSuccess {
      sku {
        id
        sku
        name
        mediaSet {
          ...MediaSetPictures
        }
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
    ${MediaSetPicturesFragmentDoc}` as unknown as DocumentNode<SkuNewFormCreateMutation, SkuNewFormCreateMutationVariables>;
export const SkuNewFormPictureDocument = /*#__PURE__*/ gql`
    mutation SkuNewFormPicture($input: SaveMediaSetInput!) {
  saveMediaSet(input: $input) {
    __typename
    ... on SaveMediaSetSuccess {
      mediaSet {
        ...MediaSetPictures
      }
    }
    ... on StaleMediaSet {
      current {
        ...MediaSetPictures
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
    ${MediaSetPicturesFragmentDoc}` as unknown as DocumentNode<SkuNewFormPictureMutation, SkuNewFormPictureMutationVariables>;