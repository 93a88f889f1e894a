/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PromotionCalendarQueryVariables = Exact<{
  filter: Types.PromotionFilter;
}>;


export type PromotionCalendarQuery = { promotions: { __typename: 'PromotionPage', items: Array<(
      { __typename: 'Promotion' }
      & { ' $fragmentRefs'?: { 'CalendarPromotionFragment': CalendarPromotionFragment } }
    )>, page: { __typename: 'PageInfo', totalCount: number, totalIsCapped: boolean } } | null };

export type CalendarPromotionFragment = { __typename: 'Promotion', id: string, advertiserId: string, advertiserName: string, name: string, status: Types.PromotionStatus, state: Types.PromotionState, startsAt: string, endsAt: string | null } & { ' $fragmentName'?: 'CalendarPromotionFragment' };

export const CalendarPromotionFragmentDoc = /*#__PURE__*/ gql`
    fragment CalendarPromotion on Promotion {
  id
  advertiserId
  advertiserName
  name
  status
  state
  startsAt
  endsAt
}
    ` as unknown as DocumentNode<CalendarPromotionFragment, unknown>;
export const PromotionCalendarDocument = /*#__PURE__*/ gql`
    query PromotionCalendar($filter: PromotionFilter!) {
  promotions(
    filter: $filter
    sort: {field: start_datetime, direction: ASC}
    page: {size: 100}
  ) {
    items {
      ...CalendarPromotion
    }
    page {
      totalCount
      totalIsCapped
    }
  }
}
    ${CalendarPromotionFragmentDoc}` as unknown as DocumentNode<PromotionCalendarQuery, PromotionCalendarQueryVariables>;