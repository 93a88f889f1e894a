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
export type DecideRequestDialogApproveMutationVariables = Exact<{
  input: Types.ApproveAllocationRequestInput;
}>;


export type DecideRequestDialogApproveMutation = { decided:
    | { __typename: 'DecideAllocationRequestSuccess', request: (
        { __typename: 'AllocationRequest' }
        & { ' $fragmentRefs'?: { 'AllocationRequestRowFragment': AllocationRequestRowFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAllocationRequest', current: (
        { __typename: 'AllocationRequest' }
        & { ' $fragmentRefs'?: { 'AllocationRequestRowFragment': AllocationRequestRowFragment } }
      ) }
   };

export type DecideRequestDialogRejectMutationVariables = Exact<{
  input: Types.RejectAllocationRequestInput;
}>;


export type DecideRequestDialogRejectMutation = { decided:
    | { __typename: 'DecideAllocationRequestSuccess', request: (
        { __typename: 'AllocationRequest' }
        & { ' $fragmentRefs'?: { 'AllocationRequestRowFragment': AllocationRequestRowFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAllocationRequest', current: (
        { __typename: 'AllocationRequest' }
        & { ' $fragmentRefs'?: { 'AllocationRequestRowFragment': AllocationRequestRowFragment } }
      ) }
   };


export const DecideRequestDialogApproveDocument = /*#__PURE__*/ gql`
    mutation DecideRequestDialogApprove($input: ApproveAllocationRequestInput!) {
  decided: approveAllocationRequest(input: $input) {
    ... on DecideAllocationRequestSuccess {
      request {
        ...AllocationRequestRow
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
    ... on StaleAllocationRequest {
      current {
        ...AllocationRequestRow
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
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DecideRequestDialogApproveMutation, DecideRequestDialogApproveMutationVariables>;
export const DecideRequestDialogRejectDocument = /*#__PURE__*/ gql`
    mutation DecideRequestDialogReject($input: RejectAllocationRequestInput!) {
  decided: rejectAllocationRequest(input: $input) {
    ... on DecideAllocationRequestSuccess {
      request {
        ...AllocationRequestRow
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
    ... on StaleAllocationRequest {
      current {
        ...AllocationRequestRow
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
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DecideRequestDialogRejectMutation, DecideRequestDialogRejectMutationVariables>;