/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AccountProfileFragment = { __typename: 'Account', id: string, version: number, name: string, phoneNumber: string | null, timezone: string, locale: string, timezones: Array<string>, locales: Array<string> } & { ' $fragmentName'?: 'AccountProfileFragment' };

export type AccountProfileSaveMutationVariables = Exact<{
  input: Types.UpdateAccountInput;
}>;


export type AccountProfileSaveMutation = { updateAccount:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAccount', current: (
        { __typename: 'Account', id: string }
        & { ' $fragmentRefs'?: { 'AccountProfileFragment': AccountProfileFragment } }
      ) }
    | { __typename: 'UpdateAccountSuccess', account: (
        { __typename: 'Account', id: string }
        & { ' $fragmentRefs'?: { 'AccountProfileFragment': AccountProfileFragment } }
      ) }
   };

export const AccountProfileFragmentDoc = /*#__PURE__*/ gql`
    fragment AccountProfile on Account {
  id
  version
  name
  phoneNumber
  timezone
  locale
  timezones
  locales
}
    ` as unknown as DocumentNode<AccountProfileFragment, unknown>;
export const AccountProfileSaveDocument = /*#__PURE__*/ gql`
    mutation AccountProfileSave($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    __typename
    ... on UpdateAccountSuccess {
      account {
        id
        ...AccountProfile
      }
    }
    ... on StaleAccount {
      current {
        id
        ...AccountProfile
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
    ${AccountProfileFragmentDoc}` as unknown as DocumentNode<AccountProfileSaveMutation, AccountProfileSaveMutationVariables>;