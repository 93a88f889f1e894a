/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CountryFilterQueryVariables = Exact<{
  page: Types.PageInput;
}>;


export type CountryFilterQuery = { countries: { __typename: 'CountryPage', items: Array<{ __typename: 'Country', code: string, name: string | null }>, page: { __typename: 'PageInfo', totalPages: number } } | null };


export const CountryFilterDocument = /*#__PURE__*/ gql`
    query CountryFilter($page: PageInput!) {
  countries(page: $page) {
    items {
      code
      name
    }
    page {
      totalPages
    }
  }
}
    ` as unknown as DocumentNode<CountryFilterQuery, CountryFilterQueryVariables>;