/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RedemptionsChartFragment } from '../../foundation/charts/RedemptionsChart.generated.ts';
import type { NotificationsFragment } from '../alerts/Notifications.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { RedemptionsChartFragmentDoc } from '../../foundation/charts/RedemptionsChart.generated.ts';
import { NotificationsFragmentDoc } from '../alerts/Notifications.generated.ts';
export type AdvertiserScreenQueryVariables = Exact<{
  id: string;
  period: Types.StatsFilter;
  withAlerts: boolean;
  alertFilter?: Types.AlertFilter | null | undefined;
  alertPage?: Types.PageInput | null | undefined;
}>;


export type AdvertiserScreenQuery = { advertiser: (
    { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, avatarUrl: string | null, stats: (
      { __typename: 'DailyStats' }
      & { ' $fragmentRefs'?: { 'RedemptionsChartFragment': RedemptionsChartFragment } }
    ) | null, alerts?: (
      { __typename: 'AlertPage' }
      & { ' $fragmentRefs'?: { 'NotificationsFragment': NotificationsFragment } }
    ) | null, operatingCountries: Array<(
      { __typename: 'Country' }
      & { ' $fragmentRefs'?: { 'OperatingCountriesFragment': OperatingCountriesFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'AdvertiserFactsFragment': AdvertiserFactsFragment;'AdvertiserProfileFragment': AdvertiserProfileFragment;'AdvertiserBudgetAlertsFragment': AdvertiserBudgetAlertsFragment;'AdvertiserDetailsFragment': AdvertiserDetailsFragment;'AdvertiserTabsFragment': AdvertiserTabsFragment } }
  ) | null };

export type AdvertiserFactsFragment = { __typename: 'Advertiser', id: string, billingCurrency: string, balance: { __typename: 'Money', amount: string, currency: string } | null, last7Days: { __typename: 'AdvertiserWeek', redeemed: number, totalFaceValue: { __typename: 'Money', amount: string, currency: string } | null } } & { ' $fragmentName'?: 'AdvertiserFactsFragment' };

export type AdvertiserProfileFragment = { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, avatarUrl: string | null, version: number } & { ' $fragmentName'?: 'AdvertiserProfileFragment' };

export type AdvertiserBudgetAlertsFragment = { __typename: 'Advertiser', id: string, billingCurrency: string, version: number, budgetAlerts: { __typename: 'BudgetAlerts', alert1: { __typename: 'Money', amount: string, currency: string } | null, alert2: { __typename: 'Money', amount: string, currency: string } | null } | null } & { ' $fragmentName'?: 'AdvertiserBudgetAlertsFragment' };

export type AdvertiserDetailsFragment = { __typename: 'Advertiser', id: string, organizationName: string | null, locale: string, contactEmail: string | null, contactPhone: string | null, invoiceType: Types.InvoiceType, debitPending: boolean, allowCommittedAllocation: boolean, recreditExpired: boolean, label: string | null, createdAt: string, version: number } & { ' $fragmentName'?: 'AdvertiserDetailsFragment' };

export type AdvertiserTabsFragment = { __typename: 'Advertiser', id: string, hasInventory: boolean, hasDiscounts: boolean } & { ' $fragmentName'?: 'AdvertiserTabsFragment' };

export type OperatingCountriesFragment = { __typename: 'Country', code: string, name: string | null } & { ' $fragmentName'?: 'OperatingCountriesFragment' };

export const AdvertiserFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserFacts on Advertiser {
  id
  billingCurrency
  balance {
    amount
    currency
  }
  last7Days {
    redeemed
    totalFaceValue {
      amount
      currency
    }
  }
}
    ` as unknown as DocumentNode<AdvertiserFactsFragment, unknown>;
export const AdvertiserProfileFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserProfile on Advertiser {
  id
  name
  status
  avatarUrl
  version
}
    ` as unknown as DocumentNode<AdvertiserProfileFragment, unknown>;
export const AdvertiserBudgetAlertsFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserBudgetAlerts on Advertiser {
  id
  billingCurrency
  budgetAlerts {
    alert1 {
      amount
      currency
    }
    alert2 {
      amount
      currency
    }
  }
  version
}
    ` as unknown as DocumentNode<AdvertiserBudgetAlertsFragment, unknown>;
export const AdvertiserDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserDetails on Advertiser {
  id
  organizationName
  locale
  contactEmail
  contactPhone
  invoiceType
  debitPending
  allowCommittedAllocation
  recreditExpired
  label
  createdAt
  version
}
    ` as unknown as DocumentNode<AdvertiserDetailsFragment, unknown>;
export const AdvertiserTabsFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserTabs on Advertiser {
  id
  hasInventory
  hasDiscounts
}
    ` as unknown as DocumentNode<AdvertiserTabsFragment, unknown>;
export const OperatingCountriesFragmentDoc = /*#__PURE__*/ gql`
    fragment OperatingCountries on Country {
  code
  name
}
    ` as unknown as DocumentNode<OperatingCountriesFragment, unknown>;
export const AdvertiserScreenDocument = /*#__PURE__*/ gql`
    query AdvertiserScreen($id: ID!, $period: StatsFilter!, $withAlerts: Boolean!, $alertFilter: AlertFilter, $alertPage: PageInput) {
  advertiser(id: $id) {
    id
    name
    status
    avatarUrl
    ...AdvertiserFacts
    ...AdvertiserProfile
    ...AdvertiserBudgetAlerts
    ...AdvertiserDetails
    ...AdvertiserTabs
    stats(filter: $period) {
      ...RedemptionsChart
    }
    alerts(filter: $alertFilter, page: $alertPage) @include(if: $withAlerts) {
      ...Notifications
    }
    operatingCountries {
      ...OperatingCountries
    }
  }
}
    ${AdvertiserFactsFragmentDoc}
${AdvertiserProfileFragmentDoc}
${AdvertiserBudgetAlertsFragmentDoc}
${AdvertiserDetailsFragmentDoc}
${AdvertiserTabsFragmentDoc}
${RedemptionsChartFragmentDoc}
${NotificationsFragmentDoc}
${OperatingCountriesFragmentDoc}` as unknown as DocumentNode<AdvertiserScreenQuery, AdvertiserScreenQueryVariables>;