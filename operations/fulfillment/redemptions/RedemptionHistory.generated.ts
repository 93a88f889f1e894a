/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RedemptionHistoryQueryVariables = Exact<{
  id: string;
  page: Types.PageInput;
}>;


export type RedemptionHistoryQuery = { redemption: { __typename: 'Redemption', id: string, history: (
      { __typename: 'RedemptionHistoryPage' }
      & { ' $fragmentRefs'?: { 'HistoryEntriesFragment': HistoryEntriesFragment } }
    ) | null } | null };

export type HistoryEntriesFragment = { __typename: 'RedemptionHistoryPage', items: Array<(
    { __typename: 'RedemptionHistoryEntry' }
    & { ' $fragmentRefs'?: { 'HistoryEntryFragment': HistoryEntryFragment } }
  )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } & { ' $fragmentName'?: 'HistoryEntriesFragment' };

export type HistoryEntryFragment = { __typename: 'RedemptionHistoryEntry', id: string, redemptionId: string, event: Types.RedemptionEvent, action: string, createdAt: string, comment: string | null, changes: Array<{ __typename: 'RedemptionFieldChange', field: string, before: string | null, after: string | null }>, author: { __typename: 'RedemptionHistoryAuthor', kind: Types.RedemptionHistoryAuthorKind, id: string | null, name: string | null } | null } & { ' $fragmentName'?: 'HistoryEntryFragment' };

export const HistoryEntryFragmentDoc = /*#__PURE__*/ gql`
    fragment HistoryEntry on RedemptionHistoryEntry {
  id
  redemptionId
  event
  action
  createdAt
  changes {
    field
    before
    after
  }
  comment
  author {
    kind
    id
    name
  }
}
    ` as unknown as DocumentNode<HistoryEntryFragment, unknown>;
export const HistoryEntriesFragmentDoc = /*#__PURE__*/ gql`
    fragment HistoryEntries on RedemptionHistoryPage {
  items {
    ...HistoryEntry
  }
  page {
    number
    size
    totalCount
    totalIsCapped
    totalPages
  }
}
    ` as unknown as DocumentNode<HistoryEntriesFragment, unknown>;
export const RedemptionHistoryDocument = /*#__PURE__*/ gql`
    query RedemptionHistory($id: ID!, $page: PageInput!) {
  redemption(id: $id) {
    id
    history(page: $page) {
      ...HistoryEntries
    }
  }
}
    ${HistoryEntriesFragmentDoc}
${HistoryEntryFragmentDoc}` as unknown as DocumentNode<RedemptionHistoryQuery, RedemptionHistoryQueryVariables>;