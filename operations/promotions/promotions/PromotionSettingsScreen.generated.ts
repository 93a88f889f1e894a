/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ExperienceFactsFragment } from '../promotionSettings/ExperienceFacts.generated.ts';
import type { PromotionEffectsFragment } from './PromotionStatusMenu.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ExperienceFactsFragmentDoc } from '../promotionSettings/ExperienceFacts.generated.ts';
import { PromotionEffectsFragmentDoc } from './PromotionStatusMenu.generated.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
export type PromotionSettingsScreenQueryVariables = Exact<{
  id: string;
}>;


export type PromotionSettingsScreenQuery = { promotion: (
    { __typename: 'Promotion', id: string, advertiserId: string, advertiser: { __typename: 'Advertiser', id: string, contactEmail: string | null, operatingCountries: Array<{ __typename: 'Country', code: string }> } | null, experience: (
      { __typename: 'Experience', id: string }
      & { ' $fragmentRefs'?: { 'ExperienceFactsFragment': ExperienceFactsFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'PromotionSettingsFormFragment': PromotionSettingsFormFragment } }
  ) | null };

export type PromotionSettingsFormSaveMutationVariables = Exact<{
  input: Types.UpdatePromotionInput;
}>;


export type PromotionSettingsFormSaveMutation = { updatePromotion:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StalePromotion', current: (
        { __typename: 'Promotion' }
        & { ' $fragmentRefs'?: { 'PromotionSettingsFormFragment': PromotionSettingsFormFragment } }
      ) }
    | { __typename: 'UpdatePromotionSuccess', promotion: (
        { __typename: 'Promotion', missing: Array<{ __typename: 'PromotionGap', code: string, field: string | null, screen: Types.LaunchPlace }> }
        & { ' $fragmentRefs'?: { 'PromotionSettingsFormFragment': PromotionSettingsFormFragment } }
      ), effects: (
        { __typename: 'PromotionEffects' }
        & { ' $fragmentRefs'?: { 'PromotionEffectsFragment': PromotionEffectsFragment } }
      ) }
   };

export type PromotionSettingsFormFragment = { __typename: 'Promotion', id: string, version: number, name: string, state: Types.PromotionState, startsAt: string, endsAt: string | null, locale: string, fraudLevel: Types.FraudLevel, redeemFrequency: Types.RedeemFrequency, redemptionExpirationDelay: number | null, autoCancelCode: boolean, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, allowPdf: boolean, authenticationSystems: Array<Types.AuthenticationSystem>, emailSenderName: string | null, emailVia: boolean, uiId: string | null, securedOrderIds: boolean, restrictions: { __typename: 'PromotionRestrictions', languages: Array<string>, countries: Array<{ __typename: 'Country', code: string }> }, landingPages: { __typename: 'LandingPages', defaultUrl: string | null }, flowSettings: { __typename: 'FlowSettings', multipleRewards: boolean, thirdPartyAuthentication: boolean, footerLinks: Array<Types.FooterLink>, displayCode: boolean, enableContactSupport: boolean, sharingSystems: Array<Types.SharingSystem> } | null } & { ' $fragmentName'?: 'PromotionSettingsFormFragment' };

export const PromotionSettingsFormFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionSettingsForm on Promotion {
  id
  version
  name
  state
  startsAt
  endsAt
  locale
  fraudLevel
  redeemFrequency
  restrictions {
    countries {
      code
    }
    languages
  }
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
  landingPages {
    defaultUrl
  }
  flowSettings {
    multipleRewards
    thirdPartyAuthentication
    footerLinks
    displayCode
    enableContactSupport
    sharingSystems
  }
}
    ` as unknown as DocumentNode<PromotionSettingsFormFragment, unknown>;
export const PromotionSettingsScreenDocument = /*#__PURE__*/ gql`
    query PromotionSettingsScreen($id: ID!) {
  promotion(id: $id) {
    id
    advertiserId
    advertiser {
      id
      contactEmail
      operatingCountries {
        code
      }
    }
    experience {
      id
      ...ExperienceFacts
    }
    ...PromotionSettingsForm
  }
}
    ${ExperienceFactsFragmentDoc}
${PromotionSettingsFormFragmentDoc}` as unknown as DocumentNode<PromotionSettingsScreenQuery, PromotionSettingsScreenQueryVariables>;
export const PromotionSettingsFormSaveDocument = /*#__PURE__*/ gql`
    mutation PromotionSettingsFormSave($input: UpdatePromotionInput!) {
  updatePromotion(input: $input) {
    __typename
    ... on UpdatePromotionSuccess {
      promotion {
        ...PromotionSettingsForm
        missing {
          code
          field
          screen
        }
      }
      effects {
        ...PromotionEffects
      }
    }
    ... on StalePromotion {
      current {
        ...PromotionSettingsForm
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
    ${PromotionSettingsFormFragmentDoc}
${PromotionEffectsFragmentDoc}
${DispatchEffectsFragmentDoc}` as unknown as DocumentNode<PromotionSettingsFormSaveMutation, PromotionSettingsFormSaveMutationVariables>;