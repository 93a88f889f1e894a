/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ReceivedReportFragment = { __typename: 'ReceivedReport', id: string, report: Types.ScheduledReport, viewName: string, ownerName: string, cadence: Types.ReportCadence, weekday: number | null, monthDay: number | null, time: string, timezone: string, isPaused: boolean, nextRunAt: string | null } & { ' $fragmentName'?: 'ReceivedReportFragment' };

export type ReceivedReportsLeaveMutationVariables = Exact<{
  input: Types.LeaveReportScheduleInput;
}>;


export type ReceivedReportsLeaveMutation = { leaveReportSchedule:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'LeaveReportScheduleSuccess', receivedReport: { __typename: 'ReceivedReport', id: string } }
    | { __typename: 'Refused', code: string, message: string }
   };

export const ReceivedReportFragmentDoc = /*#__PURE__*/ gql`
    fragment ReceivedReport on ReceivedReport {
  id
  report
  viewName
  ownerName
  cadence
  weekday
  monthDay
  time
  timezone
  isPaused
  nextRunAt
}
    ` as unknown as DocumentNode<ReceivedReportFragment, unknown>;
export const ReceivedReportsLeaveDocument = /*#__PURE__*/ gql`
    mutation ReceivedReportsLeave($input: LeaveReportScheduleInput!) {
  leaveReportSchedule(input: $input) {
    __typename
    ... on LeaveReportScheduleSuccess {
      receivedReport {
        id
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
    ` as unknown as DocumentNode<ReceivedReportsLeaveMutation, ReceivedReportsLeaveMutationVariables>;