import { z } from 'zod';
import { changedFields, eventAmount, eventId } from '../foundation/changes/eventData.ts';
import { eventFamily, type UnpublishedNoun } from '../foundation/changes/eventFamily.ts';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../foundation/transitions.ts';

export const budgetEvents = eventFamily({
  noun: 'budgets',
  subject: 'budget',
  ability: 'viewBudget',
  data: z.object({
    advertiserId: eventId,
    amount: eventAmount.nullable().describe('What was credited or debited; null for an alert'),
    balance: eventAmount.describe('The balance after the change'),
    limit: eventAmount.nullable().describe('The limit that the balance is below; null unless it is an alert'),
  }),
  example: {
    advertiserId: '1',
    amount: { amount: '500.00', currency: 'EUR' },
    balance: { amount: '1500.00', currency: 'EUR' },
    limit: null,
  },
  words: {
    credited: 'A budget was credited.',
    debited: 'A budget was debited.',
    alert_reached: 'The balance of a budget fell below a limit.',
  },
  actions: { credited: 'credited', debited: 'debited', alert_reached: 'alert_reached' },
});

export const allocationEvents = eventFamily({
  noun: 'budget_lines',
  subject: 'allocation',
  ability: 'viewInventory',
  data: z.object({
    requestId: eventId.describe('Number of the request: the line of the budget'),
    advertiserId: eventId,
    allocationId: eventId.nullable(),
    type: z.enum(BUDGET_LINE_TYPES),
    amount: eventAmount,
    status: z.enum(BUDGET_LINE_STATUSES),
    statusBefore: z.enum(BUDGET_LINE_STATUSES).nullable(),
    ioNumber: z.string().nullable(),
    reason: z.string().nullable().describe('Why it was rejected, in the words of the person who decided'),
  }),
  example: {
    requestId: '41',
    advertiserId: '1',
    allocationId: '9',
    type: 'allocate',
    amount: { amount: '250.00', currency: 'EUR' },
    status: 'approved',
    statusBefore: 'pending',
    ioNumber: 'IO-2026-17',
    reason: null,
  },
  words: {
    requested: 'Somebody requested to allocate, or to withdraw from an allocation.',
    request_changed: 'A request that waits for a decision changed.',
    approved: 'A request was approved, and its amount moved.',
    rejected: 'A request was rejected.',
    withdrawn: 'A request was withdrawn by its requester.',
  },
  actions: {
    requested: 'requested',
    changed: 'request_changed',
    updated: { none: 'Only the note of a line changed.' },
    decision_refused: { none: 'Nothing changed: a person who is related to the requester tried to decide.' },
    pending: { none: 'A request begins with `requested`.' },
    approved: 'approved',
    rejected: 'rejected',
    withdrawn: 'withdrawn',
  },
});

export const quotaEvents = eventFamily({
  noun: 'quotas',
  subject: 'quota',
  ability: 'editRedemptionsQuota',
  data: z.object({
    quotaId: eventId,
    advertiserId: eventId,
    sku: z.string().nullable(),
    allowed: z.number().nullable().describe('Redemptions that are permitted; null once the quota is deleted'),
    used: z.number().nullable(),
  }),
  example: { quotaId: '5', advertiserId: '1', sku: 'FJ5-EUR50', allowed: 100, used: 12 },
  words: {
    created: 'A quota was created.',
    updated: 'A quota changed.',
    deleted: 'A quota was deleted.',
    alert_reached: 'The use of a quota reached its alert threshold.',
  },
  actions: {
    created: 'created',
    updated: 'updated',
    deleted: 'deleted',
    alert_reached: 'alert_reached',
  },
});

export const discountEvents = eventFamily({
  noun: 'discounts',
  subject: 'discount',
  ability: 'viewDiscounts',
  data: z.object({
    advertiserId: eventId,
    productId: z.string(),
    percent: z.string().describe('The discount after the change, `0` once it is deleted'),
  }),
  example: { advertiserId: '1', productId: 'FJ5', percent: '2.5' },
  words: {
    created: 'An advertiser got a discount on a product.',
    updated: 'The discount of an advertiser on a product changed.',
    deleted: 'The discount of an advertiser on a product was deleted.',
  },
  actions: { created: 'created', updated: 'updated', deleted: 'deleted' },
});

export const invoicingEvents = eventFamily({
  noun: 'invoicing',
  subject: 'invoicing',
  ability: 'viewInvoicing',
  data: z.object({ advertiserId: eventId, changedFields }),
  example: { advertiserId: '1', changedFields: ['paymentTerm'] },
  words: { updated: 'How an advertiser is invoiced changed.' },
  actions: { updated: 'updated' },
});

export const ledgerAccountEvents = eventFamily({
  noun: 'ledger_accounts',
  subject: 'ledger_account',
  ability: 'viewBudget',
  data: z.object({ ledgerAccountId: eventId, advertiserId: eventId, kind: z.string(), currency: z.string() }),
  example: { ledgerAccountId: '88', advertiserId: '1', kind: 'available', currency: 'EUR' },
  words: {
    frozen: 'An account of the books was frozen, because it does not match its entries.',
    released: 'An account of the books was released: it matches its entries again.',
  },
  actions: { frozen: 'frozen', released: 'released' },
});

export const unpublishedMoney: readonly UnpublishedNoun[] = [];
