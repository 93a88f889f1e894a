/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RewardCardFragment } from './CatalogScreen.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { RewardCardFragmentDoc } from './CatalogScreen.generated.ts';
export type CatalogCartQueryVariables = Exact<{
  filter?: Types.RewardSearchFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type CatalogCartQuery = { searchRewards: { __typename: 'RewardHitPage', items: Array<(
      { __typename: 'Reward', sku: string }
      & { ' $fragmentRefs'?: { 'RewardCardFragment': RewardCardFragment } }
    )> } | null };


export const CatalogCartDocument = /*#__PURE__*/ gql`
    query CatalogCart($filter: RewardSearchFilter, $page: PageInput) {
  searchRewards(filter: $filter, page: $page) {
    items {
      sku
      ...RewardCard
    }
  }
}
    ${RewardCardFragmentDoc}` as unknown as DocumentNode<CatalogCartQuery, CatalogCartQueryVariables>;