// Requests with a field for an amount, for the tests that fill it in many ways.
import { REWARDS } from './allocationWorld.ts';

/** How one field for an amount is filled: `body` puts a text into an otherwise right request. */
export interface AmountField {
  /** Operation and path of the field, as the contract has them. */
  field: string;
  method: string;
  path: string;
  login?: string;
  version?: number;
  /** An amount that the field's rules accept. */
  right: string;
  body(amount: string): object;
}

const dispatchOf = (quantity: object, more: object = {}) => ({
  kind: 'download_links',
  quantities: [{ sku: REWARDS.other, quantity: 1, ...quantity }],
  ...more,
});
const recipient = (value: string) => ({
  kind: 'send_links',
  rows: [{ sku: REWARDS.other, value, email: 'a@amounts.example' }],
});
const reward = (selling_price: string) => ({
  type: 'committed',
  rewards: [{ sku: REWARDS.other, quantity: 1, selling_price }],
  no_expiration: true,
});
const single = '/api/promotions/{promotion}/rewards/{other}/redemptions';
const order = { order_id: 'amounts', testing: true };

/** Every field for an amount that a request can have. A field that is missing here fails the first test. */
export const AMOUNT_FIELDS: AmountField[] = [
  ...(['alert_1', 'alert_2'] as const).map((name) => ({
    field: `updateBudgetAlerts ${name}`,
    method: 'PUT',
    path: '/api/advertisers/1/budget_alerts',
    version: 1,
    right: '2',
    body: (amount: string) => ({ [name]: amount }),
  })),
  {
    field: 'updateBudget amount',
    method: 'PUT',
    path: '/api/advertisers/1/budget',
    right: '2',
    body: (amount) => ({ type: 'credit', amount, description: 'Amounts' }),
  },
  {
    field: 'createAllocation amount',
    method: 'POST',
    path: '/api/advertisers/1/allocations',
    right: '2',
    body: (amount) => ({ type: 'open', amount, rewards: [], no_expiration: true }),
  },
  {
    field: 'createAllocation rewards.selling_price',
    method: 'POST',
    path: '/api/advertisers/1/allocations',
    right: '2',
    body: reward,
  },
  {
    field: 'updateAllocation requested_amount',
    method: 'PUT',
    version: 1,
    right: '2',
    path: '/api/advertisers/1/allocations/{allocation}',
    body: (requested_amount) => ({ requested_amount }),
  },
  {
    field: 'updateAllocation rewards.selling_price',
    method: 'PUT',
    version: 1,
    right: '2',
    path: '/api/advertisers/1/allocations/{allocation}',
    body: (selling_price) => ({ rewards: [{ sku: REWARDS.fine, selling_price }] }),
  },
  {
    field: 'giveBackAllocation amount',
    method: 'POST',
    right: '2',
    path: '/api/advertisers/1/allocations/{allocation}/give_back',
    body: (amount) => ({ amount, description: '' }),
  },
  {
    field: 'declareSourceBudget budget',
    method: 'PUT',
    path: '/api/me/reward_sources',
    login: 'operator',
    right: '2',
    body: (budget) => ({ provider_id: '1', currency: 'EUR', budget }),
  },
  ...(['face_value', 'catalog_price'] as const).flatMap((name): AmountField[] => {
    const body = (amount: string) => ({
      name: 'Amounts',
      face_value: '2',
      currency: 'EUR',
      catalog_price: '2',
      catalog_currency: 'EUR',
      [name]: amount,
    });
    return [
      {
        field: `updateSku ${name}`,
        method: 'PUT',
        path: '/api/skus/{third}',
        login: 'operator',
        version: 1,
        right: '2',
        body,
      },
      {
        field: `createSku ${name}`,
        method: 'POST',
        path: '/api/products/ABC-AA0001/skus',
        login: 'operator',
        right: '2',
        body,
      },
    ];
  }),
  {
    field: 'createDispatch rows.value',
    method: 'POST',
    path: '/api/promotions/{promotion}/dispatches',
    right: '2',
    body: recipient,
  },
  {
    field: 'createDispatch quantities.value',
    method: 'POST',
    right: '2',
    path: '/api/promotions/{promotion}/dispatches',
    body: (value) => dispatchOf({ value }),
  },
  {
    field: 'createDispatch expected_total',
    method: 'POST',
    right: '2',
    path: '/api/promotions/{promotion}/dispatches',
    body: (expected_total) => dispatchOf({ value: '2' }, { expected_total }),
  },
  {
    field: 'createBatch value',
    method: 'POST',
    path: '/api/promotions/{promotion}/rewards/{other}/batches',
    right: '2',
    body: (value) => ({ amount: 1, usage: 'users_notification', value }),
  },
  ...(
    [
      ['createRedemption', single],
      ['createAndRedeem', `${single}/redeem`],
      ['createChosenRedemption', '/api/promotions/{promotion}/redemptions'],
    ] as const
  ).flatMap(([operation, path]): AmountField[] => [
    { field: `${operation} value`, method: 'POST', path, right: '2', body: (value) => ({ ...order, value }) },
    {
      field: `${operation} expected_total`,
      method: 'POST',
      path,
      right: '2',
      body: (expected_total) => ({ ...order, value: '2', expected_total }),
    },
  ]),
  {
    field: 'saveDiscount discount',
    method: 'PUT',
    path: '/api/advertisers/1/discounts',
    version: 0,
    right: '2',
    body: (discount) => ({ product_id: 'ABC-AA0001', discount }),
  },
];
