/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchPartsFragment } from './DispatchScreen.generated.ts';
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchActionsFragmentDoc, DispatchBatchesFragmentDoc, DispatchDetailsFragmentDoc, DispatchProgressFragmentDoc, DispatchPartsFragmentDoc } from './DispatchScreen.generated.ts';
import { DispatchRefusedFragmentDoc } from './DispatchRefused.generated.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type DispatchChangeDialogQueryVariables = Exact<{
  id: string;
}>;


export type DispatchChangeDialogQuery = { dispatchRequest: { __typename: 'DispatchRequest', id: string, action: Types.DispatchRequestAction, dryRun: boolean, state: Types.DispatchRequestState, stage: Types.DispatchRequestStage, lineCount: number, percent: number, result:
      | { __typename: 'DispatchChangeSuccess', dispatch: (
          { __typename: 'Dispatch' }
          & { ' $fragmentRefs'?: { 'DispatchPartsFragment': DispatchPartsFragment } }
        ), effects: (
          { __typename: 'Effects' }
          & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
        ) }
      | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
      | { __typename: 'Refused', code: string, message: string }
     | null } | null };


export const DispatchChangeDialogDocument = /*#__PURE__*/ gql`
    query DispatchChangeDialog($id: ID!) {
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
    result: changed {
      __typename
      ... on DispatchChangeSuccess {
        dispatch {
          ...DispatchParts
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
}
    ${DispatchPartsFragmentDoc}
${DispatchProgressFragmentDoc}
${DispatchDetailsFragmentDoc}
${DispatchBatchesFragmentDoc}
${DispatchRefusedFragmentDoc}
${DispatchActionsFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DispatchChangeDialogQuery, DispatchChangeDialogQueryVariables>;