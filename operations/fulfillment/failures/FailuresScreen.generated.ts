/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchLineFragment } from '../dispatches/DispatchLines.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchLineFragmentDoc } from '../dispatches/DispatchLines.generated.ts';
export type FailuresScreenQueryVariables = Exact<{
  advertiserIds?: Array<string> | string | null | undefined;
  filter?: Types.FailureFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
  isChosen: boolean;
  advertiserId: string;
  isOne: boolean;
}>;


export type FailuresScreenQuery = { deliveryFailureGroups: { __typename: 'FailureGroups', total: number, isCapped: boolean, items: Array<(
      { __typename: 'FailureGroup' }
      & { ' $fragmentRefs'?: { 'FailureGroupRowFragment': FailureGroupRowFragment } }
    )> } | null, deliveryFailures?: { __typename: 'FailurePage', items: Array<(
      { __typename: 'Failure' }
      & { ' $fragmentRefs'?: { 'FailureRowFragment': FailureRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null, advertiser?: { __typename: 'Advertiser', id: string, name: string } | null };

export type FailureGroupRowFragment = { __typename: 'FailureGroup', kind: Types.FailureKind, reason: string, remedy: Types.LineRemedy, advertiserId: string, advertiserName: string, count: number, oldestOccurredAt: string } & { ' $fragmentName'?: 'FailureGroupRowFragment' };

export type FailureRowFragment = { __typename: 'Failure', kind: Types.FailureKind, occurredAt: string, advertiserId: string, advertiserName: string, promotionId: string, promotionName: string, redemptionId: string, orderId: string | null, reason: string, dispatchId: string | null, line: (
    { __typename: 'BatchLine', redemptionId: string }
    & { ' $fragmentRefs'?: { 'DispatchLineFragment': DispatchLineFragment } }
  ) | null } & { ' $fragmentName'?: 'FailureRowFragment' };

export const FailureGroupRowFragmentDoc = /*#__PURE__*/ gql`
    fragment FailureGroupRow on FailureGroup {
  kind
  reason
  remedy
  advertiserId
  advertiserName
  count
  oldestOccurredAt
}
    ` as unknown as DocumentNode<FailureGroupRowFragment, unknown>;
export const FailureRowFragmentDoc = /*#__PURE__*/ gql`
    fragment FailureRow on Failure {
  kind
  occurredAt
  advertiserId
  advertiserName
  promotionId
  promotionName
  redemptionId
  orderId
  reason
  dispatchId
  line {
    redemptionId
    ...DispatchLine
  }
}
    ` as unknown as DocumentNode<FailureRowFragment, unknown>;
export const FailuresScreenDocument = /*#__PURE__*/ gql`
    query FailuresScreen($advertiserIds: [ID!], $filter: FailureFilter, $page: PageInput, $isChosen: Boolean!, $advertiserId: ID!, $isOne: Boolean!) {
  deliveryFailureGroups(advertiserIds: $advertiserIds) {
    items {
      ...FailureGroupRow
    }
    total
    isCapped
  }
  deliveryFailures(filter: $filter, page: $page) @include(if: $isChosen) {
    items {
      ...FailureRow
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
  }
  advertiser(id: $advertiserId) @include(if: $isOne) {
    id
    name
  }
}
    ${FailureGroupRowFragmentDoc}
${FailureRowFragmentDoc}
${DispatchLineFragmentDoc}` as unknown as DocumentNode<FailuresScreenQuery, FailuresScreenQueryVariables>;