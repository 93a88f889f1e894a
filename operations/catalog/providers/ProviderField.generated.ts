/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ProviderFieldFragment = { __typename: 'Provider', id: string, name: string } & { ' $fragmentName'?: 'ProviderFieldFragment' };

export const ProviderFieldFragmentDoc = /*#__PURE__*/ gql`
    fragment ProviderField on Provider {
  id
  name
}
    ` as unknown as DocumentNode<ProviderFieldFragment, unknown>;