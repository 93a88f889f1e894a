/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchEffectsFragment } from '../../foundation/effects/DispatchEffects.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
export type ServiceAccountScreenQueryVariables = Exact<{
  id: string;
}>;


export type ServiceAccountScreenQuery = { serviceAccount: (
    { __typename: 'ServiceAccount', id: string }
    & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
  ) | null };

export type ServiceAccountDetailsFragment = (
  { __typename: 'ServiceAccount', id: string, version: number, name: string, state: Types.ServiceAccountState }
  & { ' $fragmentRefs'?: { 'ServiceAccountFactsFragment': ServiceAccountFactsFragment;'ServiceAccountSecretsFragment': ServiceAccountSecretsFragment;'ServiceAccountSettingsFragment': ServiceAccountSettingsFragment } }
) & { ' $fragmentName'?: 'ServiceAccountDetailsFragment' };

export type ServiceAccountFactsFragment = { __typename: 'ServiceAccount', id: string, clientId: string, subject: string | null, createdByName: string, createdAt: string, endedAt: string | null, lastUsedAt: string | null, organization: { __typename: 'ServiceAccountOrganization', id: string, name: string } | null } & { ' $fragmentName'?: 'ServiceAccountFactsFragment' };

export type ServiceAccountSecretsFragment = { __typename: 'ServiceAccount', id: string, version: number, name: string, clientId: string, createdAt: string, state: Types.ServiceAccountState, subject: string | null, secrets: Array<{ __typename: 'ServiceAccountSecret', id: string, hint: string, createdByName: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> } & { ' $fragmentName'?: 'ServiceAccountSecretsFragment' };

export type ServiceAccountSettingsFragment = { __typename: 'ServiceAccount', id: string, version: number, name: string, abilities: Array<string>, missingAbilities: Array<string>, state: Types.ServiceAccountState, organization: { __typename: 'ServiceAccountOrganization', id: string } | null } & { ' $fragmentName'?: 'ServiceAccountSettingsFragment' };

export type ServiceAccountSettingsSaveMutationVariables = Exact<{
  input: Types.UpdateServiceAccountInput;
}>;


export type ServiceAccountSettingsSaveMutation = { updateServiceAccount:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleServiceAccount', current: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ) }
    | { __typename: 'UpdateServiceAccountSuccess', serviceAccount: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ), effects: (
        { __typename: 'DispatchEffects' }
        & { ' $fragmentRefs'?: { 'DispatchEffectsFragment': DispatchEffectsFragment } }
      ) }
   };

export type ServiceAccountRotateDialogRotateMutationVariables = Exact<{
  input: Types.RotateServiceAccountSecretInput;
}>;


export type ServiceAccountRotateDialogRotateMutation = { rotateServiceAccountSecret:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'RotateServiceAccountSecretSuccess', clientSecret: string | null, serviceAccount: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ) }
    | { __typename: 'StaleServiceAccount', current: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ) }
   };

export type ServiceAccountSecretsEndMutationVariables = Exact<{
  input: Types.EndServiceAccountSecretInput;
}>;


export type ServiceAccountSecretsEndMutation = { endServiceAccountSecret:
    | { __typename: 'EndServiceAccountSecretSuccess', serviceAccount: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleServiceAccount', current: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ) }
   };

export type ServiceAccountEndMutationVariables = Exact<{
  input: Types.EndServiceAccountInput;
}>;


export type ServiceAccountEndMutation = { endServiceAccount:
    | { __typename: 'EndServiceAccountSuccess', serviceAccount: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ), effects: (
        { __typename: 'DispatchEffects' }
        & { ' $fragmentRefs'?: { 'DispatchEffectsFragment': DispatchEffectsFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleServiceAccount', current: (
        { __typename: 'ServiceAccount', id: string }
        & { ' $fragmentRefs'?: { 'ServiceAccountDetailsFragment': ServiceAccountDetailsFragment } }
      ) }
   };

export const ServiceAccountFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment ServiceAccountFacts on ServiceAccount {
  id
  clientId
  subject
  organization {
    id
    name
  }
  createdByName
  createdAt
  endedAt
  lastUsedAt
}
    ` as unknown as DocumentNode<ServiceAccountFactsFragment, unknown>;
export const ServiceAccountSecretsFragmentDoc = /*#__PURE__*/ gql`
    fragment ServiceAccountSecrets on ServiceAccount {
  id
  version
  name
  clientId
  createdAt
  state
  subject
  secrets {
    id
    hint
    createdByName
    createdAt
    expiresAt
    lastUsedAt
  }
}
    ` as unknown as DocumentNode<ServiceAccountSecretsFragment, unknown>;
export const ServiceAccountSettingsFragmentDoc = /*#__PURE__*/ gql`
    fragment ServiceAccountSettings on ServiceAccount {
  id
  version
  name
  abilities
  missingAbilities
  state
  organization {
    id
  }
}
    ` as unknown as DocumentNode<ServiceAccountSettingsFragment, unknown>;
export const ServiceAccountDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment ServiceAccountDetails on ServiceAccount {
  id
  version
  name
  state
  ...ServiceAccountFacts
  ...ServiceAccountSecrets
  ...ServiceAccountSettings
}
    ` as unknown as DocumentNode<ServiceAccountDetailsFragment, unknown>;
export const ServiceAccountScreenDocument = /*#__PURE__*/ gql`
    query ServiceAccountScreen($id: ID!) {
  serviceAccount(id: $id) {
    id
    ...ServiceAccountDetails
  }
}
    ${ServiceAccountDetailsFragmentDoc}
${ServiceAccountFactsFragmentDoc}
${ServiceAccountSecretsFragmentDoc}
${ServiceAccountSettingsFragmentDoc}` as unknown as DocumentNode<ServiceAccountScreenQuery, ServiceAccountScreenQueryVariables>;
export const ServiceAccountSettingsSaveDocument = /*#__PURE__*/ gql`
    mutation ServiceAccountSettingsSave($input: UpdateServiceAccountInput!) {
  updateServiceAccount(input: $input) {
    __typename
    ... on UpdateServiceAccountSuccess {
      serviceAccount {
        id
        ...ServiceAccountDetails
      }
      effects {
        ...DispatchEffects
      }
    }
    ... on StaleServiceAccount {
      current {
        id
        ...ServiceAccountDetails
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
    ${ServiceAccountDetailsFragmentDoc}
${ServiceAccountFactsFragmentDoc}
${ServiceAccountSecretsFragmentDoc}
${ServiceAccountSettingsFragmentDoc}
${DispatchEffectsFragmentDoc}` as unknown as DocumentNode<ServiceAccountSettingsSaveMutation, ServiceAccountSettingsSaveMutationVariables>;
export const ServiceAccountRotateDialogRotateDocument = /*#__PURE__*/ gql`
    mutation ServiceAccountRotateDialogRotate($input: RotateServiceAccountSecretInput!) {
  rotateServiceAccountSecret(input: $input) {
    __typename
    ... on RotateServiceAccountSecretSuccess {
      clientSecret
      serviceAccount {
        id
        ...ServiceAccountDetails
      }
    }
    ... on StaleServiceAccount {
      current {
        id
        ...ServiceAccountDetails
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
    ${ServiceAccountDetailsFragmentDoc}
${ServiceAccountFactsFragmentDoc}
${ServiceAccountSecretsFragmentDoc}
${ServiceAccountSettingsFragmentDoc}` as unknown as DocumentNode<ServiceAccountRotateDialogRotateMutation, ServiceAccountRotateDialogRotateMutationVariables>;
export const ServiceAccountSecretsEndDocument = /*#__PURE__*/ gql`
    mutation ServiceAccountSecretsEnd($input: EndServiceAccountSecretInput!) {
  endServiceAccountSecret(input: $input) {
    __typename
    ... on EndServiceAccountSecretSuccess {
      serviceAccount {
        id
        ...ServiceAccountDetails
      }
    }
    ... on StaleServiceAccount {
      current {
        id
        ...ServiceAccountDetails
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
    ${ServiceAccountDetailsFragmentDoc}
${ServiceAccountFactsFragmentDoc}
${ServiceAccountSecretsFragmentDoc}
${ServiceAccountSettingsFragmentDoc}` as unknown as DocumentNode<ServiceAccountSecretsEndMutation, ServiceAccountSecretsEndMutationVariables>;
export const ServiceAccountEndDocument = /*#__PURE__*/ gql`
    mutation ServiceAccountEnd($input: EndServiceAccountInput!) {
  endServiceAccount(input: $input) {
    __typename
    ... on EndServiceAccountSuccess {
      serviceAccount {
        id
        ...ServiceAccountDetails
      }
      effects {
        ...DispatchEffects
      }
    }
    ... on StaleServiceAccount {
      current {
        id
        ...ServiceAccountDetails
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
    ${ServiceAccountDetailsFragmentDoc}
${ServiceAccountFactsFragmentDoc}
${ServiceAccountSecretsFragmentDoc}
${ServiceAccountSettingsFragmentDoc}
${DispatchEffectsFragmentDoc}` as unknown as DocumentNode<ServiceAccountEndMutation, ServiceAccountEndMutationVariables>;