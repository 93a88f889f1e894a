/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ActivityTotalsFragment } from './ActivityTotals.generated.ts';
import type { ReportFreshnessFragment } from './ReportFreshness.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ActivityTotalsFragmentDoc } from './ActivityTotals.generated.ts';
import { ReportFreshnessFragmentDoc } from './ReportFreshness.generated.ts';
export type ActivityReportResultQueryVariables = Exact<{
  groupBy: Array<Types.ActivityReportGroup> | Types.ActivityReportGroup;
  metrics: Array<Types.ActivityReportMetric> | Types.ActivityReportMetric;
  interval: Types.ReportInterval;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  timezone?: string | null | undefined;
  timeframeScope?: Types.TimeframeScope | null | undefined;
  filter?: Types.ActivityReportFilter | null | undefined;
  sort?: Types.ActivityReportSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ActivityReportResultQuery = { activityReport: { __typename: 'ActivityReportPage', interval: Types.ReportInterval, timezone: string, startDate: string, endDate: string, timeframeScope: Types.TimeframeScope, items: Array<(
      { __typename: 'ActivityReportRow' }
      & { ' $fragmentRefs'?: { 'ActivityRowFragment': ActivityRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number }, totals: (
      { __typename: 'ActivityReportTotals' }
      & { ' $fragmentRefs'?: { 'ActivityTotalsFragment': ActivityTotalsFragment } }
    ), points: Array<(
      { __typename: 'ActivityReportPoint' }
      & { ' $fragmentRefs'?: { 'ActivityPointFragment': ActivityPointFragment } }
    )>, freshness: (
      { __typename: 'ActivityReportFreshness' }
      & { ' $fragmentRefs'?: { 'ReportFreshnessFragment': ReportFreshnessFragment } }
    ) } | null };

export type ActivityRowFragment = { __typename: 'ActivityReportRow', timeframe: string | null, timeframeStart: string, timeframeEnd: string, advertiserId: string | null, advertiser: string | null, promotionId: string | null, promotion: string | null, experienceId: string | null, experience: string | null, ioNumber: string | null, brandSku: string | null, brandName: string | null, productId: string | null, productName: string | null, rewardSku: string | null, rewardName: string | null, tagId: string | null, tag: string | null, typologyId: string | null, typology: string | null, serviceCategoryId: string | null, serviceCategory: string | null, paymentType: number | null, rewardSource: string | null, providerId: string | null, providerName: string | null, currency: string | null, billingCurrency: string | null, redemptions: number | null, uncosted: number | null, redemptionQuery: string | null, rewardValue: { __typename: 'Money', amount: string, currency: string } | null, totalFaceValue: { __typename: 'Money', amount: string, currency: string } | null, sellingPrice: { __typename: 'Money', amount: string, currency: string } | null, unitSellingPrice: { __typename: 'Money', amount: string, currency: string } | null, purchaseCost: { __typename: 'Money', amount: string, currency: string } | null, unitPurchaseCost: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'ActivityRowFragment' };

export type ActivityPointFragment = { __typename: 'ActivityReportPoint', timeframeStart: string, timeframeEnd: string, redemptions: number | null, totalFaceValue: { __typename: 'Money', amount: string, currency: string } | null, sellingPrice: { __typename: 'Money', amount: string, currency: string } | null, purchaseCost: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'ActivityPointFragment' };

export const ActivityRowFragmentDoc = /*#__PURE__*/ gql`
    fragment ActivityRow on ActivityReportRow {
  timeframe
  timeframeStart
  timeframeEnd
  advertiserId
  advertiser
  promotionId
  promotion
  experienceId
  experience
  ioNumber
  brandSku
  brandName
  productId
  productName
  rewardSku
  rewardName
  rewardValue {
    amount
    currency
  }
  tagId
  tag
  typologyId
  typology
  serviceCategoryId
  serviceCategory
  paymentType
  rewardSource
  providerId
  providerName
  currency
  billingCurrency
  redemptions
  totalFaceValue {
    amount
    currency
  }
  sellingPrice {
    amount
    currency
  }
  unitSellingPrice {
    amount
    currency
  }
  purchaseCost {
    amount
    currency
  }
  unitPurchaseCost {
    amount
    currency
  }
  uncosted
  redemptionQuery
}
    ` as unknown as DocumentNode<ActivityRowFragment, unknown>;
export const ActivityPointFragmentDoc = /*#__PURE__*/ gql`
    fragment ActivityPoint on ActivityReportPoint {
  timeframeStart
  timeframeEnd
  redemptions
  totalFaceValue {
    amount
    currency
  }
  sellingPrice {
    amount
    currency
  }
  purchaseCost {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<ActivityPointFragment, unknown>;
export const ActivityReportResultDocument = /*#__PURE__*/ gql`
    query ActivityReportResult($groupBy: [ActivityReportGroup!]!, $metrics: [ActivityReportMetric!]!, $interval: ReportInterval!, $startDate: Date, $endDate: Date, $timezone: String, $timeframeScope: TimeframeScope, $filter: ActivityReportFilter, $sort: ActivityReportSort, $page: PageInput) {
  activityReport(
    groupBy: $groupBy
    metrics: $metrics
    interval: $interval
    startDate: $startDate
    endDate: $endDate
    timezone: $timezone
    timeframeScope: $timeframeScope
    filter: $filter
    sort: $sort
    page: $page
  ) {
    interval
    timezone
    startDate
    endDate
    timeframeScope
    items {
      ...ActivityRow
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
    totals {
      ...ActivityTotals
    }
    points {
      ...ActivityPoint
    }
    freshness {
      ...ReportFreshness
    }
  }
}
    ${ActivityRowFragmentDoc}
${ActivityTotalsFragmentDoc}
${ActivityPointFragmentDoc}
${ReportFreshnessFragmentDoc}` as unknown as DocumentNode<ActivityReportResultQuery, ActivityReportResultQueryVariables>;