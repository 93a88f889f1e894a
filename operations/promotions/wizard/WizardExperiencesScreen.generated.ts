/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WizardDraftFragment } from './WizardFrame.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { WizardDraftFragmentDoc } from './WizardFrame.generated.ts';
export type WizardExperiencesScreenQueryVariables = Exact<{
  advertiserId: string;
  search?: string | null | undefined;
}>;


export type WizardExperiencesScreenQuery = { advertiser: { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, organizationId: string | null } | null, experiences: Array<(
    { __typename: 'Experience', id: string }
    & { ' $fragmentRefs'?: { 'ExperienceCardFragment': ExperienceCardFragment } }
  )> | null, promotionDraft: (
    { __typename: 'PromotionDraft', experience: { __typename: 'Experience', id: string, name: string } | null }
    & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment } }
  ) | null };

export type ExperienceCardFragment = { __typename: 'Experience', id: string, name: string, description: string, image: string | null, picto: string, isPreviewable: boolean, options: { __typename: 'ExperienceOptions', modules: { __typename: 'ExperienceModules', apiKeysGeneration: Types.ModuleFlag | null, activationLinks: Types.ModuleFlag | null, bulkRedemption: Types.ModuleFlag | null, bulkActivation: Types.ModuleFlag | null, customizationStep: Types.ModuleFlag | null } } } & { ' $fragmentName'?: 'ExperienceCardFragment' };

export const ExperienceCardFragmentDoc = /*#__PURE__*/ gql`
    fragment ExperienceCard on Experience {
  id
  name
  description
  image
  picto
  isPreviewable
  options {
    modules {
      apiKeysGeneration
      activationLinks
      bulkRedemption
      bulkActivation
      customizationStep
    }
  }
}
    ` as unknown as DocumentNode<ExperienceCardFragment, unknown>;
export const WizardExperiencesScreenDocument = /*#__PURE__*/ gql`
    query WizardExperiencesScreen($advertiserId: ID!, $search: String) {
  advertiser(id: $advertiserId) {
    id
    name
    status
    organizationId
  }
  experiences(search: $search) {
    id
    ...ExperienceCard
  }
  promotionDraft(advertiserId: $advertiserId) {
    ...WizardDraft
    experience {
      id
      name
    }
  }
}
    ${ExperienceCardFragmentDoc}
${WizardDraftFragmentDoc}` as unknown as DocumentNode<WizardExperiencesScreenQuery, WizardExperiencesScreenQueryVariables>;