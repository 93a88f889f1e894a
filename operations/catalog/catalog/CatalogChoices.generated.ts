/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CatalogChoicesQueryVariables = Exact<{
  brand?: Types.RewardSearchFilter | null | undefined;
  country?: Types.RewardSearchFilter | null | undefined;
  currency?: Types.RewardSearchFilter | null | undefined;
  asksBrand: boolean;
  asksCountry: boolean;
  asksCurrency: boolean;
}>;


export type CatalogChoicesQuery = { brand?: { __typename: 'RewardHitPage', page: { __typename: 'PageInfo', totalCount: number } } | null, country?: { __typename: 'RewardHitPage', page: { __typename: 'PageInfo', totalCount: number } } | null, currency?: { __typename: 'RewardHitPage', page: { __typename: 'PageInfo', totalCount: number } } | null };


export const CatalogChoicesDocument = /*#__PURE__*/ gql`
    query CatalogChoices($brand: RewardSearchFilter, $country: RewardSearchFilter, $currency: RewardSearchFilter, $asksBrand: Boolean!, $asksCountry: Boolean!, $asksCurrency: Boolean!) {
  brand: searchRewards(filter: $brand, page: {number: 1, size: 1}) @include(if: $asksBrand) {
    page {
      totalCount
    }
  }
  country: searchRewards(filter: $country, page: {number: 1, size: 1}) @include(if: $asksCountry) {
    page {
      totalCount
    }
  }
  currency: searchRewards(filter: $currency, page: {number: 1, size: 1}) @include(if: $asksCurrency) {
    page {
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<CatalogChoicesQuery, CatalogChoicesQueryVariables>;