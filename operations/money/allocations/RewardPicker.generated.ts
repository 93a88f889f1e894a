/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RewardPickerQueryVariables = Exact<{
  advertiserId: string;
  mode: Types.AllocationMode;
  search: string;
}>;


export type RewardPickerQuery = { rewardOptions: Array<{ __typename: 'RewardOption', sku: string, name: string, brandName: string, isAvailable: boolean, reason: Types.UnavailableReason | null, faceValue: { __typename: 'Money', amount: string, currency: string }, sellingPrice: { __typename: 'Money', amount: string, currency: string } | null }> | null };


export const RewardPickerDocument = /*#__PURE__*/ gql`
    query RewardPicker($advertiserId: ID!, $mode: AllocationMode!, $search: String!) {
  rewardOptions(advertiserId: $advertiserId, mode: $mode, search: $search) {
    sku
    name
    brandName
    faceValue {
      amount
      currency
    }
    sellingPrice {
      amount
      currency
    }
    isAvailable
    reason
  }
}
    ` as unknown as DocumentNode<RewardPickerQuery, RewardPickerQueryVariables>;