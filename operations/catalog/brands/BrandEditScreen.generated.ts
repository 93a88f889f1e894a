/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MediaSetPicturesFragment } from '../mediaSets/MediaSetEditor.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { MediaSetPicturesFragmentDoc } from '../mediaSets/MediaSetEditor.generated.ts';
export type BrandEditScreenQueryVariables = Exact<{
  id: string;
}>;


export type BrandEditScreenQuery = { brand: (
    { __typename: 'Brand', id: string, displayStatus: Types.SaleStatus, mediaSet: (
      { __typename: 'MediaSet' }
      & { ' $fragmentRefs'?: { 'MediaSetPicturesFragment': MediaSetPicturesFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'BrandFormFragment': BrandFormFragment } }
  ) | null };

export type BrandFormFragment = { __typename: 'Brand', id: string, name: string, status: Types.BrandStatus, version: number } & { ' $fragmentName'?: 'BrandFormFragment' };

export type BrandFormSaveMutationVariables = Exact<{
  input: Types.UpdateBrandInput;
}>;


export type BrandFormSaveMutation = { updateBrand:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleBrand', current: (
        { __typename: 'Brand', id: string, displayStatus: Types.SaleStatus }
        & { ' $fragmentRefs'?: { 'BrandFormFragment': BrandFormFragment } }
      ) }
    | { __typename: 'UpdateBrandSuccess', brand: (
        { __typename: 'Brand', id: string, displayStatus: Types.SaleStatus }
        & { ' $fragmentRefs'?: { 'BrandFormFragment': BrandFormFragment } }
      ) }
   };

export const BrandFormFragmentDoc = /*#__PURE__*/ gql`
    fragment BrandForm on Brand {
  id
  name
  status
  version
}
    ` as unknown as DocumentNode<BrandFormFragment, unknown>;
export const BrandEditScreenDocument = /*#__PURE__*/ gql`
    query BrandEditScreen($id: ID!) {
  brand(id: $id) {
    id
    displayStatus
    ...BrandForm
    mediaSet {
      ...MediaSetPictures
    }
  }
}
    ${BrandFormFragmentDoc}
${MediaSetPicturesFragmentDoc}` as unknown as DocumentNode<BrandEditScreenQuery, BrandEditScreenQueryVariables>;
export const BrandFormSaveDocument = /*#__PURE__*/ gql`
    mutation BrandFormSave($input: UpdateBrandInput!) {
  updateBrand(input: $input) {
    __typename
    ... on UpdateBrandSuccess {
      brand {
        id
        displayStatus
        ...BrandForm
      }
    }
    ... on StaleBrand {
      current {
        id
        displayStatus
        ...BrandForm
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
    ${BrandFormFragmentDoc}` as unknown as DocumentNode<BrandFormSaveMutation, BrandFormSaveMutationVariables>;