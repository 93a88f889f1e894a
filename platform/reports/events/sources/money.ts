import { sql } from 'drizzle-orm';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../../../../schema/foundation/transitions.ts';
import {
  allocationEvents,
  budgetEvents,
  discountEvents,
  invoicingEvents,
  ledgerAccountEvents,
  quotaEvents,
} from '../../../../schema/money/events.ts';
import { idArray, textArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { number, oneOf, text } from '../../../foundation/database/rows.ts';
import { amountOf, changedFieldsOf, type EventSource, eventSource, loggedText, optional } from '../source.ts';

type LineStatus = (typeof BUDGET_LINE_STATUSES)[number];

const budgets = eventSource(budgetEvents, {
  shape: { nounId: text, currency: text },
  rows: (ids) =>
    sql`select id::text as "nounId", billing_currency as currency from advertisers where id = any (${idArray(ids)}::bigint[])`,
  data({ nounId, after }, row) {
    const balance = loggedText(after, 'balance');
    if (!row || balance === null) return null;
    const inCurrency = (minor: string | null) => (minor === null ? null : amountOf(minor, row.currency));
    return {
      advertiserId: nounId,
      amount: inCurrency(loggedText(after, 'amount')),
      balance: amountOf(balance, row.currency),
      limit: inCurrency(loggedText(after, 'limit')),
    };
  },
});

const allocations = eventSource(allocationEvents, {
  shape: {
    nounId: text,
    advertiserId: text,
    allocationId: optional,
    type: oneOf(BUDGET_LINE_TYPES),
    status: oneOf(BUDGET_LINE_STATUSES),
    amount: text,
    currency: text,
    ioNumber: optional,
    reason: optional,
  },
  rows: (
    ids,
  ) => sql`select id::text as "nounId", advertiser_id::text as "advertiserId", allocation_id::text as "allocationId", type, status,
      amount::text as amount, currency, external_id as "ioNumber", reason
    from budget_lines where id = any (${idArray(ids)}::bigint[])`,
  data({ action, before, after }, row) {
    if (!row || (row.type !== 'allocate' && row.type !== 'deallocate')) return null;
    const { nounId, amount, currency, ...facts } = row;
    const minor = loggedText(after, 'amount');
    return {
      ...facts,
      requestId: nounId,
      amount: amountOf(minor ?? amount, currency),
      status: (loggedText(after, 'status') ??
        (action === 'requested' ? 'pending' : row.status)) as LineStatus,
      statusBefore: loggedText(before, 'status') as LineStatus | null,
    };
  },
});

const quotas = eventSource(quotaEvents, {
  shape: { nounId: text, advertiserId: text, sku: text, allowed: number, used: number },
  rows: (
    ids,
  ) => sql`select id::text as "nounId", advertiser_id::text as "advertiserId", sku, nb_redemptions_allowed as allowed, used
    from redemption_quotas where id = any (${idArray(ids)}::bigint[])`,
  data: ({ nounId, advertiserId, before }, row) => ({
    quotaId: nounId,
    advertiserId: advertiserId ?? '',
    sku: row?.sku ?? loggedText(before, 'sku'),
    allowed: row?.allowed ?? null,
    used: row?.used ?? null,
  }),
});

const discounts = eventSource(discountEvents, {
  shape: { nounId: text },
  rows: (ids) => sql`select id as "nounId" from products where id = any (${textArray(ids)}::text[])`,
  data: ({ nounId, advertiserId, action, after }) => ({
    advertiserId: advertiserId ?? '',
    productId: nounId,
    percent: (action === 'deleted' ? null : loggedText(after, 'discount')) ?? '0',
  }),
});

const invoicing = eventSource(invoicingEvents, {
  shape: { nounId: text },
  rows: (ids) => sql`select id::text as "nounId" from advertisers where id = any (${idArray(ids)}::bigint[])`,
  data: (change) => ({ advertiserId: change.nounId, changedFields: changedFieldsOf(change) }),
});

const ledgerAccounts = eventSource(ledgerAccountEvents, {
  shape: { nounId: text, advertiserId: text, kind: text, currency: text },
  rows: (ids) => sql`select id::text as "nounId", advertiser_id::text as "advertiserId", kind, currency
    from ledger_accounts where id = any (${idArray(ids)}::bigint[])`,
  data(_, row) {
    if (!row) return null;
    const { nounId, ...facts } = row;
    return { ...facts, ledgerAccountId: nounId };
  },
});

export const moneySources: readonly EventSource[] = [
  budgets,
  allocations,
  quotas,
  discounts,
  invoicing,
  ledgerAccounts,
];
