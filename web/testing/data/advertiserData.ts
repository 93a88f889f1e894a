// Only for tests: answers of the graph.

/** An advertiser with every field that any screen requests. */
export function advertiser(id: string, over: Record<string, unknown> = {}) {
  return {
    __typename: 'Advertiser',
    id,
    name: `Advertiser ${id}`,
    status: 'enabled',
    avatarUrl: null,
    organizationName: 'Northwind',
    billingCurrency: 'EUR',
    balance: money('1234.50'),
    budgetAlerts: { __typename: 'BudgetAlerts', alert1: money('500.00'), alert2: null },
    last7Days: { __typename: 'AdvertiserWeek', redeemed: 42, totalFaceValue: money('840.00') },
    hasInventory: false,
    hasDiscounts: false,
    locale: 'fr',
    contactEmail: 'shop@example.com',
    contactPhone: null,
    invoiceType: 'payment_in_30',
    debitPending: true,
    allowCommittedAllocation: false,
    recreditExpired: true,
    label: null,
    createdAt: '2026-01-05T09:00:00Z',
    version: 3,
    operatingCountries: [country('FR', 'France'), country('DE', 'Germany')],
    stats: stats(),
    alerts: alerts(),
    ...over,
  };
}

export const country = (code: string, name: string | null) => ({ __typename: 'Country', code, name });

export const money = (amount: string, currency = 'EUR') => ({ __typename: 'Money', amount, currency });

export function stats(counts: number[] = [1, 2, 3, 4, 5, 6, 7]) {
  const days = counts.map((count, index) => ({
    __typename: 'DayStat',
    date: `2026-11-${14 + index}`,
    count,
  }));
  return { __typename: 'DailyStats', days, total: counts.reduce((sum, count) => sum + count, 0) };
}

export function pageInfo(totalCount: number, number = 1) {
  const totalPages = Math.ceil(totalCount / 10);
  return { __typename: 'PageInfo', number, size: 10, totalCount, totalIsCapped: false, totalPages };
}

export function alert(id: string, over: Record<string, unknown> = {}) {
  return {
    __typename: 'Alert',
    id,
    severity: 'blocker',
    type: 'budget',
    message: `Alert ${id}`,
    startedAt: '2026-11-20T08:00:00Z',
    updatedAt: '2026-11-20T08:00:00Z',
    relatedUrl: '#/advertiser/1',
    advertiser: null,
    ...over,
  };
}

export function alerts(items: ReturnType<typeof alert>[] = [alert('1')], totalCount = items.length) {
  const counts = { __typename: 'AlertCounts', blocker: totalCount, warning: 2, info: 0 };
  return { __typename: 'AlertPage', items, page: pageInfo(totalCount), counts };
}

export function advertisers(items: ReturnType<typeof advertiser>[], totalCount = items.length) {
  const counts = { __typename: 'AdvertiserCounts', enabled: 32, disabled: 8 };
  return { __typename: 'AdvertiserPage', items, page: pageInfo(totalCount), counts };
}

/** One failed part of a response. */
export function failure(path: string[], status = 503) {
  const code = status === 403 ? 'FORBIDDEN' : 'UNAVAILABLE';
  return { message: 'It does not answer', path, extensions: { code, status, requestId: 'request-1' } };
}
