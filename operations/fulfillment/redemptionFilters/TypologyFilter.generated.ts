/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type TypologyFilterQueryVariables = Exact<{
  page: Types.PageInput;
}>;


export type TypologyFilterQuery = { typologies: { __typename: 'TypologyPage', items: Array<{ __typename: 'Typology', id: string, name: string }>, page: { __typename: 'PageInfo', totalPages: number } } | null };


export const TypologyFilterDocument = /*#__PURE__*/ gql`
    query TypologyFilter($page: PageInput!) {
  typologies(page: $page) {
    items {
      id
      name
    }
    page {
      totalPages
    }
  }
}
    ` as unknown as DocumentNode<TypologyFilterQuery, TypologyFilterQueryVariables>;