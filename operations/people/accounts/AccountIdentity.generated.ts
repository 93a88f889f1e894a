/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AccountIdentityFragment = { __typename: 'Account', email: string, login: string, roles: Array<string> } & { ' $fragmentName'?: 'AccountIdentityFragment' };

export const AccountIdentityFragmentDoc = /*#__PURE__*/ gql`
    fragment AccountIdentity on Account {
  email
  login
  roles
}
    ` as unknown as DocumentNode<AccountIdentityFragment, unknown>;