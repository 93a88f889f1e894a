/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type JobListScreenQueryVariables = Exact<{
  filter?: Types.JobFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type JobListScreenQuery = { jobs: { __typename: 'JobPage', items: Array<(
      { __typename: 'Job', id: string }
      & { ' $fragmentRefs'?: { 'JobRowFragment': JobRowFragment } }
    )>, counts: { __typename: 'JobCounts', queued: number, running: number, dead: number }, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type JobRowFragment = { __typename: 'Job', id: string, kind: string, detail: string | null, state: Types.JobState, attempts: number, maxAttempts: number, error: string | null, createdAt: string, runAt: string, finishedAt: string | null, advertiser: { __typename: 'AdvertiserSummary', id: string, name: string } | null } & { ' $fragmentName'?: 'JobRowFragment' };

export type JobListScreenRetryMutationVariables = Exact<{
  input: Types.RetryJobInput;
}>;


export type JobListScreenRetryMutation = { retryJob:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'RetryJobSuccess', job: (
        { __typename: 'Job' }
        & { ' $fragmentRefs'?: { 'JobRowFragment': JobRowFragment } }
      ) }
   };

export const JobRowFragmentDoc = /*#__PURE__*/ gql`
    fragment JobRow on Job {
  id
  kind
  detail
  state
  attempts
  maxAttempts
  error
  advertiser {
    id
    name
  }
  createdAt
  runAt
  finishedAt
}
    ` as unknown as DocumentNode<JobRowFragment, unknown>;
export const JobListScreenDocument = /*#__PURE__*/ gql`
    query JobListScreen($filter: JobFilter, $page: PageInput) {
  jobs(filter: $filter, page: $page) {
    items {
      id
      ...JobRow
    }
    counts {
      queued
      running
      dead
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
    ${JobRowFragmentDoc}` as unknown as DocumentNode<JobListScreenQuery, JobListScreenQueryVariables>;
export const JobListScreenRetryDocument = /*#__PURE__*/ gql`
    mutation JobListScreenRetry($input: RetryJobInput!) {
  retryJob(input: $input) {
    __typename
    ... on RetryJobSuccess {
      job {
        ...JobRow
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
    ${JobRowFragmentDoc}` as unknown as DocumentNode<JobListScreenRetryMutation, JobListScreenRetryMutationVariables>;