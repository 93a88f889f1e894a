/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ReportShapeFormPreferMutationVariables = Exact<{
  input: Types.UpdateAccountInput;
}>;


export type ReportShapeFormPreferMutation = { updateAccount:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAccount', current: { __typename: 'Account', id: string, version: number, reportTimezone: string | null, reportTimeframeScope: Types.TimeframeScope | null } }
    | { __typename: 'UpdateAccountSuccess', account: { __typename: 'Account', id: string, version: number, reportTimezone: string | null, reportTimeframeScope: Types.TimeframeScope | null } }
   };


export const ReportShapeFormPreferDocument = /*#__PURE__*/ gql`
    mutation ReportShapeFormPrefer($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    ... on UpdateAccountSuccess {
      account {
        id
        ... on Account {
          id
          version
          reportTimezone
          reportTimeframeScope
        }
      }
    }
    ... on StaleAccount {
      current {
        id
        ... on Account {
          id
          version
          reportTimezone
          reportTimeframeScope
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
    ` as unknown as DocumentNode<ReportShapeFormPreferMutation, ReportShapeFormPreferMutationVariables>;