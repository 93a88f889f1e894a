// Only for tests: redemptions as the report receives them; tests only name the differences.

/** One row of the report. */
export function redemption(id: string, different: object = {}) {
  return {
    __typename: 'Redemption',
    id,
    orderId: `IO-${id}`,
    state: 'pending',
    reversed: false,
    testing: false,
    user: {
      __typename: 'RedemptionUser',
      id: `9${id}`,
      uid: 'ada@byron.example',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@byron.example',
      phoneNumber: null,
    },
    advertiserId: '7',
    advertiserName: 'Corner Shop',
    promotionSummary: { __typename: 'RedemptionPromotion', id: '3', name: 'Summer' },
    reward: { __typename: 'RedemptionReward', sku: 'BA1-EUR25', name: 'Bakery card' },
    value: { __typename: 'Money', amount: '25.00', currency: 'EUR' },
    activatedAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...different,
  };
}

/** A page of the report; `total` null means more than are counted. */
export function redemptionPage(
  items: readonly object[],
  {
    total = items.length,
    number = 1,
    endCursor = null,
    searchFields = null,
  }: {
    total?: number | null;
    number?: number;
    endCursor?: string | null;
    searchFields?: readonly string[] | null;
  } = {},
) {
  const totalCount = total ?? 10_000;
  return {
    __typename: 'RedemptionPage',
    items,
    page: {
      __typename: 'PageInfo',
      number,
      size: 10,
      totalCount,
      totalIsCapped: total === null,
      totalPages: Math.ceil(totalCount / 10),
    },
    endCursor,
    reading: searchFields && { __typename: 'RedemptionSearchReading', fields: searchFields },
  };
}
