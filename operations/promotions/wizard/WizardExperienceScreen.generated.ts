/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ExperienceCardFragment } from './WizardExperiencesScreen.generated.ts';
import type { WizardDraftFragment } from './WizardFrame.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ExperienceCardFragmentDoc } from './WizardExperiencesScreen.generated.ts';
import { WizardDraftFragmentDoc } from './WizardFrame.generated.ts';
export type WizardExperienceScreenQueryVariables = Exact<{
  advertiserId: string;
  experienceId: string;
}>;


export type WizardExperienceScreenQuery = { advertiser: { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, organizationId: string | null } | null, experience: (
    { __typename: 'Experience', id: string, carousel: Array<string>, benefits: Array<string>, userFlowDemo: string | null, infos: Array<{ __typename: 'ExperienceInfo', name: string, value: string }> }
    & { ' $fragmentRefs'?: { 'ExperienceCardFragment': ExperienceCardFragment } }
  ) | null, experiences: Array<{ __typename: 'Experience', id: string }> | null, promotionDraft: (
    { __typename: 'PromotionDraft' }
    & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment } }
  ) | null };


export const WizardExperienceScreenDocument = /*#__PURE__*/ gql`
    query WizardExperienceScreen($advertiserId: ID!, $experienceId: ID!) {
  advertiser(id: $advertiserId) {
    id
    name
    status
    organizationId
  }
  experience(id: $experienceId) {
    id
    ...ExperienceCard
    carousel
    infos {
      name
      value
    }
    benefits
    userFlowDemo
  }
  experiences {
    id
  }
  promotionDraft(advertiserId: $advertiserId) {
    ...WizardDraft
  }
}
    ${ExperienceCardFragmentDoc}
${WizardDraftFragmentDoc}` as unknown as DocumentNode<WizardExperienceScreenQuery, WizardExperienceScreenQueryVariables>;