/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ExperienceFactsFragment = { __typename: 'Experience', id: string, authenticationSystems: Array<Types.AuthenticationSystem>, supportedRedemptionFlow: Array<Types.RedemptionFlowGeneration>, redemptionFlow: { __typename: 'RedemptionFlow', id: string, supportsPrimaryCode: boolean } | null, options: { __typename: 'ExperienceOptions', digitalRewardsMasks: Array<Types.DeliveryMode>, disallowPdf: boolean, modules: { __typename: 'ExperienceModules', apiKeysGeneration: Types.ModuleFlag | null, activationLinks: Types.ModuleFlag | null, bulkRedemption: Types.ModuleFlag | null, bulkActivation: Types.ModuleFlag | null, customizationStep: Types.ModuleFlag | null, settings: { __typename: 'ExperienceSections', name: Types.ModuleFlag | null, date: Types.ModuleFlag | null, language: Types.ModuleFlag | null, multipleRewardsSelection: Types.ModuleFlag | null, redemptionPortalDomain: Types.ModuleFlag | null, notificationChannels: Types.ModuleFlag | null, authenticationSystems: Types.ModuleFlag | null, fraudOptions: Types.ModuleFlag | null, sharingSystems: Types.ModuleFlag | null } } } } & { ' $fragmentName'?: 'ExperienceFactsFragment' };

export const ExperienceFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment ExperienceFacts on Experience {
  id
  authenticationSystems
  supportedRedemptionFlow
  redemptionFlow {
    id
    supportsPrimaryCode
  }
  options {
    digitalRewardsMasks
    disallowPdf
    modules {
      apiKeysGeneration
      activationLinks
      bulkRedemption
      bulkActivation
      customizationStep
      settings {
        name
        date
        language
        multipleRewardsSelection
        redemptionPortalDomain
        notificationChannels
        authenticationSystems
        fraudOptions
        sharingSystems
      }
    }
  }
}
    ` as unknown as DocumentNode<ExperienceFactsFragment, unknown>;