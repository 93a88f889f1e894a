/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../gql.ts';
export type RedemptionLinkDialogQueryVariables = Exact<{
  id: string;
}>;


export type RedemptionLinkDialogQuery = { redemptionLink: { __typename: 'RedemptionLink', id: string, url: string } | null };


export const RedemptionLinkDialogDocument = /*#__PURE__*/ gql`
    query RedemptionLinkDialog($id: ID!) {
  redemptionLink(id: $id) {
    id
    url
  }
}
    ` as unknown as DocumentNode<RedemptionLinkDialogQuery, RedemptionLinkDialogQueryVariables>;