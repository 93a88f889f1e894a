/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { InventoryReportRowFragment } from './InventoryReportScreen.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { InventoryReportRowFragmentDoc } from './InventoryReportScreen.generated.ts';
export type InventoryDetailQueryVariables = Exact<{
  sku: string;
  sourceId: string;
  isStock: boolean;
}>;


export type InventoryDetailQuery = { ofReward?: (
    { __typename: 'InventoryStats' }
    & { ' $fragmentRefs'?: { 'InventoryDetailStatsFragment': InventoryDetailStatsFragment } }
  ) | null, ofSource?: (
    { __typename: 'InventoryStats' }
    & { ' $fragmentRefs'?: { 'InventoryDetailStatsFragment': InventoryDetailStatsFragment } }
  ) | null };

export type InventoryDetailStatsFragment = { __typename: 'InventoryStats', advertiserCount: number, last7DaysTotal: number, last30DaysTotal: number, allocatedTotal: number, items: Array<{ __typename: 'InventoryAdvertiserStats', last7Days: number, last30Days: number, allocated: number, advertiser: { __typename: 'InventoryAdvertiser', id: string, name: string } }>, daily: Array<{ __typename: 'InventoryDay', date: string, count: number }> } & { ' $fragmentName'?: 'InventoryDetailStatsFragment' };

export type RunOutAlertFormSaveMutationVariables = Exact<{
  input: Types.SaveRunOutAlertInput;
}>;


export type RunOutAlertFormSaveMutation = { saveRunOutAlert:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SaveRunOutAlertSuccess', row: (
        { __typename: 'InventoryRow' }
        & { ' $fragmentRefs'?: { 'InventoryReportRowFragment': InventoryReportRowFragment } }
      ) | null }
    | { __typename: 'StaleInventoryRow', current: (
        { __typename: 'InventoryRow' }
        & { ' $fragmentRefs'?: { 'InventoryReportRowFragment': InventoryReportRowFragment } }
      ) | null }
   };

export const InventoryDetailStatsFragmentDoc = /*#__PURE__*/ gql`
    fragment InventoryDetailStats on InventoryStats {
  items {
    advertiser {
      id
      name
    }
    last7Days
    last30Days
    allocated
  }
  advertiserCount
  last7DaysTotal
  last30DaysTotal
  allocatedTotal
  daily {
    date
    count
  }
}
    ` as unknown as DocumentNode<InventoryDetailStatsFragment, unknown>;
export const InventoryDetailDocument = /*#__PURE__*/ gql`
    query InventoryDetail($sku: ID!, $sourceId: ID!, $isStock: Boolean!) {
  ofReward: inventoryRewardStats(sku: $sku) @include(if: $isStock) {
    ...InventoryDetailStats
  }
  ofSource: inventorySourceStats(id: $sourceId) @skip(if: $isStock) {
    ...InventoryDetailStats
  }
}
    ${InventoryDetailStatsFragmentDoc}` as unknown as DocumentNode<InventoryDetailQuery, InventoryDetailQueryVariables>;
export const RunOutAlertFormSaveDocument = /*#__PURE__*/ gql`
    mutation RunOutAlertFormSave($input: SaveRunOutAlertInput!) {
  saveRunOutAlert(input: $input) {
    __typename
    ... on SaveRunOutAlertSuccess {
      row {
        ...InventoryReportRow
      }
    }
    ... on StaleInventoryRow {
      current {
        ...InventoryReportRow
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${InventoryReportRowFragmentDoc}` as unknown as DocumentNode<RunOutAlertFormSaveMutation, RunOutAlertFormSaveMutationVariables>;