/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RecipientsFieldQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type RecipientsFieldQuery = { reportRecipients: Array<{ __typename: 'ReportRecipient', id: string, name: string, email: string }> | null };


export const RecipientsFieldDocument = /*#__PURE__*/ gql`
    query RecipientsField($search: String) {
  reportRecipients(search: $search) {
    id
    name
    email
  }
}
    ` as unknown as DocumentNode<RecipientsFieldQuery, RecipientsFieldQueryVariables>;