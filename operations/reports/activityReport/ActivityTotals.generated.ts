/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ActivityTotalsFragment = { __typename: 'ActivityReportTotals', redemptions: number | null, uncosted: number | null, redemptionQuery: string | null, totalFaceValue: Array<{ __typename: 'Money', amount: string, currency: string }> | null, sellingPrice: Array<{ __typename: 'Money', amount: string, currency: string }> | null, unitSellingPrice: Array<{ __typename: 'Money', amount: string, currency: string }> | null, purchaseCost: Array<{ __typename: 'Money', amount: string, currency: string }> | null, unitPurchaseCost: Array<{ __typename: 'Money', amount: string, currency: string }> | null } & { ' $fragmentName'?: 'ActivityTotalsFragment' };

export const ActivityTotalsFragmentDoc = /*#__PURE__*/ gql`
    fragment ActivityTotals on ActivityReportTotals {
  redemptions
  totalFaceValue {
    amount
    currency
  }
  sellingPrice {
    amount
    currency
  }
  unitSellingPrice {
    amount
    currency
  }
  purchaseCost {
    amount
    currency
  }
  unitPurchaseCost {
    amount
    currency
  }
  uncosted
  redemptionQuery
}
    ` as unknown as DocumentNode<ActivityTotalsFragment, unknown>;