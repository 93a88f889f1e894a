/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ImportProgressFragment } from './CatalogueImportScreen.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ImportProgressFragmentDoc } from './CatalogueImportScreen.generated.ts';
export type ImportResultsQueryVariables = Exact<{
  id: string;
  outcomes?: Array<Types.CatalogueImportOutcome> | Types.CatalogueImportOutcome | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ImportResultsQuery = { catalogueImport: { __typename: 'CatalogueFileImport', id: string, rows: { __typename: 'CatalogueImportRowPage', items: Array<(
        { __typename: 'CatalogueImportRow' }
        & { ' $fragmentRefs'?: { 'ImportRowFragment': ImportRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type ImportRowFragment = { __typename: 'CatalogueImportRow', line: number, outcome: Types.CatalogueImportOutcome, sku: string | null, cells: Array<string>, changes: Array<{ __typename: 'CatalogueCellChange', column: string, before: string, after: string }>, errors: Array<{ __typename: 'CatalogueRowError', column: string | null, rule: string, limit: string | null, message: string | null }> } & { ' $fragmentName'?: 'ImportRowFragment' };

export type ImportResultsStartMutationVariables = Exact<{
  id: string;
}>;


export type ImportResultsStartMutation = { startCatalogueImport:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StartCatalogueImportSuccess', catalogueImport: (
        { __typename: 'CatalogueFileImport' }
        & { ' $fragmentRefs'?: { 'ImportProgressFragment': ImportProgressFragment } }
      ) }
   };

export const ImportRowFragmentDoc = /*#__PURE__*/ gql`
    fragment ImportRow on CatalogueImportRow {
  line
  outcome
  sku
  cells
  changes {
    column
    before
    after
  }
  errors {
    column
    rule
    limit
    message
  }
}
    ` as unknown as DocumentNode<ImportRowFragment, unknown>;
export const ImportResultsDocument = /*#__PURE__*/ gql`
    query ImportResults($id: ID!, $outcomes: [CatalogueImportOutcome!], $page: PageInput) {
  catalogueImport(id: $id) {
    id
    rows(outcomes: $outcomes, page: $page) {
      items {
        ...ImportRow
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
    ${ImportRowFragmentDoc}` as unknown as DocumentNode<ImportResultsQuery, ImportResultsQueryVariables>;
export const ImportResultsStartDocument = /*#__PURE__*/ gql`
    mutation ImportResultsStart($id: ID!) {
  startCatalogueImport(id: $id) {
    __typename
    ... on StartCatalogueImportSuccess {
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
    ${ImportProgressFragmentDoc}` as unknown as DocumentNode<ImportResultsStartMutation, ImportResultsStartMutationVariables>;