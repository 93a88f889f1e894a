/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ExportLineFragment } from './ExportList.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ExportLineFragmentDoc } from './ExportList.generated.ts';
export type ExportDialogBeginMutationVariables = Exact<{
  input: Types.ExportRedemptionsInput;
}>;


export type ExportDialogBeginMutation = { exportRedemptions:
    | { __typename: 'ExportRedemptionsSuccess', export: (
        { __typename: 'RedemptionExport' }
        & { ' $fragmentRefs'?: { 'ExportLineFragment': ExportLineFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const ExportDialogBeginDocument = /*#__PURE__*/ gql`
    mutation ExportDialogBegin($input: ExportRedemptionsInput!) {
  exportRedemptions(input: $input) {
    __typename
    ... on ExportRedemptionsSuccess {
      export {
        ...ExportLine
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
    ${ExportLineFragmentDoc}` as unknown as DocumentNode<ExportDialogBeginMutation, ExportDialogBeginMutationVariables>;