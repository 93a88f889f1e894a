/** A row of the allocations report as the graph returns it; tests override what they need. */
export function allocationRequest(id: string, over: Record<string, unknown> = {}) {
  return {
    __typename: 'AllocationRequest',
    id,
    retailer: { __typename: 'AllocationRetailer', id: '1', name: 'Northwind Grocers' },
    budgetAllocation: {
      __typename: 'RequestedAllocation',
      id: '5',
      type: 'committed',
      status: 'pending',
      rewardsWaiting: 0,
    },
    budgetLineItem: {
      __typename: 'RequestedLine',
      type: 'allocate',
      status: 'pending',
      amount: { __typename: 'Money', amount: '75.00', currency: 'USD' },
    },
    virtualGoodInventory: ['AU0-USD5', 'BA1-USD10'].map((sku, index) => ({
      __typename: 'RequestedReward',
      count: 5,
      status: 'pending',
      amount: { __typename: 'Money', amount: '25.00', currency: 'USD' },
      virtualCurrency: {
        __typename: 'RequestedVirtualCurrency',
        caption: `Reward ${index + 1}`,
        sku,
        costOfUnit: { __typename: 'Money', amount: '5.00', currency: 'USD' },
      },
    })),
    requester: { __typename: 'RequestPerson', name: 'Renée Tanguy', email: 'retailer@northwind.example' },
    grantor: null,
    externalId: 'IO-2605',
    description: null,
    reason: null,
    expiration: null,
    createdAt: '2026-11-18T14:20:00.000Z',
    updatedAt: '2026-11-18T14:20:00.000Z',
    lastChange: null,
    canDecide: true,
    decisionObstacle: null,
    outcome: requestOutcome(),
    version: 3,
    ...over,
  };
}

/** A request that the second operator approved two days later. */
export function decidedRequest(id: string) {
  return allocationRequest(id, {
    budgetLineItem: {
      __typename: 'RequestedLine',
      type: 'deallocate',
      status: 'approved',
      amount: { __typename: 'Money', amount: '20.00', currency: 'USD' },
    },
    budgetAllocation: {
      __typename: 'RequestedAllocation',
      id: '7',
      type: 'open_budget',
      status: 'enabled',
      rewardsWaiting: 0,
    },
    virtualGoodInventory: [],
    grantor: { __typename: 'RequestPerson', name: 'Samuel Okafor', email: 'second.operator@guerdon.example' },
    updatedAt: '2026-11-20T09:00:00.000Z',
    canDecide: false,
    outcome: null,
  });
}

const usd = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' });
const terms = (amount: string, expiresAt: string | null) => ({
  __typename: 'AllocationTerms',
  amount: usd(amount),
  amountAvailable: usd(amount),
  expiresAt,
  noExpiration: expiresAt === null,
});

/** The allocation if a request were approved: 75 more, and an end where there was none. */
export function requestOutcome() {
  return {
    __typename: 'AllocationRequestOutcome',
    before: terms('105.00', null),
    after: terms('180.00', '2026-11-26T22:59:59.000Z'),
    unallocated: usd('100.00'),
    unallocatedAfter: usd('25.00'),
    rewardsWaiting: 0,
  };
}
