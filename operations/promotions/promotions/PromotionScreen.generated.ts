/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PromotionStatusMenuFragment } from './PromotionStatusMenu.generated.ts';
import type { PromotionLaunchFragment } from './PromotionLaunch.generated.ts';
import type { PromotionFiguresFragment } from './PromotionFigures.generated.ts';
import type { RedemptionsChartFragment } from '../../foundation/charts/RedemptionsChart.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { PromotionStatusMenuFragmentDoc } from './PromotionStatusMenu.generated.ts';
import { PromotionLaunchFragmentDoc } from './PromotionLaunch.generated.ts';
import { PromotionFiguresFragmentDoc } from './PromotionFigures.generated.ts';
import { RedemptionsChartFragmentDoc } from '../../foundation/charts/RedemptionsChart.generated.ts';
export type PromotionScreenQueryVariables = Exact<{
  id: string;
  period: Types.StatsFilter;
}>;


export type PromotionScreenQuery = { promotion: (
    { __typename: 'Promotion', id: string, advertiserId: string, advertiserName: string, name: string, status: Types.PromotionStatus, state: Types.PromotionState, startsAt: string, endsAt: string | null, stats: (
      { __typename: 'DailyStats' }
      & { ' $fragmentRefs'?: { 'RedemptionsChartFragment': RedemptionsChartFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'PromotionStatusMenuFragment': PromotionStatusMenuFragment;'PromotionActionsFragment': PromotionActionsFragment;'PromotionLaunchFragment': PromotionLaunchFragment;'PromotionFiguresFragment': PromotionFiguresFragment;'PromotionSettingsFragment': PromotionSettingsFragment } }
  ) | null };

export type PromotionActionsFragment = { __typename: 'Promotion', id: string, advertiserId: string, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, experience: { __typename: 'Experience', id: string, redemptionFlow: { __typename: 'RedemptionFlow', id: string, supportsPrimaryCode: boolean } | null, options: { __typename: 'ExperienceOptions', modules: { __typename: 'ExperienceModules', activationLinks: Types.ModuleFlag | null, bulkRedemption: Types.ModuleFlag | null, bulkActivation: Types.ModuleFlag | null } } } | null } & { ' $fragmentName'?: 'PromotionActionsFragment' };

export type PromotionSettingsFragment = { __typename: 'Promotion', id: string, name: string, experienceName: string, startsAt: string, endsAt: string | null, locale: string, uiId: string | null, securedOrderIds: boolean, redemptionExpirationDelay: number | null, autoCancelCode: boolean, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, allowPdf: boolean, authenticationSystems: Array<Types.AuthenticationSystem>, emailSenderName: string | null, emailVia: boolean, smsSenderName: string | null, fraudLevel: Types.FraudLevel, redeemFrequency: Types.RedeemFrequency, landingPages: { __typename: 'LandingPages', defaultUrl: string | null }, restrictions: { __typename: 'PromotionRestrictions', languages: Array<string>, countries: Array<{ __typename: 'Country', code: string }> }, advertising: { __typename: 'PromotionAdvertising', advertisingCampaigns: Array<string> }, flowSettings: { __typename: 'FlowSettings', multipleRewards: boolean, thirdPartyAuthentication: boolean, displayCode: boolean, enableContactSupport: boolean, footerLinks: Array<Types.FooterLink>, sharingSystems: Array<Types.SharingSystem> } | null } & { ' $fragmentName'?: 'PromotionSettingsFragment' };

export const PromotionActionsFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionActions on Promotion {
  id
  advertiserId
  activationNotificationChannels
  notificationChannels
  experience {
    id
    redemptionFlow {
      id
      supportsPrimaryCode
    }
    options {
      modules {
        activationLinks
        bulkRedemption
        bulkActivation
      }
    }
  }
}
    ` as unknown as DocumentNode<PromotionActionsFragment, unknown>;
export const PromotionSettingsFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionSettings on Promotion {
  id
  name
  experienceName
  startsAt
  endsAt
  locale
  uiId
  securedOrderIds
  landingPages {
    defaultUrl
  }
  redemptionExpirationDelay
  autoCancelCode
  activationNotificationChannels
  notificationChannels
  allowPdf
  authenticationSystems
  emailSenderName
  emailVia
  smsSenderName
  fraudLevel
  redeemFrequency
  restrictions {
    countries {
      code
    }
    languages
  }
  advertising {
    advertisingCampaigns
  }
  flowSettings {
    multipleRewards
    thirdPartyAuthentication
    displayCode
    enableContactSupport
    footerLinks
    sharingSystems
  }
}
    ` as unknown as DocumentNode<PromotionSettingsFragment, unknown>;
export const PromotionScreenDocument = /*#__PURE__*/ gql`
    query PromotionScreen($id: ID!, $period: StatsFilter!) {
  promotion(id: $id) {
    id
    advertiserId
    advertiserName
    name
    status
    state
    startsAt
    endsAt
    ...PromotionStatusMenu
    ...PromotionActions
    ...PromotionLaunch
    ...PromotionFigures
    ...PromotionSettings
    stats(filter: $period) {
      ...RedemptionsChart
    }
  }
}
    ${PromotionStatusMenuFragmentDoc}
${PromotionActionsFragmentDoc}
${PromotionLaunchFragmentDoc}
${PromotionFiguresFragmentDoc}
${PromotionSettingsFragmentDoc}
${RedemptionsChartFragmentDoc}` as unknown as DocumentNode<PromotionScreenQuery, PromotionScreenQueryVariables>;