/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type NotificationsFragment = { __typename: 'AlertPage', items: Array<{ __typename: 'Alert', id: string, severity: Types.AlertSeverity, type: string, message: string, startedAt: string, updatedAt: string, relatedUrl: string | null, advertiser: { __typename: 'Advertiser', id: string, name: string } | null }>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number }, counts: { __typename: 'AlertCounts', blocker: number, warning: number, info: number } } & { ' $fragmentName'?: 'NotificationsFragment' };

export const NotificationsFragmentDoc = /*#__PURE__*/ gql`
    fragment Notifications on AlertPage {
  items {
    id
    severity
    type
    message
    startedAt
    updatedAt
    relatedUrl
    advertiser {
      id
      name
    }
  }
  page {
    number
    size
    totalCount
    totalIsCapped
    totalPages
  }
  counts {
    blocker
    warning
    info
  }
}
    ` as unknown as DocumentNode<NotificationsFragment, unknown>;