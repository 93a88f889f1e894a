/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RewardCardFragment } from '../../catalog/catalog/CatalogScreen.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { RewardCardFragmentDoc } from '../../catalog/catalog/CatalogScreen.generated.ts';
export type WizardFrameSaveMutationVariables = Exact<{
  input: Types.SavePromotionDraftInput;
  withRewards: boolean;
}>;


export type WizardFrameSaveMutation = { savePromotionDraft:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string, recordId: string | null }
    | { __typename: 'SavePromotionDraftSuccess', draft: (
        { __typename: 'PromotionDraft' }
        & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment } }
      ) & (
        { __typename: 'PromotionDraft' }
        & { ' $fragmentRefs'?: { 'WizardCartFragment': WizardCartFragment } }
      ) & { __typename: 'PromotionDraft' } }
    | { __typename: 'StalePromotionDraft', current: (
        { __typename: 'PromotionDraft' }
        & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment } }
      ) & (
        { __typename: 'PromotionDraft' }
        & { ' $fragmentRefs'?: { 'WizardCartFragment': WizardCartFragment } }
      ) & { __typename: 'PromotionDraft' } }
   };

export type WizardFrameQueryVariables = Exact<{
  advertiserId: string;
}>;


export type WizardFrameQuery = { promotionDraft: { __typename: 'PromotionDraft', advertiserId: string, version: number } | null };

export type WizardFrameDeleteMutationVariables = Exact<{
  input: Types.DeletePromotionDraftInput;
}>;


export type WizardFrameDeleteMutation = { deletePromotionDraft:
    | { __typename: 'DeletePromotionDraftSuccess', draft: (
        { __typename: 'PromotionDraft' }
        & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StalePromotionDraft', current: (
        { __typename: 'PromotionDraft' }
        & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment;'WizardCartFragment': WizardCartFragment } }
      ) }
   };

export type WizardDraftFragment = { __typename: 'PromotionDraft', advertiserId: string, experienceId: string | null, skus: Array<string>, page: Types.WizardPage, copiedFrom: string | null, version: number, updatedAt: string | null, settings: { __typename: 'PromotionDraftSettings', name: string, ongoing: boolean, startsAt: string | null, endsAt: string | null, locale: string, multipleRewards: boolean, fraudLevel: Types.FraudLevel | null, redeemFrequency: Types.RedeemFrequency | null, restrictedCountries: Array<string>, restrictedLanguages: Array<string>, redemptionExpirationDelay: number | null, autoCancelCode: boolean, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, allowPdf: boolean, authenticationSystems: Array<Types.AuthenticationSystem>, emailSenderName: string | null, emailVia: boolean, uiId: string | null, securedOrderIds: boolean, landingPageUrl: string | null, sharingSystems: Array<Types.SharingSystem>, thirdPartyAuthentication: boolean, displayCode: boolean, enableContactSupport: boolean, footerLinks: Array<Types.FooterLink> } } & { ' $fragmentName'?: 'WizardDraftFragment' };

export type WizardCartFragment = { __typename: 'PromotionDraft', advertiserId: string, rewards: Array<{ __typename: 'PromotionDraftReward', sku: string, name: string | null, state: Types.PromotionRewardState, catalogueEntry: (
      { __typename: 'Reward' }
      & { ' $fragmentRefs'?: { 'RewardCardFragment': RewardCardFragment } }
    ) }> } & { ' $fragmentName'?: 'WizardCartFragment' };

export const WizardDraftFragmentDoc = /*#__PURE__*/ gql`
    fragment WizardDraft on PromotionDraft {
  advertiserId
  experienceId
  skus
  settings {
    name
    ongoing
    startsAt
    endsAt
    locale
    multipleRewards
    fraudLevel
    redeemFrequency
    restrictedCountries
    restrictedLanguages
    redemptionExpirationDelay
    autoCancelCode
    activationNotificationChannels
    notificationChannels
    allowPdf
    authenticationSystems
    emailSenderName
    emailVia
    uiId
    securedOrderIds
    landingPageUrl
    sharingSystems
    thirdPartyAuthentication
    displayCode
    enableContactSupport
    footerLinks
  }
  page
  copiedFrom
  version
  updatedAt
}
    ` as unknown as DocumentNode<WizardDraftFragment, unknown>;
export const WizardCartFragmentDoc = /*#__PURE__*/ gql`
    fragment WizardCart on PromotionDraft {
  advertiserId
  rewards {
    sku
    name
    state
    catalogueEntry {
      ...RewardCard
    }
  }
}
    ` as unknown as DocumentNode<WizardCartFragment, unknown>;
export const WizardFrameSaveDocument = /*#__PURE__*/ gql`
    mutation WizardFrameSave($input: SavePromotionDraftInput!, $withRewards: Boolean!) {
  savePromotionDraft(input: $input) {
    __typename
    ... on SavePromotionDraftSuccess {
      draft {
        ...WizardDraft
        ...WizardCart @include(if: $withRewards)
      }
    }
    ... on StalePromotionDraft {
      current {
        ...WizardDraft
        ...WizardCart @include(if: $withRewards)
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
    ... on Refused {
      recordId
    }
  }
}
    ${WizardDraftFragmentDoc}
${WizardCartFragmentDoc}
${RewardCardFragmentDoc}` as unknown as DocumentNode<WizardFrameSaveMutation, WizardFrameSaveMutationVariables>;
export const WizardFrameDocument = /*#__PURE__*/ gql`
    query WizardFrame($advertiserId: ID!) {
  promotionDraft(advertiserId: $advertiserId) {
    advertiserId
    version
  }
}
    ` as unknown as DocumentNode<WizardFrameQuery, WizardFrameQueryVariables>;
export const WizardFrameDeleteDocument = /*#__PURE__*/ gql`
    mutation WizardFrameDelete($input: DeletePromotionDraftInput!) {
  deletePromotionDraft(input: $input) {
    __typename
    ... on DeletePromotionDraftSuccess {
      draft {
        ...WizardDraft
      }
    }
    ... on StalePromotionDraft {
      current {
        ...WizardDraft
        ...WizardCart
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${WizardDraftFragmentDoc}
${WizardCartFragmentDoc}
${RewardCardFragmentDoc}` as unknown as DocumentNode<WizardFrameDeleteMutation, WizardFrameDeleteMutationVariables>;