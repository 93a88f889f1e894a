/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type BrandScreenQueryVariables = Exact<{
  id: string;
}>;


export type BrandScreenQuery = { brand: { __typename: 'Brand', id: string, sku: string, name: string, status: Types.BrandStatus, displayStatus: Types.SaleStatus, logoUrl: string | null, createdAt: string, updatedAt: string } | null };


export const BrandScreenDocument = /*#__PURE__*/ gql`
    query BrandScreen($id: ID!) {
  brand(id: $id) {
    id
    sku
    name
    status
    displayStatus
    logoUrl
    createdAt
    updatedAt
  }
}
    ` as unknown as DocumentNode<BrandScreenQuery, BrandScreenQueryVariables>;