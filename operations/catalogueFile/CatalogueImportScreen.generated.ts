/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../gql.ts';
export type CatalogueImportScreenRowsMutationVariables = Exact<{
  input: Types.ImportCatalogueInput;
}>;


export type CatalogueImportScreenRowsMutation = { importCatalogue:
    | { __typename: 'ImportCatalogueSuccess', rows: Array<{ __typename: 'CatalogueRow', line: number, outcome: Types.CatalogueRowOutcome, sku: string | null, changes: Array<{ __typename: 'CatalogueCellChange', column: string, before: string, after: string }>, errors: Array<{ __typename: 'CatalogueRowError', column: string | null, rule: string, limit: string | null, message: string | null }> }> }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const CatalogueImportScreenRowsDocument = /*#__PURE__*/ gql`
    mutation CatalogueImportScreenRows($input: ImportCatalogueInput!) {
  importCatalogue(input: $input) {
    __typename
    ... on ImportCatalogueSuccess {
      rows {
        line
        outcome
        sku
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
    ` as unknown as DocumentNode<CatalogueImportScreenRowsMutation, CatalogueImportScreenRowsMutationVariables>;