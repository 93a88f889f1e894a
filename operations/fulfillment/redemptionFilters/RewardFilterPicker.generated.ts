/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RewardFilterPickerQueryVariables = Exact<{
  search: string;
  filter?: Types.RewardSearchFilter | null | undefined;
}>;


export type RewardFilterPickerQuery = { searchRewards: { __typename: 'RewardHitPage', items: Array<{ __typename: 'Reward', sku: string, name: string | null }> } | null };


export const RewardFilterPickerDocument = /*#__PURE__*/ gql`
    query RewardFilterPicker($search: String!, $filter: RewardSearchFilter) {
  searchRewards(search: $search, filter: $filter, page: {number: 1, size: 21}) {
    items {
      sku
      name
    }
  }
}
    ` as unknown as DocumentNode<RewardFilterPickerQuery, RewardFilterPickerQueryVariables>;