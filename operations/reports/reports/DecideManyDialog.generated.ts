/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AllocationRequestRowFragment } from './AllocationsReportScreen.generated.ts';
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { OutcomeTermsFragmentDoc, AllocationRequestRowFragmentDoc } from './AllocationsReportScreen.generated.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type DecideManyDialogSendMutationVariables = Exact<{
  input: Types.DecideAllocationRequestsInput;
}>;


export type DecideManyDialogSendMutation = { decideAllocationRequests:
    | { __typename: 'DecideAllocationRequestsSuccess', decidedCount: number, results: Array<{ __typename: 'AllocationRequestDecision', id: string, outcome: Types.AllocationDecisionOutcome, code: string | null, message: string | null, request: (
          { __typename: 'AllocationRequest' }
          & { ' $fragmentRefs'?: { 'AllocationRequestRowFragment': AllocationRequestRowFragment } }
        ) | null }>, budgets: Array<{ __typename: 'DecidedBudget', count: number, retailer: { __typename: 'AllocationRetailer', id: string, name: string }, unallocated: { __typename: 'Money', amount: string, currency: string }, unallocatedAfter: { __typename: 'Money', amount: string, currency: string } }>, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const DecideManyDialogSendDocument = /*#__PURE__*/ gql`
    mutation DecideManyDialogSend($input: DecideAllocationRequestsInput!) {
  decideAllocationRequests(input: $input) {
    ... on DecideAllocationRequestsSuccess {
      decidedCount
      results {
        id
        outcome
        code
        message
        request {
          ...AllocationRequestRow
        }
      }
      budgets {
        retailer {
          id
          name
        }
        count
        unallocated {
          amount
          currency
        }
        unallocatedAfter {
          amount
          currency
        }
      }
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
  }
}
    ${AllocationRequestRowFragmentDoc}
${OutcomeTermsFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DecideManyDialogSendMutation, DecideManyDialogSendMutationVariables>;