/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type MemberAdvertisersQueryVariables = Exact<{
  organizationId: string;
  search: string;
}>;


export type MemberAdvertisersQuery = { organizationAdvertisers: Array<{ __typename: 'AdvertiserSummary', id: string, name: string, status: Types.AdvertiserStatus }> | null };


export const MemberAdvertisersDocument = /*#__PURE__*/ gql`
    query MemberAdvertisers($organizationId: ID!, $search: String!) {
  organizationAdvertisers(organizationId: $organizationId, search: $search) {
    id
    name
    status
  }
}
    ` as unknown as DocumentNode<MemberAdvertisersQuery, MemberAdvertisersQueryVariables>;