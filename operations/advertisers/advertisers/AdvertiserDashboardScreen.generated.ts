/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RedemptionsChartFragment } from '../../foundation/charts/RedemptionsChart.generated.ts';
import type { NotificationsFragment } from '../alerts/Notifications.generated.ts';
import type { AdvertiserListFragment } from './AdvertiserList.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { RedemptionsChartFragmentDoc } from '../../foundation/charts/RedemptionsChart.generated.ts';
import { NotificationsFragmentDoc } from '../alerts/Notifications.generated.ts';
import { AdvertiserRowFragmentDoc, AdvertiserListFragmentDoc } from './AdvertiserList.generated.ts';
export type AdvertiserDashboardScreenQueryVariables = Exact<{
  filter?: Types.AdvertiserFilter | null | undefined;
  sort?: Types.AdvertiserSort | null | undefined;
  page?: Types.PageInput | null | undefined;
  period: Types.StatsFilter;
  withAlerts: boolean;
  alertFilter?: Types.AlertFilter | null | undefined;
  alertPage?: Types.PageInput | null | undefined;
}>;


export type AdvertiserDashboardScreenQuery = { stats: (
    { __typename: 'DailyStats' }
    & { ' $fragmentRefs'?: { 'RedemptionsChartFragment': RedemptionsChartFragment } }
  ) | null, alerts?: (
    { __typename: 'AlertPage' }
    & { ' $fragmentRefs'?: { 'NotificationsFragment': NotificationsFragment } }
  ) | null, advertisers: (
    { __typename: 'AdvertiserPage' }
    & { ' $fragmentRefs'?: { 'AdvertiserListFragment': AdvertiserListFragment } }
  ) | null };


export const AdvertiserDashboardScreenDocument = /*#__PURE__*/ gql`
    query AdvertiserDashboardScreen($filter: AdvertiserFilter, $sort: AdvertiserSort, $page: PageInput, $period: StatsFilter!, $withAlerts: Boolean!, $alertFilter: AlertFilter, $alertPage: PageInput) {
  stats(filter: $period) {
    ...RedemptionsChart
  }
  alerts(filter: $alertFilter, page: $alertPage) @include(if: $withAlerts) {
    ...Notifications
  }
  advertisers(filter: $filter, sort: $sort, page: $page) {
    ...AdvertiserList
  }
}
    ${RedemptionsChartFragmentDoc}
${NotificationsFragmentDoc}
${AdvertiserListFragmentDoc}
${AdvertiserRowFragmentDoc}` as unknown as DocumentNode<AdvertiserDashboardScreenQuery, AdvertiserDashboardScreenQueryVariables>;