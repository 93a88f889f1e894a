/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ReportFreshnessFragment = { __typename: 'ActivityReportFreshness', asOf: string, waiting: number, aggregatedAt: string | null, verifiedAt: string | null, drift: number | null } & { ' $fragmentName'?: 'ReportFreshnessFragment' };

export const ReportFreshnessFragmentDoc = /*#__PURE__*/ gql`
    fragment ReportFreshness on ActivityReportFreshness {
  asOf
  waiting
  aggregatedAt
  verifiedAt
  drift
}
    ` as unknown as DocumentNode<ReportFreshnessFragment, unknown>;