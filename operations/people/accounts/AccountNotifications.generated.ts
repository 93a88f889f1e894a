/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AccountNotificationsFragment = { __typename: 'AccountSettings', id: string, version: number, status: Types.NotificationChoice, alertSeverityBudget: { __typename: 'NotificationSubscription', email: { __typename: 'NotificationSubscriptionChannel', status: Types.NotificationChoice, state: Types.SubscriptionState, waiting: boolean } } } & { ' $fragmentName'?: 'AccountNotificationsFragment' };

export type AccountNotificationsSaveMutationVariables = Exact<{
  input: Types.UpdateAccountSettingsInput;
}>;


export type AccountNotificationsSaveMutation = { updateAccountSettings:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAccountSettings', current: (
        { __typename: 'AccountSettings', id: string }
        & { ' $fragmentRefs'?: { 'AccountNotificationsFragment': AccountNotificationsFragment } }
      ) }
    | { __typename: 'UpdateAccountSettingsSuccess', settings: (
        { __typename: 'AccountSettings', id: string }
        & { ' $fragmentRefs'?: { 'AccountNotificationsFragment': AccountNotificationsFragment } }
      ) }
   };

export const AccountNotificationsFragmentDoc = /*#__PURE__*/ gql`
    fragment AccountNotifications on AccountSettings {
  id
  version
  status
  alertSeverityBudget {
    email {
      status
      state
      waiting
    }
  }
}
    ` as unknown as DocumentNode<AccountNotificationsFragment, unknown>;
export const AccountNotificationsSaveDocument = /*#__PURE__*/ gql`
    mutation AccountNotificationsSave($input: UpdateAccountSettingsInput!) {
  updateAccountSettings(input: $input) {
    __typename
    ... on UpdateAccountSettingsSuccess {
      settings {
        id
        ...AccountNotifications
      }
    }
    ... on StaleAccountSettings {
      current {
        id
        ...AccountNotifications
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
    ${AccountNotificationsFragmentDoc}` as unknown as DocumentNode<AccountNotificationsSaveMutation, AccountNotificationsSaveMutationVariables>;