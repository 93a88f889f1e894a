/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../gql.ts';
export type ActivityReportScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityReportScreenQuery = { viewer: { __typename: 'Viewer', id: string, account: { __typename: 'Account', id: string, version: number, reportTimezone: string | null, reportTimeframeScope: Types.TimeframeScope | null } } | null };


export const ActivityReportScreenDocument = /*#__PURE__*/ gql`
    query ActivityReportScreen {
  viewer {
    id
    account {
      id
      ... on Account {
        id
        version
        reportTimezone
        reportTimeframeScope
      }
    }
  }
}
    ` as unknown as DocumentNode<ActivityReportScreenQuery, ActivityReportScreenQueryVariables>;