/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AccountIdentityFragment } from './AccountIdentity.generated.ts';
import type { AccountProfileFragment } from './AccountProfile.generated.ts';
import type { AccountNotificationsFragment } from './AccountNotifications.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { AccountIdentityFragmentDoc } from './AccountIdentity.generated.ts';
import { AccountProfileFragmentDoc } from './AccountProfile.generated.ts';
import { AccountNotificationsFragmentDoc } from './AccountNotifications.generated.ts';
export type AccountScreenQueryVariables = Exact<{
  id: string;
}>;


export type AccountScreenQuery = { account: (
    { __typename: 'Account', id: string, name: string, settings: (
      { __typename: 'AccountSettings' }
      & { ' $fragmentRefs'?: { 'AccountNotificationsFragment': AccountNotificationsFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'AccountIdentityFragment': AccountIdentityFragment;'AccountProfileFragment': AccountProfileFragment } }
  ) | null };


export const AccountScreenDocument = /*#__PURE__*/ gql`
    query AccountScreen($id: ID!) {
  account(id: $id) {
    id
    name
    ...AccountIdentity
    ...AccountProfile
    settings {
      ...AccountNotifications
    }
  }
}
    ${AccountIdentityFragmentDoc}
${AccountProfileFragmentDoc}
${AccountNotificationsFragmentDoc}` as unknown as DocumentNode<AccountScreenQuery, AccountScreenQueryVariables>;