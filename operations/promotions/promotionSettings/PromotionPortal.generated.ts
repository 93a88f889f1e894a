/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PromotionPortalQueryVariables = Exact<{
  label: string;
  promotionId?: string | null | undefined;
}>;


export type PromotionPortalQuery = { isPortalDomainTaken: boolean | null };


export const PromotionPortalDocument = /*#__PURE__*/ gql`
    query PromotionPortal($label: String!, $promotionId: ID) {
  isPortalDomainTaken(label: $label, promotionId: $promotionId)
}
    ` as unknown as DocumentNode<PromotionPortalQuery, PromotionPortalQueryVariables>;