import type { AllocationFacts } from '../../money/allocations/allocationFacts.ts';
import {
  type AllocationValues,
  EMPTY_VALUES,
  type RewardRow,
} from '../../money/allocations/allocationValues.ts';

export const euro = (amount: string) => ({ __typename: 'Money', amount, currency: 'EUR' });

/** An advertiser in the shape of the screen's query. */
export function advertiser(change: object = {}, unallocated = '1000.00') {
  return {
    __typename: 'Advertiser',
    id: '7',
    name: 'Acme Retail',
    status: 'enabled',
    billingCurrency: 'EUR',
    allowCommittedAllocation: true,
    budget: {
      __typename: 'Budget',
      id: '7',
      advertiserId: '7',
      total: euro('5000.00'),
      used: euro('1500.00'),
      balance: euro('3500.00'),
      pending: euro('120.50'),
      unallocated: euro(unallocated),
      requested: euro('345.50'),
    },
    openAllocation: null,
    ...change,
  };
}

/** An open allocation of 500.00 that holds 200.00 and one reward. */
export function openAllocation(change: object = {}) {
  return {
    __typename: 'Allocation',
    id: '31',
    advertiserId: '7',
    status: 'enabled',
    display: 'active',
    amount: euro('500.00'),
    amountUsed: euro('300.00'),
    amountPending: euro('0.00'),
    amountAvailable: euro('200.00'),
    requestMinimum: euro('-200.00'),
    expiresAt: null,
    noExpiration: true,
    allocatedRewards: [
      {
        __typename: 'AllocatedReward',
        id: '310',
        status: 'enabled',
        reward: {
          __typename: 'RewardSummary',
          sku: 'AU0-EUR10',
          name: 'Aurora Books gift card 10 EUR',
          faceValue: euro('10.00'),
        },
      },
    ],
    ...change,
  };
}

/** Waiting requests in the explanation of the requested amount, newest first: kind, amount, the sum after it, allocation. */
export function explainedRequests(requests: readonly [string, string, string, string][]) {
  const amount = euro(requests[0]?.[2] ?? '0.00');
  const kinds = requests.map(([kind, sum]) => ({ kind, count: 1, amount: euro(sum) }));
  const items = requests.map(([kind, change, after, allocationExternalId], index) => ({
    __typename: 'LedgerEntry',
    postingId: `${index}`,
    occurredAt: '2026-11-20T10:00:00.000Z',
    kind,
    amount: euro(change),
    after: euro(after),
    from: null,
    to: null,
    allocationId: '31',
    allocationExternalId,
    reference: null,
    description: null,
    reverses: null,
  }));
  const page = { number: 1, size: 10, totalCount: items.length, totalIsCapped: false, totalPages: 1 };
  const explain = {
    __typename: 'Explanation',
    figure: 'requested',
    asOf: null,
    amount,
    entriesAmount: amount,
    terms: kinds.map((sum) => ({
      __typename: 'ExplanationTerm',
      name: sum.kind,
      isFigure: false,
      sign: 1,
      amount: sum.amount,
    })),
    kinds: kinds.map((sum) => ({ __typename: 'ExplanationKind', ...sum })),
    entries: { __typename: 'LedgerEntryPage', items, page: { __typename: 'PageInfo', ...page } },
  };
  const budget = { __typename: 'Budget', id: '7', explain };
  return { data: { advertiser: { __typename: 'Advertiser', id: '7', budget } } };
}

/** A reward in search results. */
export function option(sku: string, change: object = {}) {
  return {
    __typename: 'RewardOption',
    sku,
    name: `Card ${sku}`,
    brandName: 'Basil Bistro',
    faceValue: euro('25.00'),
    sellingPrice: euro('24.50'),
    isAvailable: true,
    reason: null,
    ...change,
  };
}

export function facts(change: Partial<AllocationFacts> = {}): AllocationFacts {
  return {
    advertiserId: '7',
    name: 'Acme Retail',
    isEnabled: true,
    currency: 'EUR',
    billingCurrency: 'EUR',
    allowCommittedAllocation: true,
    unallocated: 100000n,
    open: null,
    minimum: 100n,
    ...change,
  };
}

/** A row with a chosen reward, named after it. */
export function row(name: string, change: Partial<RewardRow> = {}): RewardRow {
  const reward = {
    sku: `BA1-${name}`,
    name: `Card ${name}`,
    brandName: 'Basil Bistro',
    faceValue: { amount: '25.00', currency: 'EUR' },
  };
  const sku = { text: reward.name, reward, isRefused: false };
  return { sku, sellingPrice: '24.50', quantity: '2', ...change };
}

export function values(change: Partial<AllocationValues> = {}): AllocationValues {
  return { ...EMPTY_VALUES, noExpiration: true, ...change };
}
