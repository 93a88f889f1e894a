/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type TagFilterPickerQueryVariables = Exact<{
  search?: string | null | undefined;
  page: Types.PageInput;
}>;


export type TagFilterPickerQuery = { tags: { __typename: 'TagPage', items: Array<{ __typename: 'Tag', id: string, name: string }> } | null };


export const TagFilterPickerDocument = /*#__PURE__*/ gql`
    query TagFilterPicker($search: String, $page: PageInput!) {
  tags(search: $search, page: $page) {
    items {
      id
      name
    }
  }
}
    ` as unknown as DocumentNode<TagFilterPickerQuery, TagFilterPickerQueryVariables>;