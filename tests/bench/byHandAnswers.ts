// Hand-written responses for these screens: only the fields that they show, named as in the graph.

/** A row as the platform answers it. */
// biome-ignore lint/suspicious/noExplicitAny: read by hand, as such handlers are
export type Row = any;

const money = (amount: string | null, currency: string) =>
  amount === null ? null : { amount, currency, __typename: 'Money' };

const pageOf = ({ page, per_page, total, total_is_capped }: Row) => ({
  number: page,
  size: per_page,
  totalCount: total,
  totalIsCapped: total_is_capped,
  totalPages: Math.ceil(total / per_page),
  __typename: 'PageInfo',
});

export const statsOf = ({ total, items }: Row) => ({
  total,
  days: items.map(({ date, count }: Row) => ({ date, count, __typename: 'DayStat' })),
  __typename: 'DailyStats',
});

/** @param names of the advertisers that alerts are about, by their ids */
export const alertsOf = (answer: Row, names: ReadonlyMap<string, string>) => ({
  items: answer.items.map((alert: Row) => ({
    id: alert.id,
    severity: alert.severity,
    type: alert.type,
    message: alert.message,
    since: alert.since,
    updatedAt: alert.updated_at,
    relatedUrl: alert.related_url,
    advertiser: names.has(alert.advertiser_id)
      ? { id: alert.advertiser_id, name: names.get(alert.advertiser_id), __typename: 'Advertiser' }
      : null,
    __typename: 'Alert',
  })),
  page: pageOf(answer),
  counts: { ...answer.counts, __typename: 'AlertCounts' },
  __typename: 'AlertPage',
});

const weekOf = ({ redemptions, billing_currency }: Row) => ({
  redeemed: redemptions.last_7_days.states.redeemed,
  totalFaceValue: money(redemptions.last_7_days_budget.total_face_value, billing_currency),
  __typename: 'AdvertiserWeek',
});

const shownOf = (row: Row) => ({
  id: row.id,
  name: row.name,
  status: row.status,
  avatarUrl: row.medias.avatar?.url ?? null,
  balance: money(row.balance, row.balance_currency),
  last7Days: weekOf(row),
  __typename: 'Advertiser',
});

export const advertisersOf = (answer: Row) => ({
  items: answer.items.map(shownOf),
  page: pageOf(answer),
  counts: { ...answer.counts, __typename: 'AdvertiserCounts' },
  __typename: 'AdvertiserPage',
});

export const advertiserOf = (row: Row) => ({
  ...shownOf(row),
  billingCurrency: row.billing_currency,
  version: row.version,
  budgetAlerts: row.budget_alerts && {
    alert1: money(row.budget_alerts.alert_1, row.billing_currency),
    alert2: money(row.budget_alerts.alert_2, row.billing_currency),
    __typename: 'BudgetAlerts',
  },
  locale: row.locale,
  organizationName: row.organization_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  invoiceType: row.invoice_type,
  debitPending: row.debit_pending,
  allowCommittedAllocation: row.allow_committed_allocation,
  recreditExpired: row.recredit_expired,
  label: row.label,
  createdAt: row.created_at,
  hasInventory: row.has_inventory,
  hasDiscounts: row.has_discounts,
});

export const countriesOf = (codes: readonly string[], countries: readonly Row[]) => {
  const names = new Map(countries.map((country) => [country.code, country.name]));
  return codes.map((code) => ({ code, name: names.get(code) ?? null, __typename: 'Country' }));
};

const FIGURES = [
  'total',
  'used',
  'delivered',
  'expired',
  'pending',
  'allocated',
  'unallocated',
  'balance',
] as const;

export const budgetOf = (row: Row, lines: Row) => ({
  id: row.id,
  advertiserId: row.id,
  asOf: row.as_of,
  ...Object.fromEntries(FIGURES.map((name) => [name, money(row[name], row.billing_currency)])),
  __typename: 'Budget',
  lines: {
    items: lines.items.map((line: Row) => ({
      id: line.id,
      asOf: line.as_of,
      createdAt: line.creation_datetime,
      type: line.type,
      amount: money(line.amount, line.currency),
      status: line.status,
      description: line.description,
      version: line.version,
      __typename: 'BudgetLine',
    })),
    page: pageOf(lines),
    __typename: 'BudgetLinePage',
  },
});
