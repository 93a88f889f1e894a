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
export type GiveBackDialogRequestMutationVariables = Exact<{
  input: Types.GiveBackAllocationInput;
}>;


export type GiveBackDialogRequestMutation = { giveBackAllocation:
    | { __typename: 'GiveBackAllocationSuccess', allocation: (
        { __typename: 'Allocation' }
        & { ' $fragmentRefs'?: { 'AllocationRowFragment': AllocationRowFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const GiveBackDialogRequestDocument = /*#__PURE__*/ gql`
    mutation GiveBackDialogRequest($input: GiveBackAllocationInput!) {
  giveBackAllocation(input: $input) {
    ... on GiveBackAllocationSuccess {
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
    ... on Refused {
      code
      message
    }
  }
}
    ${AllocationRowFragmentDoc}
${WaitingRequestFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<GiveBackDialogRequestMutation, GiveBackDialogRequestMutationVariables>;