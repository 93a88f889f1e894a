/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AllocationRowFragment } from './AllocationRow.generated.ts';
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { WaitingRequestFragmentDoc, AllocationRowFragmentDoc } from './AllocationRow.generated.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type WithdrawRequestDialogMutationVariables = Exact<{
  input: Types.WithdrawAllocationRequestInput;
}>;


export type WithdrawRequestDialogMutation = { withdrawAllocationRequest:
    | { __typename: 'DecideAllocationRequestSuccess', allocation: (
        { __typename: 'Allocation' }
        & { ' $fragmentRefs'?: { 'AllocationRowFragment': AllocationRowFragment } }
      ) | null, effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAllocationRequest', current: { __typename: 'AllocationRequest', id: string, version: number } }
   };


export const WithdrawRequestDialogDocument = /*#__PURE__*/ gql`
    mutation WithdrawRequestDialog($input: WithdrawAllocationRequestInput!) {
  withdrawAllocationRequest(input: $input) {
    ... on DecideAllocationRequestSuccess {
      allocation {
        ...AllocationRow
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
        id
        version
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${AllocationRowFragmentDoc}
${WaitingRequestFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<WithdrawRequestDialogMutation, WithdrawRequestDialogMutationVariables>;