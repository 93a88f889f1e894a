/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ServiceAccountListScreenQueryVariables = Exact<{
  filter?: Types.ServiceAccountFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ServiceAccountListScreenQuery = { serviceAccounts: { __typename: 'ServiceAccountPage', isExternalIssuer: boolean, items: Array<(
      { __typename: 'ServiceAccount', id: string }
      & { ' $fragmentRefs'?: { 'ServiceAccountRowFragment': ServiceAccountRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type ServiceAccountRowFragment = { __typename: 'ServiceAccount', id: string, name: string, clientId: string, state: Types.ServiceAccountState, abilities: Array<string>, missingAbilities: Array<string>, lastUsedAt: string | null, organization: { __typename: 'ServiceAccountOrganization', id: string, name: string } | null, secrets: Array<{ __typename: 'ServiceAccountSecret', id: string, expiresAt: string | null }> } & { ' $fragmentName'?: 'ServiceAccountRowFragment' };

export const ServiceAccountRowFragmentDoc = /*#__PURE__*/ gql`
    fragment ServiceAccountRow on ServiceAccount {
  id
  name
  clientId
  state
  organization {
    id
    name
  }
  abilities
  missingAbilities
  lastUsedAt
  secrets {
    id
    expiresAt
  }
}
    ` as unknown as DocumentNode<ServiceAccountRowFragment, unknown>;
export const ServiceAccountListScreenDocument = /*#__PURE__*/ gql`
    query ServiceAccountListScreen($filter: ServiceAccountFilter, $page: PageInput) {
  serviceAccounts(filter: $filter, page: $page) {
    isExternalIssuer
    items {
      id
      ...ServiceAccountRow
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
    ${ServiceAccountRowFragmentDoc}` as unknown as DocumentNode<ServiceAccountListScreenQuery, ServiceAccountListScreenQueryVariables>;