/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type BulkRowsDialogQueryVariables = Exact<{
  id: string;
  outcome?: Types.BulkRowOutcome | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type BulkRowsDialogQuery = { redemptionBulk: { __typename: 'BulkAction', id: string, rows: { __typename: 'BulkActionRowPage', items: Array<{ __typename: 'BulkActionRow', redemptionId: string, orderId: string | null, outcome: Types.BulkRowOutcome, reason: string | null }>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };


export const BulkRowsDialogDocument = /*#__PURE__*/ gql`
    query BulkRowsDialog($id: ID!, $outcome: BulkRowOutcome, $page: PageInput) {
  redemptionBulk(id: $id) {
    id
    rows(outcome: $outcome, page: $page) {
      items {
        redemptionId
        orderId
        outcome
        reason
      }
      page {
        number
        size
        totalCount
        totalIsCapped
        totalPages
      }
    }
  }
}
    ` as unknown as DocumentNode<BulkRowsDialogQuery, BulkRowsDialogQueryVariables>;