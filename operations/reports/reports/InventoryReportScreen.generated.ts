/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type InventoryReportScreenQueryVariables = Exact<{
  filter?: Types.InventoryReportFilter | null | undefined;
  sort?: Types.InventoryReportSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type InventoryReportScreenQuery = { inventoryReport: { __typename: 'InventoryPage', firstDay: string, recentDay: string, lastDay: string, timezone: string, items: Array<(
      { __typename: 'InventoryRow', id: string }
      & { ' $fragmentRefs'?: { 'InventoryReportRowFragment': InventoryReportRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number }, names: { __typename: 'InventoryNames', brand: string | null, product: string | null, reward: string | null } } | null, rewardSources: Array<{ __typename: 'RewardSource', id: string, name: Types.RewardSourceName, provider: string | null, currency: string | null }> | null };

export type InventoryReportRowFragment = { __typename: 'InventoryRow', id: string, type: Types.InventoryType, providerPaymentType: Types.ProviderPaymentType | null, rewardCaption: string | null, rewardSku: string | null, currency: string, stock: number | null, delayedStock: number | null, totalStock: number | null, budgetVersion: number, dashboardUrl: string | null, last7Days: number, last30Days: number, next7Days: number, next30Days: number, rewardSource: { __typename: 'RewardSource', id: string, name: Types.RewardSourceName, provider: string | null, currency: string | null }, provider: { __typename: 'Provider', id: string, name: string } | null, faceValue: { __typename: 'Money', amount: string, currency: string } | null, budget: { __typename: 'Money', amount: string, currency: string } | null, last30DaysAmount: { __typename: 'Money', amount: string, currency: string }, runOut: { __typename: 'RunOut', state: Types.RunOutState, expectedOn: string | null, earliestOn: string | null, latestOn: string | null, perDay: number, dispersion: number }, alert: { __typename: 'RunOutAlert', workingDays: number | null, dueOn: string | null, sentAt: string | null, version: number } | null } & { ' $fragmentName'?: 'InventoryReportRowFragment' };

export const InventoryReportRowFragmentDoc = /*#__PURE__*/ gql`
    fragment InventoryReportRow on InventoryRow {
  id
  type
  rewardSource {
    id
    name
    provider
    currency
  }
  provider {
    id
    name
  }
  providerPaymentType
  rewardCaption
  rewardSku
  faceValue {
    amount
    currency
  }
  currency
  stock
  delayedStock
  totalStock
  budget {
    amount
    currency
  }
  budgetVersion
  dashboardUrl
  last7Days
  last30Days
  next7Days
  next30Days
  last30DaysAmount {
    amount
    currency
  }
  runOut {
    state
    expectedOn
    earliestOn
    latestOn
    perDay
    dispersion
  }
  alert {
    workingDays
    dueOn
    sentAt
    version
  }
}
    ` as unknown as DocumentNode<InventoryReportRowFragment, unknown>;
export const InventoryReportScreenDocument = /*#__PURE__*/ gql`
    query InventoryReportScreen($filter: InventoryReportFilter, $sort: InventoryReportSort, $page: PageInput) {
  inventoryReport(filter: $filter, sort: $sort, page: $page) {
    items {
      id
      ...InventoryReportRow
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
    firstDay
    recentDay
    lastDay
    timezone
    names {
      brand
      product
      reward
    }
  }
  rewardSources {
    id
    name
    provider
    currency
  }
}
    ${InventoryReportRowFragmentDoc}` as unknown as DocumentNode<InventoryReportScreenQuery, InventoryReportScreenQueryVariables>;