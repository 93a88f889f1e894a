/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type MediaSetPicturesFragment = { __typename: 'MediaSet', id: string, version: number, noun: Types.MediaSetNoun, nounId: string, items: Array<{ __typename: 'MediaSetItem', name: Types.MediaSetItemName, locale: string | null, media: { __typename: 'Media', id: string, url: string | null, width: number | null, height: number | null, variants: Array<{ __typename: 'MediaVariant', url: string, width: number, contentType: string }> } }> } & { ' $fragmentName'?: 'MediaSetPicturesFragment' };

export type MediaSetEditorSaveMutationVariables = Exact<{
  input: Types.SaveMediaSetInput;
}>;


export type MediaSetEditorSaveMutation = { saveMediaSet:
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

export const MediaSetPicturesFragmentDoc = /*#__PURE__*/ gql`
    fragment MediaSetPictures on MediaSet {
  id
  version
  noun
  nounId
  items {
    name
    locale
    media {
      id
      url
      width
      height
      variants {
        url
        width
        contentType
      }
    }
  }
}
    ` as unknown as DocumentNode<MediaSetPicturesFragment, unknown>;
export const MediaSetEditorSaveDocument = /*#__PURE__*/ gql`
    mutation MediaSetEditorSave($input: SaveMediaSetInput!) {
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
    ${MediaSetPicturesFragmentDoc}` as unknown as DocumentNode<MediaSetEditorSaveMutation, MediaSetEditorSaveMutationVariables>;