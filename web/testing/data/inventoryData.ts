const usd = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' });

/** An allocation as the graph returns it: committed and pending; tests override what they need. */
export function allocation(id: string, over: Record<string, unknown> = {}) {
  return {
    __typename: 'Allocation',
    id,
    advertiserId: '42',
    type: 'committed',
    status: 'pending',
    state: 'pending',
    display: 'pending',
    externalId: 'IO-2605',
    description: null,
    expiresAt: '2027-03-01T22:59:59.000Z',
    noExpiration: false,
    orderedAt: '2026-11-18T14:20:00.000Z',
    isEditable: true,
    version: 3,
    amount: usd('0.00'),
    amountUsed: usd('0.00'),
    amountPending: usd('75.00'),
    amountAvailable: usd('0.00'),
    requestedAmount: usd('75.00'),
    requestMinimum: null,
    giveBackLimit: null,
    allocatedRewards: ['AU0-USD5', 'BA1-USD10', 'CE2-USD5'].map((sku, index) => ({
      __typename: 'AllocatedReward',
      id: `${id}:${sku}`,
      reward: { __typename: 'RewardSummary', sku, name: `Reward ${index + 1}` },
      quantity: 5,
      quantityUsed: 0,
      quantityExpired: 0,
      quantityAvailable: 5,
      sellingPrice: usd('5.00'),
      status: 'pending',
      locked: false,
    })),
    waitingRequests: [],
    ...over,
  };
}

/** The approved open allocation: 200 allocated, 130 used, 20 more requested. */
export function openAllocation(id: string, over: Record<string, unknown> = {}) {
  return allocation(id, {
    type: 'open',
    status: 'enabled',
    state: 'active',
    display: 'active',
    externalId: 'IO-OPEN',
    expiresAt: null,
    noExpiration: true,
    isEditable: false,
    amount: usd('200.00'),
    amountUsed: usd('130.00'),
    amountPending: usd('20.00'),
    amountAvailable: usd('70.00'),
    requestedAmount: usd('200.00'),
    requestMinimum: usd('-50.00'),
    ...over,
  });
}

/** A page of allocations. */
export function allocationPage(items: object[]) {
  const page = { number: 1, size: 5, totalCount: items.length, totalIsCapped: false, totalPages: 1 };
  return { __typename: 'AllocationPage', items, page };
}
