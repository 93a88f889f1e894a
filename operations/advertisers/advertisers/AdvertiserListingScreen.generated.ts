/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AdvertiserListFragment } from './AdvertiserList.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { AdvertiserRowFragmentDoc, AdvertiserListFragmentDoc } from './AdvertiserList.generated.ts';
export type AdvertiserListingScreenQueryVariables = Exact<{
  filter?: Types.AdvertiserFilter | null | undefined;
  sort?: Types.AdvertiserSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AdvertiserListingScreenQuery = { advertisers: (
    { __typename: 'AdvertiserPage' }
    & { ' $fragmentRefs'?: { 'AdvertiserListFragment': AdvertiserListFragment } }
  ) | null };


export const AdvertiserListingScreenDocument = /*#__PURE__*/ gql`
    query AdvertiserListingScreen($filter: AdvertiserFilter, $sort: AdvertiserSort, $page: PageInput) {
  advertisers(filter: $filter, sort: $sort, page: $page) {
    ...AdvertiserList
  }
}
    ${AdvertiserListFragmentDoc}
${AdvertiserRowFragmentDoc}` as unknown as DocumentNode<AdvertiserListingScreenQuery, AdvertiserListingScreenQueryVariables>;