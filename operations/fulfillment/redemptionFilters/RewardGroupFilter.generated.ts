/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RewardGroupFilterQueryVariables = Exact<{
  page: Types.PageInput;
}>;


export type RewardGroupFilterQuery = { rewardGroups: { __typename: 'RewardGroupPage', items: Array<{ __typename: 'RewardGroup', id: string, name: string }>, page: { __typename: 'PageInfo', totalPages: number } } | null };


export const RewardGroupFilterDocument = /*#__PURE__*/ gql`
    query RewardGroupFilter($page: PageInput!) {
  rewardGroups(page: $page) {
    items {
      id
      name
    }
    page {
      totalPages
    }
  }
}
    ` as unknown as DocumentNode<RewardGroupFilterQuery, RewardGroupFilterQueryVariables>;