// Only for tests: a redemption in the shape of its page's query; tests only name the differences.
import { REDEMPTION_ACTIONS } from '../../../schema/fulfillment/redemptions/redemptionActions.ts';

export const euros = (amount: string) => ({ __typename: 'Money', amount, currency: 'EUR' });

/** Its allowed actions: all of them, except the named ones, which have a reason. */
export const actionStates = (refused: Partial<Record<string, string>> = {}) =>
  REDEMPTION_ACTIONS.map((name) => ({
    __typename: 'RedemptionActionState',
    name,
    allowed: !(name in refused),
    reason: refused[name] ?? null,
    ability: null,
  }));

/** One entry of its history. */
export const historyEntry = (id: string, different: object = {}) => ({
  __typename: 'RedemptionHistoryEntry',
  id,
  redemptionId: '42',
  event: 'update',
  action: 'redeem',
  createdAt: '2026-11-20T10:00:00.000Z',
  changes: [{ __typename: 'RedemptionFieldChange', field: 'state', before: 'pending', after: 'redeemed' }],
  comment: null,
  author: { __typename: 'RedemptionHistoryAuthor', kind: 'person', id: '7', name: 'Ada Lovelace' },
  ...different,
});

/** A page of them. */
export const historyOf = (items: readonly object[], more: object = {}) => ({
  __typename: 'RedemptionHistoryPage',
  items,
  page: {
    __typename: 'PageInfo',
    number: 1,
    size: 20,
    totalCount: items.length,
    totalIsCapped: false,
    totalPages: 1,
    ...more,
  },
});

/** Its money: booked and delivered. */
export const moneyOf = (different: object = {}) => ({
  __typename: 'RedemptionMoney',
  charge: euros('9.00'),
  allocationId: null,
  allocationExternalId: null,
  isTied: true,
  balances: [
    { __typename: 'AccountBalance', account: 'unallocated', amount: euros('-9.00') },
    { __typename: 'AccountBalance', account: 'pending', amount: euros('0.00') },
    { __typename: 'AccountBalance', account: 'delivered', amount: euros('9.00') },
  ],
  entries: [
    posting('1', 'book', { from: 'unallocated', to: 'pending', batchAmount: euros('90.00') }),
    posting('2', 'redeem', { from: 'pending', to: 'delivered' }),
  ],
  ...different,
});

const posting = (postingId: string, kind: string, different: object) => ({
  __typename: 'RedemptionMoneyEntry',
  postingId,
  kind,
  effectiveAt: '2026-11-20T10:00:00.000Z',
  amount: euros('9.00'),
  allocationId: null,
  allocationExternalId: null,
  batchAmount: null,
  ...different,
});

/** Redeemed redemption 42 of promotion 3 of advertiser 1. */
export const redemptionDetail = (different: object = {}) => ({
  __typename: 'Redemption',
  id: '42',
  version: 3,
  state: 'redeemed',
  stateDetails: null,
  reversed: false,
  testing: false,
  advertiserId: '1',
  advertiserName: 'Northwind Books',
  orderId: 'ORD-1',
  externalRef: 'CRM-9',
  companyName: 'Acme',
  dispatchId: '7',
  batchId: '8',
  value: euros('10.00'),
  cancelable: true,
  promotionSummary: {
    __typename: 'RedemptionPromotion',
    id: '3',
    name: 'Summer',
    state: 'ready',
    status: 'enabled',
    activationNotificationChannels: ['email'],
    notificationChannels: ['email'],
  },
  reward: {
    __typename: 'RedemptionReward',
    sku: 'AAA-10',
    name: 'Aurora 10',
    state: 'ready',
    status: 'enabled',
  },
  paymentTypes: [1],
  canConsult: true,
  provider: null,
  providerName: null,
  providerPaymentType: null,
  bookedAt: '2026-11-19T10:00:00.000Z',
  activatedAt: '2026-11-19T11:00:00.000Z',
  redeemedAt: '2026-11-20T10:00:00.000Z',
  refundedAt: null,
  expiresAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  user: {
    __typename: 'RedemptionUser',
    id: '5',
    provider: 'email',
    uid: 'grace@x.example',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@x.example',
    phoneNumber: null,
    country: 'FR',
    version: 1,
  },
  needsAddress: false,
  address: null,
  orderStatus: null,
  providerTrackingCode: null,
  last4: 'WXYZ',
  usages: ['primary'],
  actions: actionStates(),
  deliveries: [],
  history: historyOf([historyEntry('9')]),
  money: moneyOf(),
  ...different,
});
