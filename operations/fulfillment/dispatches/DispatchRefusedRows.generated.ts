/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type DispatchRefusedRowsQueryVariables = Exact<{
  id: string;
}>;


export type DispatchRefusedRowsQuery = { dispatch: { __typename: 'Dispatch', id: string, refusedRows: { __typename: 'RefusedRowPage', items: Array<{ __typename: 'RefusedRow', refusedRow: string, line: number, fileLine: number | null, sku: string, value: string, currency: string, email: string | null, phoneNumber: string | null, firstName: string | null, lastName: string | null, reason: string }>, page: { __typename: 'PageInfo', totalCount: number } } | null } | null };


export const DispatchRefusedRowsDocument = /*#__PURE__*/ gql`
    query DispatchRefusedRows($id: ID!) {
  dispatch(id: $id) {
    id
    refusedRows(page: {number: 1, size: 5}) {
      items {
        refusedRow
        line
        fileLine
        sku
        value
        currency
        email
        phoneNumber
        firstName
        lastName
        reason
      }
      page {
        totalCount
      }
    }
  }
}
    ` as unknown as DocumentNode<DispatchRefusedRowsQuery, DispatchRefusedRowsQueryVariables>;