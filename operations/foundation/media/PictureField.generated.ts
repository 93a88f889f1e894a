/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PictureFieldStartMutationVariables = Exact<{
  input: Types.CreateUploadInput;
}>;


export type PictureFieldStartMutation = { createUpload:
    | { __typename: 'CreateUploadSuccess', upload: { __typename: 'Upload', mediaId: string, url: string, contentType: string, expiresAt: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type PictureFieldCompleteMutationVariables = Exact<{
  mediaId: string;
}>;


export type PictureFieldCompleteMutation = { completeUpload:
    | { __typename: 'CompleteUploadSuccess', mediaId: string, url: string | null }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const PictureFieldStartDocument = /*#__PURE__*/ gql`
    mutation PictureFieldStart($input: CreateUploadInput!) {
  createUpload(input: $input) {
    __typename
    ... on CreateUploadSuccess {
      upload {
        mediaId
        url
        contentType
        expiresAt
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
    ` as unknown as DocumentNode<PictureFieldStartMutation, PictureFieldStartMutationVariables>;
export const PictureFieldCompleteDocument = /*#__PURE__*/ gql`
    mutation PictureFieldComplete($mediaId: ID!) {
  completeUpload(mediaId: $mediaId) {
    __typename
    ... on CompleteUploadSuccess {
      mediaId
      url
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
    ` as unknown as DocumentNode<PictureFieldCompleteMutation, PictureFieldCompleteMutationVariables>;