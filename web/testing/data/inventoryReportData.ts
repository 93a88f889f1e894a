/** A row of the inventory report as the graph returns it; tests override what they need. */
export function inventoryRow(id: string, over: Record<string, unknown> = {}) {
  return {
    __typename: 'InventoryRow',
    id: `stock:${id}`,
    type: 'stock',
    rewardSource: { __typename: 'RewardSource', id: '1', name: 'stock', provider: null, currency: null },
    provider: { __typename: 'Provider', id: '6', name: 'Harbour Gift Codes' },
    providerPaymentType: 'prepaid_codes',
    rewardCaption: `Reward ${id}`,
    rewardSku: id,
    faceValue: money('10.00'),
    currency: 'EUR',
    stock: 40,
    delayedStock: 5,
    totalStock: 45,
    budget: null,
    budgetVersion: 0,
    dashboardUrl: null,
    last7Days: 21,
    last30Days: 90,
    next7Days: 21,
    next30Days: 90,
    last30DaysAmount: money('900.00'),
    runOut: {
      __typename: 'RunOut',
      state: 'dated',
      expectedOn: '2026-12-08',
      earliestOn: '2026-12-03',
      latestOn: '2026-12-15',
      perDay: 3,
      dispersion: 1.2,
    },
    alert: { __typename: 'RunOutAlert', workingDays: null, dueOn: null, sentAt: null, version: 0 },
    ...over,
  };
}

/** The row of a budget. */
export const budgetRow = () =>
  inventoryRow('11', {
    id: 'budget:11',
    type: 'budget',
    rewardCaption: null,
    rewardSku: null,
    faceValue: null,
    rewardSource: {
      __typename: 'RewardSource',
      id: '11',
      name: 'budget',
      provider: 'Partner',
      currency: 'EUR',
    },
    provider: { __typename: 'Provider', id: '2', name: 'Partner' },
    providerPaymentType: 'prepaid_budget',
    stock: null,
    delayedStock: null,
    totalStock: null,
    budget: money('5000.00'),
    budgetVersion: 1,
    dashboardUrl: 'https://pay.example/',
    alert: { __typename: 'RunOutAlert', workingDays: 10, dueOn: '2026-11-24', sentAt: null, version: 1 },
  });

/** One page of the report, with the sources that can filter it. */
export const inventoryAnswer = (items: object[]) => ({
  inventoryReport: {
    __typename: 'InventoryPage',
    items,
    page: { number: 1, size: 20, totalCount: items.length, totalIsCapped: false, totalPages: 1 },
    firstDay: '2026-10-24',
    recentDay: '2026-11-16',
    lastDay: '2026-11-22',
    timezone: 'Europe/Paris',
    names: { __typename: 'InventoryNames', brand: null, product: null, reward: null },
  },
  rewardSources: ['stock', 'provider', 'issued'].map((name, index) => ({
    __typename: 'RewardSource',
    id: String(index + 1),
    name,
    provider: null,
    currency: null,
  })),
});

/** The details of an opened row. */
export const inventoryStats = {
  __typename: 'InventoryStats',
  advertiserCount: 8,
  last7DaysTotal: 21,
  last30DaysTotal: 90,
  allocatedTotal: 26,
  items: [
    {
      __typename: 'InventoryAdvertiserStats',
      advertiser: { __typename: 'InventoryAdvertiser', id: '1', name: 'Northwind Grocers' },
      last7Days: 20,
      last30Days: 80,
      allocated: 26,
    },
  ],
  daily: Array.from({ length: 30 }, (_, n) => ({
    __typename: 'InventoryDay',
    date: `2026-${n < 8 ? '10' : '11'}-${String(n < 8 ? n + 24 : n - 7).padStart(2, '0')}`,
    count: 3,
  })),
};

function money(amount: string) {
  return { __typename: 'Money', amount, currency: 'EUR' };
}
