/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type DispatchPreviewDialogCreateMutationVariables = Exact<{
  input: Types.CreateDispatchInput;
}>;


export type DispatchPreviewDialogCreateMutation = { createDispatch:
    | { __typename: 'CreateDispatchPending', request: { __typename: 'DispatchRequest', id: string, action: Types.DispatchRequestAction, dryRun: boolean, state: Types.DispatchRequestState, stage: Types.DispatchRequestStage, lineCount: number, percent: number } }
    | { __typename: 'CreateDispatchSuccess', warnings: Array<string>, dispatch: { __typename: 'Dispatch', id: string, releaseAt: string } | null, outcomes: Array<{ __typename: 'DispatchOutcome', sku: string, status: Types.OutcomeStatus, lineCount: number, message: string | null, charge: { __typename: 'Money', amount: string, currency: string } | null }>, cost: (
        { __typename: 'DispatchCost' }
        & { ' $fragmentRefs'?: { 'DispatchCostFragment': DispatchCostFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string, recordId: string | null }
   };

export type DispatchCostFragment = { __typename: 'DispatchCost', total: { __typename: 'Money', amount: string, currency: string }, bySku: Array<{ __typename: 'SkuCost', sku: string, rewardName: string, lineCount: number, source: string, stockBefore: number | null, stockAfter: number | null, quotaBefore: number | null, quotaAfter: number | null, unit: { __typename: 'Money', amount: string, currency: string }, charge: { __typename: 'Money', amount: string, currency: string } }> } & { ' $fragmentName'?: 'DispatchCostFragment' };

export const DispatchCostFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchCost on DispatchCost {
  total {
    amount
    currency
  }
  bySku {
    sku
    rewardName
    lineCount
    unit {
      amount
      currency
    }
    charge {
      amount
      currency
    }
    source
    stockBefore
    stockAfter
    quotaBefore
    quotaAfter
  }
}
    ` as unknown as DocumentNode<DispatchCostFragment, unknown>;
export const DispatchPreviewDialogCreateDocument = /*#__PURE__*/ gql`
    mutation DispatchPreviewDialogCreate($input: CreateDispatchInput!) {
  createDispatch(input: $input) {
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
    ... on CreateDispatchPending {
      request {
        ... on DispatchRequest {
          id
          action
          dryRun
          state
          stage
          lineCount
          percent
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
    ... on Refused {
      recordId
    }
  }
}
    ${DispatchCostFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DispatchPreviewDialogCreateMutation, DispatchPreviewDialogCreateMutationVariables>;