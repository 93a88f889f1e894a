/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type SendRecipientsFragment = { __typename: 'Promotion', id: string, advertiserId: string, name: string, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, redeemFrequency: Types.RedeemFrequency, advertiser: { __typename: 'Advertiser', id: string, operatingCountries: Array<{ __typename: 'Country', code: string }> } | null, first: { __typename: 'PromotionRewardPage', items: Array<(
      { __typename: 'PromotionReward' }
      & { ' $fragmentRefs'?: { 'RecipientRewardFragment': RecipientRewardFragment } }
    )> } | null, second: { __typename: 'PromotionRewardPage', items: Array<(
      { __typename: 'PromotionReward' }
      & { ' $fragmentRefs'?: { 'RecipientRewardFragment': RecipientRewardFragment } }
    )> } | null } & { ' $fragmentName'?: 'SendRecipientsFragment' };

export type RecipientRewardFragment = { __typename: 'PromotionReward', offerId: string, sku: string, name: string, isRunnable: boolean, variableValue: boolean, faceValue: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'RecipientRewardFragment' };

export const RecipientRewardFragmentDoc = /*#__PURE__*/ gql`
    fragment RecipientReward on PromotionReward {
  offerId
  sku
  name
  isRunnable
  variableValue
  faceValue {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<RecipientRewardFragment, unknown>;
export const SendRecipientsFragmentDoc = /*#__PURE__*/ gql`
    fragment SendRecipients on Promotion {
  id
  advertiserId
  name
  activationNotificationChannels
  notificationChannels
  redeemFrequency
  advertiser {
    id
    operatingCountries {
      code
    }
  }
  first: rewards(page: {number: 1, size: 100}, filter: {statuses: [enabled]}) {
    items {
      ...RecipientReward
    }
  }
  second: rewards(page: {number: 2, size: 100}, filter: {statuses: [enabled]}) {
    items {
      ...RecipientReward
    }
  }
}
    ` as unknown as DocumentNode<SendRecipientsFragment, unknown>;