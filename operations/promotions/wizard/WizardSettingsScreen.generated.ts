/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ExperienceFactsFragment } from '../promotionSettings/ExperienceFacts.generated.ts';
import type { WizardDraftFragment } from './WizardFrame.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ExperienceFactsFragmentDoc } from '../promotionSettings/ExperienceFacts.generated.ts';
import { WizardDraftFragmentDoc } from './WizardFrame.generated.ts';
export type WizardSettingsScreenQueryVariables = Exact<{
  advertiserId: string;
}>;


export type WizardSettingsScreenQuery = { advertiser: { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, organizationId: string | null, contactEmail: string | null, operatingCountries: Array<{ __typename: 'Country', code: string }> } | null, experiences: Array<(
    { __typename: 'Experience', id: string, name: string }
    & { ' $fragmentRefs'?: { 'ExperienceFactsFragment': ExperienceFactsFragment } }
  )> | null, promotionDraft: (
    { __typename: 'PromotionDraft' }
    & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment } }
  ) | null };

export type WizardSettingsScreenCreateMutationVariables = Exact<{
  input: Types.CreatePromotionInput;
}>;


export type WizardSettingsScreenCreateMutation = { createPromotion:
    | { __typename: 'CreatePromotionSuccess', promotion: { __typename: 'Promotion', id: string, name: string, state: Types.PromotionState, version: number } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string, recordId: string | null }
   };


export const WizardSettingsScreenDocument = /*#__PURE__*/ gql`
    query WizardSettingsScreen($advertiserId: ID!) {
  advertiser(id: $advertiserId) {
    id
    name
    status
    organizationId
    contactEmail
    operatingCountries {
      code
    }
  }
  experiences {
    id
    name
    ...ExperienceFacts
  }
  promotionDraft(advertiserId: $advertiserId) {
    ...WizardDraft
  }
}
    ${ExperienceFactsFragmentDoc}
${WizardDraftFragmentDoc}` as unknown as DocumentNode<WizardSettingsScreenQuery, WizardSettingsScreenQueryVariables>;
export const WizardSettingsScreenCreateDocument = /*#__PURE__*/ gql`
    mutation WizardSettingsScreenCreate($input: CreatePromotionInput!) {
  createPromotion(input: $input) {
    __typename
    ... on CreatePromotionSuccess {
      promotion {
        id
        name
        state
        version
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
    ` as unknown as DocumentNode<WizardSettingsScreenCreateMutation, WizardSettingsScreenCreateMutationVariables>;