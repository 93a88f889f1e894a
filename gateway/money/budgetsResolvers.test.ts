import { afterEach, beforeEach, expect, test } from 'vitest';
import { advertiser, list } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const AMOUNTS = [
  'total',
  'amount',
  'unallocated',
  'allocated',
  'pending',
  'redemptions_pending_amount',
  'delivered',
  'expired',
  'used',
  'balance',
  'max_add',
  'max_remove',
  'requested',
];
const budget = (over: object = {}) => ({
  ...Object.fromEntries(AMOUNTS.map((key, index) => [key, `${index}.00`])),
  id: '1',
  as_of: null,
  billing_currency: 'EUR',
  allow_committed_allocation: true,
  debit_pendings: false,
  ...over,
});
const line = {
  id: '9',
  as_of: null,
  creation_datetime: '2026-11-21T10:00:00.000Z',
  type: 'credit',
  amount: '5.00',
  currency: 'EUR',
  status: 'approved',
  description: 'PO',
  external_id: null,
  allocation_id: null,
  version: 1,
};

test('BUDGET-15, BUDGET-17: the budget tab is three calls: advertiser, budget, lines', async () => {
  gateway.platform.on('GET /api/advertisers/:id', { json: advertiser() });
  gateway.platform.on('GET /api/advertisers/:id/budget', { json: budget() });
  gateway.platform.on('GET /api/advertisers/:id/budget/line_items', {
    json: { ...list([line]), next: null },
  });
  const { data, errors } =
    await gateway.graph(`{ advertiser(id: "1") { budget { id advertiserId asOf billingCurrency
    total { amount currency } maxAdd { amount } maxRemove { amount } requested { amount currency } redemptionsPendingAmount { amount } allowCommittedAllocation debitPendings
    lines(filter: { types: [credit, debit], statuses: [], search: "PO", from: "2026-11-01", to: "2026-11-02" }) {
      items { id type amount { amount currency } status description createdAt } page { totalCount } next } } } }`);
  expect(errors).toBeUndefined();
  expect(data?.advertiser).toEqual({
    budget: {
      id: '1',
      advertiserId: '1',
      asOf: null,
      billingCurrency: 'EUR',
      total: { amount: '0.00', currency: 'EUR' },
      maxAdd: { amount: '10.00' },
      maxRemove: { amount: '11.00' },
      requested: { amount: '12.00', currency: 'EUR' },
      redemptionsPendingAmount: { amount: '5.00' },
      allowCommittedAllocation: true,
      debitPendings: false,
      lines: {
        items: [
          {
            id: '9',
            type: 'credit',
            amount: { amount: '5.00', currency: 'EUR' },
            status: 'approved',
            description: 'PO',
            createdAt: '2026-11-21T10:00:00.000Z',
          },
        ],
        page: { totalCount: 1 },
        next: null,
      },
    },
  });
  expect(gateway.platform.routes()).toEqual([
    'GET /api/advertisers/1',
    'GET /api/advertisers/1/budget',
    'GET /api/advertisers/1/budget/line_items',
  ]);
  expect(gateway.platform.calls[2]?.query).toEqual({
    page: '1',
    per_page: '10',
    type: 'credit,debit',
    search: 'PO',
    from: '2026-11-01',
    to: '2026-11-02',
  });
});

test('a list asks for the budgets of all its rows at once, and once more for another moment', async () => {
  const asOf = '2026-10-01T00:00:00.000Z';
  gateway.platform.on('GET /api/advertisers', {
    json: list([advertiser({ id: '1' }), advertiser({ id: '2' })]),
  });
  gateway.platform.on('GET /api/budgets', ({ query }) => ({
    json: { items: [budget({ id: '2', as_of: query.as_of ?? null })] },
  }));
  const { data } = await gateway.graph(
    `{ advertisers { items { budget { id } earlier: budget(asOf: "${asOf}") { id } } } }`,
  );
  expect(data?.advertisers).toEqual({
    items: [
      { budget: null, earlier: null },
      { budget: { id: '2' }, earlier: { id: `2@${asOf}` } },
    ],
  });
  expect(gateway.platform.routes()).toEqual(['GET /api/advertisers', 'GET /api/budgets', 'GET /api/budgets']);
});
