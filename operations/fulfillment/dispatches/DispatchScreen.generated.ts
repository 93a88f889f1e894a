/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchRefusedFragment } from './DispatchRefused.generated.ts';
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchRefusedFragmentDoc } from './DispatchRefused.generated.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type DispatchScreenQueryVariables = Exact<{
  id: string;
}>;


export type DispatchScreenQuery = { dispatch: (
    { __typename: 'Dispatch', id: string, kind: Types.DispatchKind, state: Types.DispatchState, testing: boolean, createdAt: string, createdByName: string | null, promotion: { __typename: 'Promotion', id: string, name: string, advertiserId: string } | null }
    & { ' $fragmentRefs'?: { 'DispatchProgressFragment': DispatchProgressFragment;'DispatchDetailsFragment': DispatchDetailsFragment;'DispatchBatchesFragment': DispatchBatchesFragment;'DispatchRefusedFragment': DispatchRefusedFragment;'DispatchActionsFragment': DispatchActionsFragment } }
  ) | null };

export type DispatchPartsFragment = (
  { __typename: 'Dispatch', id: string }
  & { ' $fragmentRefs'?: { 'DispatchProgressFragment': DispatchProgressFragment;'DispatchDetailsFragment': DispatchDetailsFragment;'DispatchBatchesFragment': DispatchBatchesFragment;'DispatchRefusedFragment': DispatchRefusedFragment;'DispatchActionsFragment': DispatchActionsFragment } }
) & { ' $fragmentName'?: 'DispatchPartsFragment' };

export type DispatchProgressFragment = { __typename: 'Dispatch', id: string, kind: Types.DispatchKind, state: Types.DispatchState, stop: Types.DispatchStop | null, changing: Types.DispatchChange | null, channel: Types.NotificationChannel | null, lineCount: number, releaseAt: string, recalledAt: string | null, finishedAt: string | null, canRecall: boolean, estimatedSeconds: number, progress: { __typename: 'DispatchProgress', held: number, activate: number, order: number, notify: number, done: number, failed: number, canceled: number } } & { ' $fragmentName'?: 'DispatchProgressFragment' };

export type DispatchDetailsFragment = { __typename: 'Dispatch', id: string, kind: Types.DispatchKind, channel: Types.NotificationChannel | null, fileName: string | null, orderPrefix: string | null, lineCount: number, releaseAt: string, releasedAt: string | null, finishedAt: string | null, recalledAt: string | null, reminderDays: Array<number>, includePdf: boolean, createdByName: string | null, createdAt: string, charge: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'DispatchDetailsFragment' };

export type DispatchBatchesFragment = { __typename: 'Dispatch', id: string, batches: Array<{ __typename: 'DispatchBatch', id: string, sku: string, rewardName: string, amount: number, state: Types.BatchState, done: number, failed: number, canceled: number, value: { __typename: 'Money', amount: string, currency: string } | null, charge: { __typename: 'Money', amount: string, currency: string } }> } & { ' $fragmentName'?: 'DispatchBatchesFragment' };

export type DispatchActionsFragment = { __typename: 'Dispatch', id: string, kind: Types.DispatchKind, state: Types.DispatchState, changing: Types.DispatchChange | null, lineCount: number, includePdf: boolean, progress: { __typename: 'DispatchProgress', held: number, activate: number, order: number, notify: number, done: number, failed: number, canceled: number } } & { ' $fragmentName'?: 'DispatchActionsFragment' };

export type DispatchActionsRecallMutationVariables = Exact<{
  input: Types.DispatchChangeInput;
}>;


export type DispatchActionsRecallMutation = { recallDispatch:
    | { __typename: 'ChangeDispatchPending', request: { __typename: 'DispatchRequest', id: string, action: Types.DispatchRequestAction, dryRun: boolean, state: Types.DispatchRequestState, stage: Types.DispatchRequestStage, lineCount: number, percent: number } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'RecallDispatchSuccess', dispatch: (
        { __typename: 'Dispatch' }
        & { ' $fragmentRefs'?: { 'DispatchPartsFragment': DispatchPartsFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'Refused', code: string, message: string }
   };

export type DispatchActionsReleaseMutationVariables = Exact<{
  input: Types.DispatchChangeInput;
}>;


export type DispatchActionsReleaseMutation = { releaseDispatch:
    | { __typename: 'ChangeDispatchPending', request: { __typename: 'DispatchRequest', id: string, action: Types.DispatchRequestAction, dryRun: boolean, state: Types.DispatchRequestState, stage: Types.DispatchRequestStage, lineCount: number, percent: number } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'ReleaseDispatchSuccess', dispatch: (
        { __typename: 'Dispatch' }
        & { ' $fragmentRefs'?: { 'DispatchPartsFragment': DispatchPartsFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
   };

export type DispatchActionsCancelMutationVariables = Exact<{
  input: Types.DispatchChangeInput;
}>;


export type DispatchActionsCancelMutation = { cancelDispatch:
    | { __typename: 'CancelDispatchSuccess', dispatch: (
        { __typename: 'Dispatch' }
        & { ' $fragmentRefs'?: { 'DispatchPartsFragment': DispatchPartsFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
    | { __typename: 'ChangeDispatchPending', request: { __typename: 'DispatchRequest', id: string, action: Types.DispatchRequestAction, dryRun: boolean, state: Types.DispatchRequestState, stage: Types.DispatchRequestStage, lineCount: number, percent: number } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type DispatchActionsRetryMutationVariables = Exact<{
  input: Types.DispatchChangeInput;
}>;


export type DispatchActionsRetryMutation = { retryDispatch:
    | { __typename: 'ChangeDispatchPending', request: { __typename: 'DispatchRequest', id: string, action: Types.DispatchRequestAction, dryRun: boolean, state: Types.DispatchRequestState, stage: Types.DispatchRequestStage, lineCount: number, percent: number } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'RetryDispatchSuccess', dispatch: (
        { __typename: 'Dispatch' }
        & { ' $fragmentRefs'?: { 'DispatchPartsFragment': DispatchPartsFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
   };

export type ExtractButtonCreateMutationVariables = Exact<{
  input: Types.CreateExtractInput;
}>;


export type ExtractButtonCreateMutation = { createExtract:
    | { __typename: 'CreateExtractSuccess', extract: { __typename: 'Extract', id: string, url: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export const DispatchProgressFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchProgress on Dispatch {
  id
  kind
  state
  stop
  changing
  channel
  lineCount
  releaseAt
  recalledAt
  finishedAt
  canRecall
  estimatedSeconds
  progress {
    held
    activate
    order
    notify
    done
    failed
    canceled
  }
}
    ` as unknown as DocumentNode<DispatchProgressFragment, unknown>;
export const DispatchDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchDetails on Dispatch {
  id
  kind
  channel
  fileName
  orderPrefix
  lineCount
  charge {
    amount
    currency
  }
  releaseAt
  releasedAt
  finishedAt
  recalledAt
  reminderDays
  includePdf
  createdByName
  createdAt
}
    ` as unknown as DocumentNode<DispatchDetailsFragment, unknown>;
export const DispatchBatchesFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchBatches on Dispatch {
  id
  batches {
    id
    sku
    rewardName
    amount
    value {
      amount
      currency
    }
    charge {
      amount
      currency
    }
    state
    done
    failed
    canceled
  }
}
    ` as unknown as DocumentNode<DispatchBatchesFragment, unknown>;
export const DispatchActionsFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchActions on Dispatch {
  id
  kind
  state
  changing
  lineCount
  includePdf
  progress {
    held
    activate
    order
    notify
    done
    failed
    canceled
  }
}
    ` as unknown as DocumentNode<DispatchActionsFragment, unknown>;
export const DispatchPartsFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchParts on Dispatch {
  id
  ...DispatchProgress
  ...DispatchDetails
  ...DispatchBatches
  ...DispatchRefused
  ...DispatchActions
}
    ` as unknown as DocumentNode<DispatchPartsFragment, unknown>;
export const DispatchScreenDocument = /*#__PURE__*/ gql`
    query DispatchScreen($id: ID!) {
  dispatch(id: $id) {
    id
    kind
    state
    testing
    createdAt
    createdByName
    promotion {
      id
      name
      advertiserId
    }
    ...DispatchProgress
    ...DispatchDetails
    ...DispatchBatches
    ...DispatchRefused
    ...DispatchActions
  }
}
    ${DispatchProgressFragmentDoc}
${DispatchDetailsFragmentDoc}
${DispatchBatchesFragmentDoc}
${DispatchRefusedFragmentDoc}
${DispatchActionsFragmentDoc}` as unknown as DocumentNode<DispatchScreenQuery, DispatchScreenQueryVariables>;
export const DispatchActionsRecallDocument = /*#__PURE__*/ gql`
    mutation DispatchActionsRecall($input: DispatchChangeInput!) {
  recallDispatch(input: $input) {
    __typename
    ... on RecallDispatchSuccess {
      dispatch {
        ...DispatchParts
      }
      effects {
        ...EffectsPreview
      }
    }
    ... on ChangeDispatchPending {
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
  }
}
    ${DispatchPartsFragmentDoc}
${DispatchProgressFragmentDoc}
${DispatchDetailsFragmentDoc}
${DispatchBatchesFragmentDoc}
${DispatchRefusedFragmentDoc}
${DispatchActionsFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DispatchActionsRecallMutation, DispatchActionsRecallMutationVariables>;
export const DispatchActionsReleaseDocument = /*#__PURE__*/ gql`
    mutation DispatchActionsRelease($input: DispatchChangeInput!) {
  releaseDispatch(input: $input) {
    __typename
    ... on ReleaseDispatchSuccess {
      dispatch {
        ...DispatchParts
      }
      effects {
        ...EffectsPreview
      }
    }
    ... on ChangeDispatchPending {
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
  }
}
    ${DispatchPartsFragmentDoc}
${DispatchProgressFragmentDoc}
${DispatchDetailsFragmentDoc}
${DispatchBatchesFragmentDoc}
${DispatchRefusedFragmentDoc}
${DispatchActionsFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DispatchActionsReleaseMutation, DispatchActionsReleaseMutationVariables>;
export const DispatchActionsCancelDocument = /*#__PURE__*/ gql`
    mutation DispatchActionsCancel($input: DispatchChangeInput!) {
  cancelDispatch(input: $input) {
    __typename
    ... on CancelDispatchSuccess {
      dispatch {
        ...DispatchParts
      }
      effects {
        ...EffectsPreview
      }
    }
    ... on ChangeDispatchPending {
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
  }
}
    ${DispatchPartsFragmentDoc}
${DispatchProgressFragmentDoc}
${DispatchDetailsFragmentDoc}
${DispatchBatchesFragmentDoc}
${DispatchRefusedFragmentDoc}
${DispatchActionsFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DispatchActionsCancelMutation, DispatchActionsCancelMutationVariables>;
export const DispatchActionsRetryDocument = /*#__PURE__*/ gql`
    mutation DispatchActionsRetry($input: DispatchChangeInput!) {
  retryDispatch(input: $input) {
    __typename
    ... on RetryDispatchSuccess {
      dispatch {
        ...DispatchParts
      }
      effects {
        ...EffectsPreview
      }
    }
    ... on ChangeDispatchPending {
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
  }
}
    ${DispatchPartsFragmentDoc}
${DispatchProgressFragmentDoc}
${DispatchDetailsFragmentDoc}
${DispatchBatchesFragmentDoc}
${DispatchRefusedFragmentDoc}
${DispatchActionsFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DispatchActionsRetryMutation, DispatchActionsRetryMutationVariables>;
export const ExtractButtonCreateDocument = /*#__PURE__*/ gql`
    mutation ExtractButtonCreate($input: CreateExtractInput!) {
  createExtract(input: $input) {
    __typename
    ... on CreateExtractSuccess {
      extract {
        id
        url
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
    ` as unknown as DocumentNode<ExtractButtonCreateMutation, ExtractButtonCreateMutationVariables>;