import { afterEach, beforeEach, expect, test } from 'vitest';
import { advertiser, allocation, list } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const money = (amount: string, currency = 'EUR') => ({ amount, currency });

test('INVENT-15, INVENT-19: amounts of an allocation have its currency, the face value of a reward its own', async () => {
  gateway.platform.on('GET /api/advertisers/:id/allocations/:allocationId', { json: allocation() });
  const { data, errors } = await gateway.graph(`{ allocation(advertiserId: "1", id: "7") {
    amount { amount currency } amountUsed { amount } amountPending { amount } amountAvailable { amount }
    requestMinimum { amount currency } externalId noExpiration orderedAt
    allocatedRewards { sellingPrice { amount currency } amountUsed { amount } reward { sku name faceValue { amount currency } } } } }`);
  expect(errors).toBeUndefined();
  expect(data?.allocation).toEqual({
    amount: money('100.00'),
    amountUsed: { amount: '30.00' },
    amountPending: { amount: '5.00' },
    amountAvailable: { amount: '70.00' },
    requestMinimum: money('-65.00'),
    externalId: 'IO-7',
    noExpiration: true,
    orderedAt: '2026-01-02T03:04:05Z',
    allocatedRewards: [
      {
        sellingPrice: money('9.50'),
        amountUsed: { amount: '9.50' },
        reward: { sku: 'ABC-AA0001-10', name: 'Everyday 10', faceValue: money('10.00', 'USD') },
      },
    ],
  });
  expect(gateway.platform.routes()).toEqual(['GET /api/advertisers/1/allocations/7']);
});

test('a list of advertisers asks for their open allocations and their sums once each', async () => {
  gateway.platform.on('GET /api/advertisers', {
    json: list([advertiser({ id: '1' }), advertiser({ id: '2' })]),
  });
  gateway.platform.on('GET /api/allocations', { json: { items: [allocation({ advertiser_id: '2' })] } });
  const sums = { amount: '1', amount_used: '0', amount_pending: '0', amount_available: '1' };
  gateway.platform.on('GET /api/committed_allocations_summaries', {
    json: { items: [{ id: '1', currency: 'EUR', count: 3, pending_count: 1, ...sums }] },
  });
  const { data } = await gateway.graph(
    '{ advertisers { items { openAllocation { id allocatedRewards { id } } committedAllocationsSummary { count amount { amount } } } } }',
  );
  expect(data?.advertisers).toEqual({
    items: [
      { openAllocation: null, committedAllocationsSummary: { count: 3, amount: { amount: '1' } } },
      { openAllocation: { id: '7', allocatedRewards: [{ id: '3' }] }, committedAllocationsSummary: null },
    ],
  });
  expect(gateway.platform.routes().sort()).toEqual([
    'GET /api/advertisers',
    'GET /api/allocations',
    'GET /api/committed_allocations_summaries',
  ]);
});

test('INVENT-3, ALLOC-49: a table of allocations is one call with its rewards, five rows when nothing is said', async () => {
  gateway.platform.on('GET /api/advertisers/:id', { json: advertiser() });
  gateway.platform.on('GET /api/advertisers/:id/allocations', { json: list([allocation()]) });
  await gateway.graph(
    '{ advertiser(id: "1") { committedAllocations(search: "IO") { items { id allocatedRewards { id } } page { totalCount } } } }',
  );
  expect(gateway.platform.calls.at(-1)?.query).toEqual({
    page: '1',
    per_page: '5',
    type: 'committed',
    search: 'IO',
    expand: 'allocations',
  });
  expect(gateway.platform.calls).toHaveLength(2);
});

test('ALLOCREP-7, ALLOCREP-8, ALLOCREP-11: the report is one call, twenty rows, with its filters in REST’s words', async () => {
  gateway.platform.on('GET /api/me/allocations_report', { json: list([]) });
  await gateway.graph('{ allocationsReport { items { id } } }');
  expect(gateway.platform.calls.at(-1)?.query).toEqual({ page: '1', per_page: '20' });
  await gateway.graph(
    `{ allocationsReport(filter: { advertiserId: "4", statuses: [pending, approved], types: [open_budget], waitingForMe: true },
      sort: { field: retailer, direction: ASC }, page: { number: 2, size: 20 }) { items { id } } }`,
  );
  expect(gateway.platform.calls.at(-1)?.query).toEqual({
    page: '2',
    per_page: '20',
    client_id: '4',
    statuses: 'pending,approved',
    types: 'open_budget',
    waiting: 'me',
    sort: 'retailer',
  });
});

test('ALLOC-50: a request carries its key, and only what was said', async () => {
  gateway.platform.on('POST /api/advertisers/:id/allocations', {
    status: 409,
    json: { error_name: 'double_reward', message: 'Twice' },
  });
  const { data } = await gateway.graph(
    `mutation { createAllocation(input: { advertiserId: "1", idempotencyKey: "k", dryRun: true, type: committed, noExpiration: true,
      rewards: [{ sku: "A", quantity: 2, sellingPrice: "1.50" }] }) { __typename ... on Refused { code message } } }`,
  );
  expect(data?.createAllocation).toEqual({ __typename: 'Refused', code: 'double_reward', message: 'Twice' });
  const call = gateway.platform.calls.at(-1);
  expect(call?.headers['idempotency-key']).toBe('k');
  expect(call?.query).toEqual({ dry_run: 'true' });
  expect(call?.body).toEqual({
    type: 'committed',
    no_expiration: true,
    rewards: [{ sku: 'A', quantity: 2, selling_price: '1.50' }],
  });
});
