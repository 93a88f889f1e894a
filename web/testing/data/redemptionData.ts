import {
  REDEMPTION_ACTIONS,
  type RedemptionAction,
} from '../../../schema/fulfillment/redemptions/redemptionActions.ts';

type Refused = Partial<Record<RedemptionAction, [reason: string, ability?: string]>>;

/** Actions that a redeemed redemption does not allow. */
const OF_REDEEMED: Refused = {
  retry: ['wrong_state'],
  reset: ['wrong_state'],
  cancel: ['wrong_state'],
  redemption_link: ['wrong_state'],
  resend_activation_notification: ['has_success_channel'],
};

/** The actions of a redemption: everything that a redeemed one allows, except the named ones. */
export const actionStates = (more: Refused = {}) => {
  const refused = { ...OF_REDEEMED, ...more };
  return REDEMPTION_ACTIONS.map((name) => ({
    __typename: 'RedemptionActionState',
    name,
    allowed: !(name in refused),
    reason: refused[name]?.[0] ?? null,
    ability: refused[name]?.[1] ?? null,
  }));
};

/** A redeemed redemption in the shape of the actions panel's query. */
export const redemptionData = (over: object = {}) => ({
  __typename: 'Redemption',
  id: '11',
  version: 4,
  state: 'redeemed',
  cancelable: true,
  usages: ['primary'],
  orderId: 'order-11',
  value: { __typename: 'Money', amount: '10.00', currency: 'EUR' },
  advertiserId: '1',
  needsAddress: false,
  address: null,
  user: {
    __typename: 'RedemptionUser',
    id: '5',
    provider: 'email',
    uid: 'rosa@x.example',
    version: 2,
    firstName: 'Rosa',
    lastName: 'Luz',
    email: 'rosa@x.example',
    phoneNumber: null,
  },
  promotionSummary: {
    __typename: 'RedemptionPromotion',
    id: '3',
    activationNotificationChannels: ['email'],
    notificationChannels: ['email'],
    autoCancelCode: false,
    redemptionExpirationDelay: null,
  },
  dispatchId: '31',
  expiresAt: null,
  reward: { __typename: 'RedemptionReward', sku: 'AAA-CARD', name: 'Card 10' },
  actions: actionStates(),
  deliveries: [],
  ...over,
});

/** The fields that a command changed. */
export const changedData = (over: object = {}) => ({
  ...redemptionData(),
  reversed: false,
  stateDetails: null,
  last4: 'K7QX',
  updatedAt: '2026-11-01T10:00:00.000Z',
  activatedAt: null,
  redeemedAt: null,
  refundedAt: null,
  expiresAt: null,
  orderStatus: null,
  ...over,
});

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'EUR' });

/** Effects of a move of ten euros. */
export const effectsData = (kind: string, [from, to]: [string, string]) => ({
  __typename: 'Effects',
  figures: [],
  mails: [],
  postings: [{ __typename: 'EffectPosting', kind, amount: money('10.00'), from, to }],
});
