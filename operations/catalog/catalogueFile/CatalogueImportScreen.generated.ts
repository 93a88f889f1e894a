/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CatalogueImportScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueImportScreenQuery = { catalogueImports: { __typename: 'CatalogueFileImportPage', items: Array<(
      { __typename: 'CatalogueFileImport' }
      & { ' $fragmentRefs'?: { 'ImportProgressFragment': ImportProgressFragment } }
    )> } | null };

export type ImportProgressFragment = { __typename: 'CatalogueFileImport', id: string, name: string, columns: Array<string>, state: Types.CatalogueImportState, total: number, received: number, open: number, createdAt: string, outcomes: Array<{ __typename: 'CatalogueImportCount', outcome: Types.CatalogueImportOutcome, count: number }> } & { ' $fragmentName'?: 'ImportProgressFragment' };

export type CatalogueImportScreenCreateMutationVariables = Exact<{
  input: Types.CreateCatalogueImportInput;
}>;


export type CatalogueImportScreenCreateMutation = { createCatalogueImport:
    | { __typename: 'CreateCatalogueImportSuccess', catalogueImport: (
        { __typename: 'CatalogueFileImport' }
        & { ' $fragmentRefs'?: { 'ImportProgressFragment': ImportProgressFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type CatalogueImportScreenAddMutationVariables = Exact<{
  input: Types.AddCatalogueImportRowsInput;
}>;


export type CatalogueImportScreenAddMutation = { addCatalogueImportRows:
    | { __typename: 'AddCatalogueImportRowsSuccess', catalogueImport: (
        { __typename: 'CatalogueFileImport' }
        & { ' $fragmentRefs'?: { 'ImportProgressFragment': ImportProgressFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export const ImportProgressFragmentDoc = /*#__PURE__*/ gql`
    fragment ImportProgress on CatalogueFileImport {
  id
  name
  columns
  state
  total
  received
  open
  createdAt
  outcomes {
    outcome
    count
  }
}
    ` as unknown as DocumentNode<ImportProgressFragment, unknown>;
export const CatalogueImportScreenDocument = /*#__PURE__*/ gql`
    query CatalogueImportScreen {
  catalogueImports(page: {number: 1, size: 1}) {
    items {
      ...ImportProgress
    }
  }
}
    ${ImportProgressFragmentDoc}` as unknown as DocumentNode<CatalogueImportScreenQuery, CatalogueImportScreenQueryVariables>;
export const CatalogueImportScreenCreateDocument = /*#__PURE__*/ gql`
    mutation CatalogueImportScreenCreate($input: CreateCatalogueImportInput!) {
  createCatalogueImport(input: $input) {
    __typename
    ... on CreateCatalogueImportSuccess {
      catalogueImport {
        ...ImportProgress
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
    ${ImportProgressFragmentDoc}` as unknown as DocumentNode<CatalogueImportScreenCreateMutation, CatalogueImportScreenCreateMutationVariables>;
export const CatalogueImportScreenAddDocument = /*#__PURE__*/ gql`
    mutation CatalogueImportScreenAdd($input: AddCatalogueImportRowsInput!) {
  addCatalogueImportRows(input: $input) {
    __typename
    ... on AddCatalogueImportRowsSuccess {
      catalogueImport {
        ...ImportProgress
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
    ${ImportProgressFragmentDoc}` as unknown as DocumentNode<CatalogueImportScreenAddMutation, CatalogueImportScreenAddMutationVariables>;