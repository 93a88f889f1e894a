/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AddressDialogQueryVariables = Exact<{
  promotionId: string;
}>;


export type AddressDialogQuery = { promotion: { __typename: 'Promotion', id: string, restrictions: { __typename: 'PromotionRestrictions', countries: Array<{ __typename: 'Country', code: string }> } } | null };


export const AddressDialogDocument = /*#__PURE__*/ gql`
    query AddressDialog($promotionId: ID!) {
  promotion(id: $promotionId) {
    id
    restrictions {
      countries {
        code
      }
    }
  }
}
    ` as unknown as DocumentNode<AddressDialogQuery, AddressDialogQueryVariables>;