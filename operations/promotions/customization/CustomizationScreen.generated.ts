/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CustomizationScreenQueryVariables = Exact<{
  id: string;
}>;


export type CustomizationScreenQuery = { promotion: (
    { __typename: 'Promotion', advertiserId: string }
    & { ' $fragmentRefs'?: { 'CustomizationFactsFragment': CustomizationFactsFragment;'CustomizationFormFragment': CustomizationFormFragment } }
  ) | null };

export type CustomizationFactsFragment = { __typename: 'Promotion', id: string, name: string, advertiserName: string, locale: string, endsAt: string | null, uiId: string | null, allowPdf: boolean, authenticationSystems: Array<Types.AuthenticationSystem>, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, landingPages: { __typename: 'LandingPages', defaultUrl: string | null }, restrictions: { __typename: 'PromotionRestrictions', languages: Array<string>, countries: Array<{ __typename: 'Country', code: string }> }, flowSettings: { __typename: 'FlowSettings', multipleRewards: boolean, sharingSystems: Array<Types.SharingSystem> } | null, experience: { __typename: 'Experience', id: string, supportedRedemptionFlow: Array<Types.RedemptionFlowGeneration>, redemptionFlow: { __typename: 'RedemptionFlow', id: string, supportsPrimaryCode: boolean } | null, options: { __typename: 'ExperienceOptions', modules: { __typename: 'ExperienceModules', bulkActivation: Types.ModuleFlag | null } } } | null, advertiser: { __typename: 'Advertiser', id: string, contactEmail: string | null, operatingCountries: Array<{ __typename: 'Country', code: string }> } | null, rewards: { __typename: 'PromotionRewardPage', items: Array<{ __typename: 'PromotionReward', offerId: string, sku: string, name: string, names: Array<string>, status: Types.PromotionRewardStatus, deliveryMode: Types.DeliveryMode, faceValue: { __typename: 'Money', amount: string, currency: string }, catalogueEntry: { __typename: 'Reward', sku: string, image: string | null } }> } | null, moreRewards: { __typename: 'PromotionRewardPage', items: Array<{ __typename: 'PromotionReward', offerId: string, sku: string, name: string, names: Array<string>, status: Types.PromotionRewardStatus, deliveryMode: Types.DeliveryMode, faceValue: { __typename: 'Money', amount: string, currency: string }, catalogueEntry: { __typename: 'Reward', sku: string, image: string | null } }> } | null } & { ' $fragmentName'?: 'CustomizationFactsFragment' };

export type CustomizationFormFragment = { __typename: 'Promotion', id: string, version: number, smsSenderName: string | null, flowSettings: { __typename: 'FlowSettings', redemptionFlowTheme: Types.RedemptionFlowTheme, displayCode: boolean, enableContactSupport: boolean, footerLinks: Array<Types.FooterLink> } | null, colors: Array<{ __typename: 'FlowColor', part: string, color: string }>, medias: { __typename: 'PromotionMedias', logo: { __typename: 'FlowPicture', id: string, url: string } | null, background: { __typename: 'FlowPicture', id: string, url: string } | null }, screens: Array<{ __typename: 'PromotionScreen', level: Types.ScreenLevel, sku: string | null, screen: string, locale: string, texts: Array<{ __typename: 'PromotionScreenText', key: string, text: string }> }> | null } & { ' $fragmentName'?: 'CustomizationFormFragment' };

export type CustomizationEditorSaveLookMutationVariables = Exact<{
  input: Types.UpdatePromotionInput;
}>;


export type CustomizationEditorSaveLookMutation = { updatePromotion:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StalePromotion', current: (
        { __typename: 'Promotion' }
        & { ' $fragmentRefs'?: { 'CustomizationFormFragment': CustomizationFormFragment } }
      ) }
    | { __typename: 'UpdatePromotionSuccess', promotion: (
        { __typename: 'Promotion' }
        & { ' $fragmentRefs'?: { 'CustomizationFormFragment': CustomizationFormFragment } }
      ) }
   };

export type CustomizationScreensSaveMutationVariables = Exact<{
  input: Types.SavePromotionScreensInput;
}>;


export type CustomizationScreensSaveMutation = { savePromotionScreens:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SavePromotionScreensSuccess', version: number, promotion: (
        { __typename: 'Promotion' }
        & { ' $fragmentRefs'?: { 'CustomizationFormFragment': CustomizationFormFragment } }
      ) }
    | { __typename: 'StalePromotion', current: (
        { __typename: 'Promotion' }
        & { ' $fragmentRefs'?: { 'CustomizationFormFragment': CustomizationFormFragment } }
      ) }
   };

export type TestToMyselfMutationVariables = Exact<{
  input: Types.TestPromotionScreenInput;
}>;


export type TestToMyselfMutation = { testPromotionScreen:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'TestPromotionScreenSuccess', channel: Types.NotificationChannel, to: string }
   };

export const CustomizationFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment CustomizationFacts on Promotion {
  id
  name
  advertiserName
  locale
  endsAt
  uiId
  allowPdf
  authenticationSystems
  landingPages {
    defaultUrl
  }
  activationNotificationChannels
  notificationChannels
  restrictions {
    countries {
      code
    }
    languages
  }
  flowSettings {
    multipleRewards
    sharingSystems
  }
  experience {
    id
    supportedRedemptionFlow
    redemptionFlow {
      id
      supportsPrimaryCode
    }
    options {
      modules {
        bulkActivation
      }
    }
  }
  advertiser {
    id
    contactEmail
    operatingCountries {
      code
    }
  }
  rewards(page: {size: 100}) {
    items {
      ... on PromotionReward {
        offerId
        sku
        name
        names(locales: ["en", "fr", "ja", "it", "de", "pt"])
        status
        deliveryMode
        faceValue {
          amount
          currency
        }
        catalogueEntry {
          sku
          image
        }
      }
    }
  }
  moreRewards: rewards(page: {number: 2, size: 100}) {
    items {
      ... on PromotionReward {
        offerId
        sku
        name
        names(locales: ["en", "fr", "ja", "it", "de", "pt"])
        status
        deliveryMode
        faceValue {
          amount
          currency
        }
        catalogueEntry {
          sku
          image
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<CustomizationFactsFragment, unknown>;
export const CustomizationFormFragmentDoc = /*#__PURE__*/ gql`
    fragment CustomizationForm on Promotion {
  id
  version
  flowSettings {
    redemptionFlowTheme
    displayCode
    enableContactSupport
    footerLinks
  }
  colors {
    part
    color
  }
  medias {
    logo {
      id
      url
    }
    background {
      id
      url
    }
  }
  smsSenderName
  screens {
    level
    sku
    screen
    locale
    texts {
      key
      text
    }
  }
}
    ` as unknown as DocumentNode<CustomizationFormFragment, unknown>;
export const CustomizationScreenDocument = /*#__PURE__*/ gql`
    query CustomizationScreen($id: ID!) {
  promotion(id: $id) {
    advertiserId
    ...CustomizationFacts
    ...CustomizationForm
  }
}
    ${CustomizationFactsFragmentDoc}
${CustomizationFormFragmentDoc}` as unknown as DocumentNode<CustomizationScreenQuery, CustomizationScreenQueryVariables>;
export const CustomizationEditorSaveLookDocument = /*#__PURE__*/ gql`
    mutation CustomizationEditorSaveLook($input: UpdatePromotionInput!) {
  updatePromotion(input: $input) {
    __typename
    ... on UpdatePromotionSuccess {
      promotion {
        ...CustomizationForm
      }
    }
    ... on StalePromotion {
      current {
        ...CustomizationForm
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
    ${CustomizationFormFragmentDoc}` as unknown as DocumentNode<CustomizationEditorSaveLookMutation, CustomizationEditorSaveLookMutationVariables>;
export const CustomizationScreensSaveDocument = /*#__PURE__*/ gql`
    mutation CustomizationScreensSave($input: SavePromotionScreensInput!) {
  savePromotionScreens(input: $input) {
    __typename
    ... on SavePromotionScreensSuccess {
      version
      promotion {
        ...CustomizationForm
      }
    }
    ... on StalePromotion {
      current {
        ...CustomizationForm
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
    ${CustomizationFormFragmentDoc}` as unknown as DocumentNode<CustomizationScreensSaveMutation, CustomizationScreensSaveMutationVariables>;
export const TestToMyselfDocument = /*#__PURE__*/ gql`
    mutation TestToMyself($input: TestPromotionScreenInput!) {
  testPromotionScreen(input: $input) {
    __typename
    ... on TestPromotionScreenSuccess {
      channel
      to
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
    ` as unknown as DocumentNode<TestToMyselfMutation, TestToMyselfMutationVariables>;