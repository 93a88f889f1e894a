/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type DispatchLinesQueryVariables = Exact<{
  id: string;
  filter?: Types.BatchLineFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type DispatchLinesQuery = { dispatch: { __typename: 'Dispatch', id: string, lines: { __typename: 'BatchLinePage', items: Array<(
        { __typename: 'BatchLine', redemptionId: string }
        & { ' $fragmentRefs'?: { 'DispatchLineFragment': DispatchLineFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type DispatchLineFragment = { __typename: 'BatchLine', batchId: string, line: number, redemptionId: string, orderId: string, sku: string, state: Types.RedemptionState, stage: Types.LineStage, reason: string | null, remedy: Types.LineRemedy | null, last4: string | null, updatedAt: string, value: { __typename: 'Money', amount: string, currency: string }, recipient: { __typename: 'BatchRecipient', id: string, provider: Types.RecipientProvider, email: string | null, phoneNumber: string | null, firstName: string | null, lastName: string | null, version: number } | null, delivery: { __typename: 'Delivery', id: string, kind: Types.DeliveryKind, channel: Types.NotificationChannel, state: Types.DeliveryState, reason: string | null, sentAt: string | null, attempts: number } | null } & { ' $fragmentName'?: 'DispatchLineFragment' };

export type CorrectRecipientDialogSaveMutationVariables = Exact<{
  input: Types.CorrectRecipientInput;
}>;


export type CorrectRecipientDialogSaveMutation = { correctRecipient:
    | { __typename: 'CorrectRecipientSuccess', line: (
        { __typename: 'BatchLine', redemptionId: string }
        & { ' $fragmentRefs'?: { 'DispatchLineFragment': DispatchLineFragment } }
      ) | null }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleRecipient', current: (
        { __typename: 'BatchLine', redemptionId: string }
        & { ' $fragmentRefs'?: { 'DispatchLineFragment': DispatchLineFragment } }
      ) | null }
   };

export type LineRemedyNoticeResendMutationVariables = Exact<{
  input: Types.ResendDeliveryInput;
}>;


export type LineRemedyNoticeResendMutation = { resendDelivery:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'ResendDeliverySuccess', deliveries: Array<{ __typename: 'Delivery', id: string, state: Types.DeliveryState }> }
   };

export const DispatchLineFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchLine on BatchLine {
  batchId
  line
  redemptionId
  orderId
  sku
  value {
    amount
    currency
  }
  recipient {
    id
    provider
    email
    phoneNumber
    firstName
    lastName
    version
  }
  state
  stage
  reason
  remedy
  delivery {
    id
    kind
    channel
    state
    reason
    sentAt
    attempts
  }
  last4
  updatedAt
}
    ` as unknown as DocumentNode<DispatchLineFragment, unknown>;
export const DispatchLinesDocument = /*#__PURE__*/ gql`
    query DispatchLines($id: ID!, $filter: BatchLineFilter, $page: PageInput) {
  dispatch(id: $id) {
    id
    lines(filter: $filter, page: $page) {
      items {
        redemptionId
        ...DispatchLine
      }
      page {
        number
        size
        totalCount
        totalIsCapped
        totalPages
      }
    }
  }
}
    ${DispatchLineFragmentDoc}` as unknown as DocumentNode<DispatchLinesQuery, DispatchLinesQueryVariables>;
export const CorrectRecipientDialogSaveDocument = /*#__PURE__*/ gql`
    mutation CorrectRecipientDialogSave($input: CorrectRecipientInput!) {
  correctRecipient(input: $input) {
    __typename
    ... on CorrectRecipientSuccess {
      line {
        redemptionId
        ...DispatchLine
      }
    }
    ... on StaleRecipient {
      current {
        redemptionId
        ...DispatchLine
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
    ${DispatchLineFragmentDoc}` as unknown as DocumentNode<CorrectRecipientDialogSaveMutation, CorrectRecipientDialogSaveMutationVariables>;
export const LineRemedyNoticeResendDocument = /*#__PURE__*/ gql`
    mutation LineRemedyNoticeResend($input: ResendDeliveryInput!) {
  resendDelivery(input: $input) {
    __typename
    ... on ResendDeliverySuccess {
      deliveries {
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
    ` as unknown as DocumentNode<LineRemedyNoticeResendMutation, LineRemedyNoticeResendMutationVariables>;