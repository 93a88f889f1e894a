/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RedemptionActionsFragment = { __typename: 'Redemption', id: string, version: number, state: Types.RedemptionState, cancelable: boolean, usages: Array<string>, orderId: string | null, dispatchId: string | null, expiresAt: string | null, advertiserId: string, needsAddress: boolean, value: { __typename: 'Money', amount: string, currency: string }, user: { __typename: 'RedemptionUser', id: string, provider: Types.RecipientProvider, uid: string, firstName: string | null, lastName: string | null, email: string | null, phoneNumber: string | null, version: number } | null, promotionSummary: { __typename: 'RedemptionPromotion', id: string, activationNotificationChannels: Array<Types.NotificationChannel>, notificationChannels: Array<Types.NotificationChannel>, autoCancelCode: boolean, redemptionExpirationDelay: number | null }, reward: { __typename: 'RedemptionReward', sku: string, name: string }, address: { __typename: 'ShippingAddress', name: string, line1: string, line2: string, line3: string, line4: string, zipcode: string, city: string, state: string, country: string } | null, actions: Array<{ __typename: 'RedemptionActionState', name: Types.RedemptionAction, allowed: boolean, reason: Types.RedemptionActionReason | null, ability: string | null }>, deliveries: Array<{ __typename: 'Delivery', id: string, kind: Types.DeliveryKind, channel: Types.NotificationChannel, state: Types.DeliveryState, reason: string | null, sentAt: string | null, attempts: number, isReaddressed: boolean }> | null } & { ' $fragmentName'?: 'RedemptionActionsFragment' };

export const RedemptionActionsFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionActions on Redemption {
  id
  version
  state
  cancelable
  usages
  orderId
  dispatchId
  expiresAt
  value {
    amount
    currency
  }
  user {
    id
    provider
    uid
    firstName
    lastName
    email
    phoneNumber
    version
  }
  advertiserId
  promotionSummary {
    id
    activationNotificationChannels
    notificationChannels
    autoCancelCode
    redemptionExpirationDelay
  }
  reward {
    sku
    name
  }
  needsAddress
  address {
    name
    line1
    line2
    line3
    line4
    zipcode
    city
    state
    country
  }
  actions {
    name
    allowed
    reason
    ability
  }
  deliveries {
    id
    kind
    channel
    state
    reason
    sentAt
    attempts
    isReaddressed
  }
}
    ` as unknown as DocumentNode<RedemptionActionsFragment, unknown>;