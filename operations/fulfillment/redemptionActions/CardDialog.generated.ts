/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CardDialogQueryVariables = Exact<{
  id: string;
}>;


export type CardDialogQuery = { redemption: { __typename: 'Redemption', id: string, card: { __typename: 'RedemptionCard', id: string, balance: string | null, currency: string | null, operations: Array<{ __typename: 'CardOperation', date: string, type: string, amount: string, balance: string }> | null } | null } | null };


export const CardDialogDocument = /*#__PURE__*/ gql`
    query CardDialog($id: ID!) {
  redemption(id: $id) {
    id
    card {
      id
      balance
      currency
      operations {
        date
        type
        amount
        balance
      }
    }
  }
}
    ` as unknown as DocumentNode<CardDialogQuery, CardDialogQueryVariables>;