// Only for tests: a promotion whose redemptions are created, and the answers to that.

const money = (amount: string, currency = 'EUR') => ({ __typename: 'Money', amount, currency });
export const reward = (sku: string, over: object = {}) => ({
  __typename: 'PromotionReward',
  offerId: sku,
  sku,
  name: `Card ${sku}`,
  isRunnable: true,
  variableValue: false,
  stock: null,
  faceValue: money('10.00'),
  ...over,
});
const rewards = (items: readonly object[]) => ({ __typename: 'PromotionRewardPage', items });
const FREE = reward('V', { variableValue: true, faceValue: money('0.00') });
export const promotion = (over: object = {}, items: readonly object[] = [reward('A'), FREE]) => ({
  __typename: 'Promotion',
  id: '3',
  name: 'Spring',
  status: 'enabled',
  state: 'ready',
  advertiser: { __typename: 'Advertiser', id: '1', name: 'Northwind', billingCurrency: 'EUR' },
  flowSettings: { __typename: 'FlowSettings', multipleRewards: false },
  first: rewards(items),
  second: rewards([]),
  ...over,
});
const effects = {
  __typename: 'Effects',
  postings: [],
  figures: [],
  mails: [],
};
export const success = (typename: string, over: object) => ({
  __typename: typename,
  redemption: null,
  link: null,
  outcome: 'created',
  reason: null,
  effects,
  cost: { __typename: 'DispatchCost', total: money('10.00') },
  ...over,
});
export const REDEMPTION = { __typename: 'Redemption', id: '55', orderId: 'SHOP-1', state: 'booked' };
export const LINK = 'https://guerdon.example/r/abc';
