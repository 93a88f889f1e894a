/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type DispatchPromotionFragment = { __typename: 'Promotion', id: string, advertiserId: string, name: string, status: Types.PromotionStatus, state: Types.PromotionState, startsAt: string, endsAt: string | null, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, advertiser: { __typename: 'Advertiser', id: string, status: Types.AdvertiserStatus } | null, experience: { __typename: 'Experience', id: string, options: { __typename: 'ExperienceOptions', modules: { __typename: 'ExperienceModules', activationLinks: Types.ModuleFlag | null, bulkRedemption: Types.ModuleFlag | null, bulkActivation: Types.ModuleFlag | null } } } | null } & { ' $fragmentName'?: 'DispatchPromotionFragment' };

export type QuantityRewardFragment = { __typename: 'PromotionReward', offerId: string, sku: string, name: string, brandName: string, state: Types.PromotionRewardState, isRunnable: boolean, variableValue: boolean, stock: number | null, faceValue: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'QuantityRewardFragment' };

export type QuantityRewardsFragment = { __typename: 'Promotion', id: string, first: { __typename: 'PromotionRewardPage', items: Array<(
      { __typename: 'PromotionReward' }
      & { ' $fragmentRefs'?: { 'QuantityRewardFragment': QuantityRewardFragment } }
    )> } | null, second: { __typename: 'PromotionRewardPage', items: Array<(
      { __typename: 'PromotionReward' }
      & { ' $fragmentRefs'?: { 'QuantityRewardFragment': QuantityRewardFragment } }
    )> } | null } & { ' $fragmentName'?: 'QuantityRewardsFragment' };

export const DispatchPromotionFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchPromotion on Promotion {
  id
  advertiserId
  name
  status
  state
  startsAt
  endsAt
  activationNotificationChannels
  notificationChannels
  advertiser {
    id
    status
  }
  experience {
    id
    options {
      modules {
        activationLinks
        bulkRedemption
        bulkActivation
      }
    }
  }
}
    ` as unknown as DocumentNode<DispatchPromotionFragment, unknown>;
export const QuantityRewardFragmentDoc = /*#__PURE__*/ gql`
    fragment QuantityReward on PromotionReward {
  offerId
  sku
  name
  brandName
  state
  isRunnable
  variableValue
  stock
  faceValue {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<QuantityRewardFragment, unknown>;
export const QuantityRewardsFragmentDoc = /*#__PURE__*/ gql`
    fragment QuantityRewards on Promotion {
  id
  first: rewards(page: {number: 1, size: 100}, filter: {statuses: [enabled]}) {
    items {
      ...QuantityReward
    }
  }
  second: rewards(page: {number: 2, size: 100}, filter: {statuses: [enabled]}) {
    items {
      ...QuantityReward
    }
  }
}
    ` as unknown as DocumentNode<QuantityRewardsFragment, unknown>;