/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type AllocationFormRequestMutationVariables = Exact<{
  input: Types.CreateAllocationInput;
}>;


export type AllocationFormRequestMutation = { createAllocation:
    | { __typename: 'CreateAllocationSuccess', effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ), advertiser: { __typename: 'Advertiser', id: string, hasInventory: boolean } | null }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const AllocationFormRequestDocument = /*#__PURE__*/ gql`
    mutation AllocationFormRequest($input: CreateAllocationInput!) {
  createAllocation(input: $input) {
    __typename
    ... on CreateAllocationSuccess {
      effects {
        ...EffectsPreview
      }
      advertiser {
        id
        hasInventory
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
    ${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<AllocationFormRequestMutation, AllocationFormRequestMutationVariables>;