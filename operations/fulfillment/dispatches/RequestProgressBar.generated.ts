/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchCostFragment } from './DispatchPreviewDialog.generated.ts';
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchCostFragmentDoc } from './DispatchPreviewDialog.generated.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type RequestProgressBarQueryVariables = Exact<{
  id: string;
}>;


export type RequestProgressBarQuery = { dispatchRequest: { __typename: 'DispatchRequest', id: string, action: Types.DispatchRequestAction, dryRun: boolean, state: Types.DispatchRequestState, stage: Types.DispatchRequestStage, lineCount: number, percent: number, result:
      | { __typename: 'CreateDispatchPending' }
      | { __typename: 'CreateDispatchSuccess', warnings: Array<string>, dispatch: { __typename: 'Dispatch', id: string, releaseAt: string } | null, outcomes: Array<{ __typename: 'DispatchOutcome', sku: string, status: Types.OutcomeStatus, lineCount: number, message: string | null, charge: { __typename: 'Money', amount: string, currency: string } | null }>, cost: (
          { __typename: 'DispatchCost' }
          & { ' $fragmentRefs'?: { 'DispatchCostFragment': DispatchCostFragment } }
        ), effects: (
          { __typename: 'Effects' }
          & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
        ) }
      | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
      | { __typename: 'Refused', code: string, message: string, recordId: string | null }
     | null } | null };

export type RequestProgressBarCancelMutationVariables = Exact<{
  id: string;
}>;


export type RequestProgressBarCancelMutation = { cancelDispatchRequest:
    | { __typename: 'CancelDispatchRequestSuccess', request: { __typename: 'DispatchRequest', id: string, state: Types.DispatchRequestState } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const RequestProgressBarDocument = /*#__PURE__*/ gql`
    query RequestProgressBar($id: ID!) {
  dispatchRequest(id: $id) {
    ... on DispatchRequest {
      id
      action
      dryRun
      state
      stage
      lineCount
      percent
    }
    result {
      __typename
      ... on CreateDispatchSuccess {
        dispatch {
          id
          releaseAt
        }
        outcomes {
          sku
          status
          lineCount
          message
          charge {
            amount
            currency
          }
        }
        cost {
          ...DispatchCost
        }
        warnings
        effects {
          ...EffectsPreview
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
      ... on Refused {
        recordId
      }
    }
  }
}
    ${DispatchCostFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<RequestProgressBarQuery, RequestProgressBarQueryVariables>;
export const RequestProgressBarCancelDocument = /*#__PURE__*/ gql`
    mutation RequestProgressBarCancel($id: ID!) {
  cancelDispatchRequest(id: $id) {
    __typename
    ... on CancelDispatchRequestSuccess {
      request {
        id
        state
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
    ` as unknown as DocumentNode<RequestProgressBarCancelMutation, RequestProgressBarCancelMutationVariables>;