/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProviderFieldFragment } from '../../catalog/providers/ProviderField.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ProviderFieldFragmentDoc } from '../../catalog/providers/ProviderField.generated.ts';
export type ProviderFilterQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderFilterQuery = { providers: Array<(
    { __typename: 'Provider' }
    & { ' $fragmentRefs'?: { 'ProviderFieldFragment': ProviderFieldFragment } }
  )> | null };


export const ProviderFilterDocument = /*#__PURE__*/ gql`
    query ProviderFilter {
  providers {
    ...ProviderField
  }
}
    ${ProviderFieldFragmentDoc}` as unknown as DocumentNode<ProviderFilterQuery, ProviderFilterQueryVariables>;