/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WizardDraftFragment, WizardCartFragment } from './WizardFrame.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { WizardCartFragmentDoc, WizardDraftFragmentDoc } from './WizardFrame.generated.ts';
import { RewardCardFragmentDoc } from '../../catalog/catalog/CatalogScreen.generated.ts';
export type WizardRewardsScreenQueryVariables = Exact<{
  advertiserId: string;
}>;


export type WizardRewardsScreenQuery = { advertiser: { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, organizationId: string | null, billingCurrency: string } | null, experiences: Array<{ __typename: 'Experience', id: string, name: string, options: { __typename: 'ExperienceOptions', digitalRewardsMasks: Array<Types.DeliveryMode> }, redemptionFlow: { __typename: 'RedemptionFlow', id: string, supportsPrimaryCode: boolean } | null }> | null, promotionDraft: (
    { __typename: 'PromotionDraft' }
    & { ' $fragmentRefs'?: { 'WizardDraftFragment': WizardDraftFragment;'WizardCartFragment': WizardCartFragment } }
  ) | null };


export const WizardRewardsScreenDocument = /*#__PURE__*/ gql`
    query WizardRewardsScreen($advertiserId: ID!) {
  advertiser(id: $advertiserId) {
    id
    name
    status
    organizationId
    billingCurrency
  }
  experiences {
    id
    name
    options {
      digitalRewardsMasks
    }
    redemptionFlow {
      id
      supportsPrimaryCode
    }
  }
  promotionDraft(advertiserId: $advertiserId) {
    ...WizardDraft
    ...WizardCart
  }
}
    ${WizardDraftFragmentDoc}
${WizardCartFragmentDoc}
${RewardCardFragmentDoc}` as unknown as DocumentNode<WizardRewardsScreenQuery, WizardRewardsScreenQueryVariables>;