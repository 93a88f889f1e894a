/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type BulkActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkActionsQuery = { bulkActions: { __typename: 'BulkActionPage', items: Array<(
      { __typename: 'BulkAction' }
      & { ' $fragmentRefs'?: { 'BulkProgressFragment': BulkProgressFragment } }
    )> } | null };

export type BulkProgressFragment = { __typename: 'BulkAction', id: string, action: Types.BulkActionKind, state: Types.BulkActionState, total: number, estimatedSeconds: number | null, progress: { __typename: 'BulkProgress', open: number, done: number, left: number, failed: number, stopped: number }, outcomes: Array<{ __typename: 'BulkOutcomeCount', outcome: Types.BulkRowOutcome, reason: string | null, count: number }> } & { ' $fragmentName'?: 'BulkProgressFragment' };

export type BulkDialogBeginMutationVariables = Exact<{
  input: Types.BulkRedemptionsInput;
}>;


export type BulkDialogBeginMutation = { bulkRedemptions:
    | { __typename: 'BulkRedemptionsSuccess', fingerprint: string, bulk: (
        { __typename: 'BulkAction' }
        & { ' $fragmentRefs'?: { 'BulkProgressFragment': BulkProgressFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type BulkProgressStopMutationVariables = Exact<{
  id: string;
}>;


export type BulkProgressStopMutation = { stopBulkAction:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StopBulkActionSuccess', bulk: (
        { __typename: 'BulkAction' }
        & { ' $fragmentRefs'?: { 'BulkProgressFragment': BulkProgressFragment } }
      ) }
   };

export const BulkProgressFragmentDoc = /*#__PURE__*/ gql`
    fragment BulkProgress on BulkAction {
  id
  action
  state
  total
  estimatedSeconds
  progress {
    open
    done
    left
    failed
    stopped
  }
  outcomes {
    outcome
    reason
    count
  }
}
    ` as unknown as DocumentNode<BulkProgressFragment, unknown>;
export const BulkActionsDocument = /*#__PURE__*/ gql`
    query BulkActions {
  bulkActions(page: {number: 1, size: 1}) {
    items {
      ...BulkProgress
    }
  }
}
    ${BulkProgressFragmentDoc}` as unknown as DocumentNode<BulkActionsQuery, BulkActionsQueryVariables>;
export const BulkDialogBeginDocument = /*#__PURE__*/ gql`
    mutation BulkDialogBegin($input: BulkRedemptionsInput!) {
  bulkRedemptions(input: $input) {
    __typename
    ... on BulkRedemptionsSuccess {
      fingerprint
      bulk {
        ...BulkProgress
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
    ${BulkProgressFragmentDoc}` as unknown as DocumentNode<BulkDialogBeginMutation, BulkDialogBeginMutationVariables>;
export const BulkProgressStopDocument = /*#__PURE__*/ gql`
    mutation BulkProgressStop($id: ID!) {
  stopBulkAction(id: $id) {
    __typename
    ... on StopBulkActionSuccess {
      bulk {
        ...BulkProgress
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
    ${BulkProgressFragmentDoc}` as unknown as DocumentNode<BulkProgressStopMutation, BulkProgressStopMutationVariables>;