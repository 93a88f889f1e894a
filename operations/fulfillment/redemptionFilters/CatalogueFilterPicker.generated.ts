/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CatalogueFilterPickerQueryVariables = Exact<{
  search: string;
}>;


export type CatalogueFilterPickerQuery = { rewardSuggestions: Array<{ __typename: 'RewardSuggestion', id: string, kind: string, text: string }> | null };


export const CatalogueFilterPickerDocument = /*#__PURE__*/ gql`
    query CatalogueFilterPicker($search: String!) {
  rewardSuggestions(search: $search, limit: 20) {
    id
    kind
    text
  }
}
    ` as unknown as DocumentNode<CatalogueFilterPickerQuery, CatalogueFilterPickerQueryVariables>;