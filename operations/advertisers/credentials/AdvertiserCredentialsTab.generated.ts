/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchEffectsFragment } from '../../foundation/effects/DispatchEffects.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
export type AdvertiserCredentialsTabQueryVariables = Exact<{
  id: string;
  page?: Types.PageInput | null | undefined;
}>;


export type AdvertiserCredentialsTabQuery = { advertiser: { __typename: 'Advertiser', id: string, name: string, credentials: { __typename: 'CredentialPage', isExternalIssuer: boolean, items: Array<(
        { __typename: 'Credential' }
        & { ' $fragmentRefs'?: { 'CredentialRowFragment': CredentialRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type CredentialRowFragment = { __typename: 'Credential', id: string, name: string, clientId: string, createdAt: string, createdByName: string | null, lastUsedAt: string | null, version: number } & { ' $fragmentName'?: 'CredentialRowFragment' };

export type CredentialCreateDialogCreateMutationVariables = Exact<{
  input: Types.CreateCredentialInput;
}>;


export type CredentialCreateDialogCreateMutation = { createCredential:
    | { __typename: 'CreateCredentialSuccess', clientSecret: string | null, credential: (
        { __typename: 'Credential' }
        & { ' $fragmentRefs'?: { 'CredentialRowFragment': CredentialRowFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type CredentialEditDialogSaveMutationVariables = Exact<{
  input: Types.UpdateCredentialInput;
}>;


export type CredentialEditDialogSaveMutation = { updateCredential:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleCredential', current: (
        { __typename: 'Credential' }
        & { ' $fragmentRefs'?: { 'CredentialRowFragment': CredentialRowFragment } }
      ) }
    | { __typename: 'UpdateCredentialSuccess', credential: (
        { __typename: 'Credential' }
        & { ' $fragmentRefs'?: { 'CredentialRowFragment': CredentialRowFragment } }
      ) }
   };

export type CredentialDeleteDialogDeleteMutationVariables = Exact<{
  input: Types.DeleteCredentialInput;
}>;


export type CredentialDeleteDialogDeleteMutation = { deleteCredential:
    | { __typename: 'DeleteCredentialSuccess', credential: { __typename: 'Credential', id: string }, effects: (
        { __typename: 'DispatchEffects' }
        & { ' $fragmentRefs'?: { 'DispatchEffectsFragment': DispatchEffectsFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export const CredentialRowFragmentDoc = /*#__PURE__*/ gql`
    fragment CredentialRow on Credential {
  id
  name
  clientId
  createdAt
  createdByName
  lastUsedAt
  version
}
    ` as unknown as DocumentNode<CredentialRowFragment, unknown>;
export const AdvertiserCredentialsTabDocument = /*#__PURE__*/ gql`
    query AdvertiserCredentialsTab($id: ID!, $page: PageInput) {
  advertiser(id: $id) {
    id
    name
    credentials(page: $page) {
      isExternalIssuer
      items {
        ...CredentialRow
      }
      page {
        number
        size
        totalCount
        totalIsCapped
        totalPages
      }
    }
  }
}
    ${CredentialRowFragmentDoc}` as unknown as DocumentNode<AdvertiserCredentialsTabQuery, AdvertiserCredentialsTabQueryVariables>;
export const CredentialCreateDialogCreateDocument = /*#__PURE__*/ gql`
    mutation CredentialCreateDialogCreate($input: CreateCredentialInput!) {
  createCredential(input: $input) {
    __typename
    ... on CreateCredentialSuccess {
      clientSecret
      credential {
        ...CredentialRow
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
    ${CredentialRowFragmentDoc}` as unknown as DocumentNode<CredentialCreateDialogCreateMutation, CredentialCreateDialogCreateMutationVariables>;
export const CredentialEditDialogSaveDocument = /*#__PURE__*/ gql`
    mutation CredentialEditDialogSave($input: UpdateCredentialInput!) {
  updateCredential(input: $input) {
    __typename
    ... on UpdateCredentialSuccess {
      credential {
        ...CredentialRow
      }
    }
    ... on StaleCredential {
      current {
        ...CredentialRow
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
    ${CredentialRowFragmentDoc}` as unknown as DocumentNode<CredentialEditDialogSaveMutation, CredentialEditDialogSaveMutationVariables>;
export const CredentialDeleteDialogDeleteDocument = /*#__PURE__*/ gql`
    mutation CredentialDeleteDialogDelete($input: DeleteCredentialInput!) {
  deleteCredential(input: $input) {
    __typename
    ... on DeleteCredentialSuccess {
      credential {
        id
      }
      effects {
        ...DispatchEffects
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
    ${DispatchEffectsFragmentDoc}` as unknown as DocumentNode<CredentialDeleteDialogDeleteMutation, CredentialDeleteDialogDeleteMutationVariables>;