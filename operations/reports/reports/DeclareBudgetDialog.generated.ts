/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { InventoryReportRowFragment } from './InventoryReportScreen.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { InventoryReportRowFragmentDoc } from './InventoryReportScreen.generated.ts';
export type DeclareBudgetDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type DeclareBudgetDialogQuery = { providers: Array<{ __typename: 'Provider', id: string, name: string }> | null };

export type DeclareBudgetDialogSaveMutationVariables = Exact<{
  input: Types.DeclareSourceBudgetInput;
}>;


export type DeclareBudgetDialogSaveMutation = { declareSourceBudget:
    | { __typename: 'DeclareSourceBudgetSuccess', row: (
        { __typename: 'InventoryRow' }
        & { ' $fragmentRefs'?: { 'InventoryReportRowFragment': InventoryReportRowFragment } }
      ) | null }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleInventoryRow', current: (
        { __typename: 'InventoryRow' }
        & { ' $fragmentRefs'?: { 'InventoryReportRowFragment': InventoryReportRowFragment } }
      ) | null }
   };


export const DeclareBudgetDialogDocument = /*#__PURE__*/ gql`
    query DeclareBudgetDialog {
  providers {
    id
    name
  }
}
    ` as unknown as DocumentNode<DeclareBudgetDialogQuery, DeclareBudgetDialogQueryVariables>;
export const DeclareBudgetDialogSaveDocument = /*#__PURE__*/ gql`
    mutation DeclareBudgetDialogSave($input: DeclareSourceBudgetInput!) {
  declareSourceBudget(input: $input) {
    __typename
    ... on DeclareSourceBudgetSuccess {
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
    ${InventoryReportRowFragmentDoc}` as unknown as DocumentNode<DeclareBudgetDialogSaveMutation, DeclareBudgetDialogSaveMutationVariables>;