/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ServiceAccountCreateScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceAccountCreateScreenQuery = { organizations: Array<{ __typename: 'Organization', id: string, name: string }> | null, serviceAccounts: { __typename: 'ServiceAccountPage', isExternalIssuer: boolean } | null };

export type ServiceAccountFormCreateMutationVariables = Exact<{
  input: Types.CreateServiceAccountInput;
}>;


export type ServiceAccountFormCreateMutation = { createServiceAccount:
    | { __typename: 'CreateServiceAccountSuccess', clientSecret: string | null, serviceAccount: { __typename: 'ServiceAccount', id: string, name: string, clientId: string, createdAt: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const ServiceAccountCreateScreenDocument = /*#__PURE__*/ gql`
    query ServiceAccountCreateScreen {
  organizations {
    id
    name
  }
  serviceAccounts(page: {number: 1, size: 1}) {
    isExternalIssuer
  }
}
    ` as unknown as DocumentNode<ServiceAccountCreateScreenQuery, ServiceAccountCreateScreenQueryVariables>;
export const ServiceAccountFormCreateDocument = /*#__PURE__*/ gql`
    mutation ServiceAccountFormCreate($input: CreateServiceAccountInput!) {
  createServiceAccount(input: $input) {
    __typename
    ... on CreateServiceAccountSuccess {
      clientSecret
      serviceAccount {
        id
        name
        clientId
        createdAt
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
    ` as unknown as DocumentNode<ServiceAccountFormCreateMutation, ServiceAccountFormCreateMutationVariables>;