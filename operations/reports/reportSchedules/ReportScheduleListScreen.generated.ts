/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ReceivedReportFragment } from './ReceivedReports.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ReceivedReportFragmentDoc } from './ReceivedReports.generated.ts';
export type ReportScheduleListScreenQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type ReportScheduleListScreenQuery = { receivedReports: Array<(
    { __typename: 'ReceivedReport', id: string }
    & { ' $fragmentRefs'?: { 'ReceivedReportFragment': ReceivedReportFragment } }
  )> | null, reportSchedules: { __typename: 'ReportSchedulePage', items: Array<(
      { __typename: 'ReportSchedule', id: string }
      & { ' $fragmentRefs'?: { 'ReportScheduleFragment': ReportScheduleFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type ReportScheduleFragment = { __typename: 'ReportSchedule', id: string, report: Types.ScheduledReport, viewName: string, cadence: Types.ReportCadence, weekday: number | null, monthDay: number | null, time: string, timezone: string, format: Types.RedemptionExportFormat, period: Types.RelativePeriod | null, isPaused: boolean, pauseReason: Types.SchedulePauseReason | null, nextRunAt: string | null, version: number, savedView: { __typename: 'SavedView', id: string, query: string } | null, recipients: Array<{ __typename: 'ReportRecipient', id: string, name: string, email: string }>, lastRun: { __typename: 'ReportRun', id: string, dueAt: string, state: Types.ReportRunState, reason: string | null, rows: number | null, files: Array<{ __typename: 'ReportRunFile', id: string, name: string, state: Types.ReportFileState, reason: string | null }> } | null } & { ' $fragmentName'?: 'ReportScheduleFragment' };

export type NewScheduleDialogCreateMutationVariables = Exact<{
  input: Types.CreateReportScheduleInput;
}>;


export type NewScheduleDialogCreateMutation = { createReportSchedule:
    | { __typename: 'CreateReportScheduleSuccess', reportSchedule: (
        { __typename: 'ReportSchedule' }
        & { ' $fragmentRefs'?: { 'ReportScheduleFragment': ReportScheduleFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type EditScheduleDialogSaveMutationVariables = Exact<{
  input: Types.UpdateReportScheduleInput;
}>;


export type EditScheduleDialogSaveMutation = { updateReportSchedule:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleReportSchedule', current: (
        { __typename: 'ReportSchedule' }
        & { ' $fragmentRefs'?: { 'ReportScheduleFragment': ReportScheduleFragment } }
      ) }
    | { __typename: 'UpdateReportScheduleSuccess', reportSchedule: (
        { __typename: 'ReportSchedule' }
        & { ' $fragmentRefs'?: { 'ReportScheduleFragment': ReportScheduleFragment } }
      ) }
   };

export type DeleteScheduleDialogDeleteMutationVariables = Exact<{
  input: Types.DeleteReportScheduleInput;
}>;


export type DeleteScheduleDialogDeleteMutation = { deleteReportSchedule:
    | { __typename: 'DeleteReportScheduleSuccess', reportSchedule: { __typename: 'ReportSchedule', id: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleReportSchedule', current: (
        { __typename: 'ReportSchedule' }
        & { ' $fragmentRefs'?: { 'ReportScheduleFragment': ReportScheduleFragment } }
      ) }
   };

export type ReportScheduleListScreenSendMutationVariables = Exact<{
  input: Types.SendReportScheduleInput;
}>;


export type ReportScheduleListScreenSendMutation = { sendReportSchedule:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SendReportScheduleSuccess', reportSchedule: (
        { __typename: 'ReportSchedule' }
        & { ' $fragmentRefs'?: { 'ReportScheduleFragment': ReportScheduleFragment } }
      ) }
   };

export const ReportScheduleFragmentDoc = /*#__PURE__*/ gql`
    fragment ReportSchedule on ReportSchedule {
  id
  report
  viewName
  savedView {
    id
    query
  }
  cadence
  weekday
  monthDay
  time
  timezone
  format
  period
  recipients {
    id
    name
    email
  }
  isPaused
  pauseReason
  nextRunAt
  lastRun {
    id
    dueAt
    state
    reason
    rows
    files {
      id
      name
      state
      reason
    }
  }
  version
}
    ` as unknown as DocumentNode<ReportScheduleFragment, unknown>;
export const ReportScheduleListScreenDocument = /*#__PURE__*/ gql`
    query ReportScheduleListScreen($page: PageInput) {
  receivedReports {
    id
    ...ReceivedReport
  }
  reportSchedules(page: $page) {
    items {
      id
      ...ReportSchedule
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
    ${ReceivedReportFragmentDoc}
${ReportScheduleFragmentDoc}` as unknown as DocumentNode<ReportScheduleListScreenQuery, ReportScheduleListScreenQueryVariables>;
export const NewScheduleDialogCreateDocument = /*#__PURE__*/ gql`
    mutation NewScheduleDialogCreate($input: CreateReportScheduleInput!) {
  createReportSchedule(input: $input) {
    __typename
    ... on CreateReportScheduleSuccess {
      reportSchedule {
        ...ReportSchedule
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
    ${ReportScheduleFragmentDoc}` as unknown as DocumentNode<NewScheduleDialogCreateMutation, NewScheduleDialogCreateMutationVariables>;
export const EditScheduleDialogSaveDocument = /*#__PURE__*/ gql`
    mutation EditScheduleDialogSave($input: UpdateReportScheduleInput!) {
  updateReportSchedule(input: $input) {
    __typename
    ... on UpdateReportScheduleSuccess {
      reportSchedule {
        ...ReportSchedule
      }
    }
    ... on StaleReportSchedule {
      current {
        ...ReportSchedule
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
    ${ReportScheduleFragmentDoc}` as unknown as DocumentNode<EditScheduleDialogSaveMutation, EditScheduleDialogSaveMutationVariables>;
export const DeleteScheduleDialogDeleteDocument = /*#__PURE__*/ gql`
    mutation DeleteScheduleDialogDelete($input: DeleteReportScheduleInput!) {
  deleteReportSchedule(input: $input) {
    __typename
    ... on DeleteReportScheduleSuccess {
      reportSchedule {
        id
      }
    }
    ... on StaleReportSchedule {
      current {
        ...ReportSchedule
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
    ${ReportScheduleFragmentDoc}` as unknown as DocumentNode<DeleteScheduleDialogDeleteMutation, DeleteScheduleDialogDeleteMutationVariables>;
export const ReportScheduleListScreenSendDocument = /*#__PURE__*/ gql`
    mutation ReportScheduleListScreenSend($input: SendReportScheduleInput!) {
  sendReportSchedule(input: $input) {
    __typename
    ... on SendReportScheduleSuccess {
      reportSchedule {
        ...ReportSchedule
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
    ${ReportScheduleFragmentDoc}` as unknown as DocumentNode<ReportScheduleListScreenSendMutation, ReportScheduleListScreenSendMutationVariables>;