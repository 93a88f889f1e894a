/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CatalogScreenQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.RewardSearchFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
  isFirst: boolean;
  isStaff: boolean;
}>;


export type CatalogScreenQuery = { searchRewards: { __typename: 'RewardHitPage', searchedFor: string | null, items: Array<(
      { __typename: 'Reward', sku: string }
      & { ' $fragmentRefs'?: { 'RewardCardFragment': RewardCardFragment } }
    )>, facets?: { __typename: 'RewardFacets', currencies: Array<{ __typename: 'RewardFacet', value: string, count: number }>, countries: Array<{ __typename: 'RewardFacet', value: string, count: number }>, brands: Array<{ __typename: 'RewardFacet', value: string, label: string | null, count: number }> }, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null, sellers?: Array<{ __typename: 'Seller', id: string, name: string }> | null };

export type RewardCardFragment = { __typename: 'Reward', sku: string, name: string | null, image: string | null, cost: string | null, costCurrency: string | null, currency: string | null, variableValue: boolean | null, countryRestrictions: Array<string> | null, deliveryMode: string | null, imageVariants: Array<{ __typename: 'RewardImageVariant', url: string, width: number, contentType: string }> | null, brand: { __typename: 'RewardBrand', id: string, name: string } | null } & { ' $fragmentName'?: 'RewardCardFragment' };

export const RewardCardFragmentDoc = /*#__PURE__*/ gql`
    fragment RewardCard on Reward {
  sku
  name
  image
  imageVariants {
    url
    width
    contentType
  }
  brand {
    id
    name
  }
  cost
  costCurrency
  currency
  variableValue
  countryRestrictions
  deliveryMode
}
    ` as unknown as DocumentNode<RewardCardFragment, unknown>;
export const CatalogScreenDocument = /*#__PURE__*/ gql`
    query CatalogScreen($search: String, $filter: RewardSearchFilter, $page: PageInput, $isFirst: Boolean!, $isStaff: Boolean!) {
  searchRewards(search: $search, filter: $filter, page: $page) {
    items {
      sku
      ...RewardCard
    }
    searchedFor
    facets @include(if: $isFirst) {
      currencies {
        value
        count
      }
      countries {
        value
        count
      }
      brands {
        value
        label
        count
      }
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
  }
  sellers @include(if: $isStaff) {
    id
    name
  }
}
    ${RewardCardFragmentDoc}` as unknown as DocumentNode<CatalogScreenQuery, CatalogScreenQueryVariables>;