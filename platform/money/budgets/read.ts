import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, type Day, dayIn, isDay, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import { isInstant } from '../../../schema/foundation/dates/isInstant.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { maxAdd, maxRemove } from '../../../schema/money/budgets.ts';
import { type Advertiser, requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { type Figures, figuresOf } from '../ledger/figures.ts';
import { requestedOf } from './requested.ts';
import type { BudgetJson } from './shape.ts';

/** `as_of`: a past moment (ISO 8601), that moment included, or a day, whose end counts; `pastOf` reads it. */
export const pastMoment = z
  .string()
  .refine((text) => isInstant(text) || isDay(text), { error: 'day_or_instant' })
  .transform((text): Date | Day => (isDay(text) ? text : new Date(text)))
  .refine((moment) => typeof moment === 'string' || moment.getTime() <= Date.now(), {
    error: 'moment_to_come',
  })
  .optional()
  .meta({
    description: "A past moment, or a day, which means its end in the caller's time zone; defaults to now",
  });

/** The requested instant: the end of a past day, or now for the current day. @throws Refusal invalid_parameters moment_to_come */
export function pastOf(
  { timezone }: Pick<Scope, 'timezone'>,
  moment: Date | Day | undefined,
): Date | undefined {
  if (typeof moment !== 'string') return moment;
  if (moment > dayIn(timezone)) throw invalidField('as_of', 'moment_to_come');
  const end = startOfDay(addDays(moment, 1), timezone).getTime() - 1;
  return new Date(Math.min(end, Date.now()));
}

/** The facts of an advertiser that its budget depends on. */
export type BudgetOwner = Pick<
  Advertiser,
  'id' | 'billingCurrency' | 'allowCommittedAllocation' | 'debitPending'
>;

/** Reads the budget of one advertiser (BUDGET-45); not found when there is none or the caller may not see it. */
export function readBudget(scope: Scope, advertiserId: string, asOf?: Date): Promise<BudgetJson> {
  return scope.read(async (tx) => {
    const owner = await requireAdvertiser(tx, scope, advertiserId);
    return budgetOf(tx, owner, asOf);
  });
}

/** Reads the budgets of these advertisers, as far as the caller may see them. */
export function listBudgets(
  scope: Scope,
  advertiserIds: readonly string[],
  asOf?: Date,
): Promise<{ items: BudgetJson[] }> {
  const visible = scope.narrow(advertiserIds);
  return visible.read(async (tx) => {
    const owners = await ownersOf(tx, visible, advertiserIds);
    return { items: await budgetsOf(tx, owners, asOf) };
  });
}

/** The budget of an advertiser within a running transaction. */
async function budgetOf(tx: Queries, owner: BudgetOwner, asOf?: Date): Promise<BudgetJson> {
  const [budget] = await budgetsOf(tx, [owner], asOf);
  return budget as BudgetJson;
}

/** The account figures are asked by. */
export function account({ id, billingCurrency: currency }: BudgetOwner) {
  return { advertiserId: id, currency };
}

function ownersOf(tx: Queries, scope: Scope, ids: readonly string[]): Promise<BudgetOwner[]> {
  return rowsOf(
    tx,
    { debitPending: boolean, allowCommittedAllocation: boolean, id: text, billingCurrency: text },
    sql`select a.id, a.billing_currency as "billingCurrency", a.allow_committed_allocation as "allowCommittedAllocation",
        a.debit_pending as "debitPending"
      from advertisers a where a.id = any (${idArray(ids)}::bigint[]) and ${isVisibleAdvertiser(scope, sql`a.id`)}`,
  );
}

async function budgetsOf(tx: Queries, owners: readonly BudgetOwner[], asOf?: Date): Promise<BudgetJson[]> {
  const accounts = owners.map(account);
  const figures = await figuresOf(tx, accounts, asOf);
  const requested = await requestedOf(tx, accounts, asOf);
  return owners.map((owner) => {
    const figuresOfOwner = {
      ...(figures.get(owner.id) as Figures),
      requested: requested.get(owner.id) ?? 0n,
    };
    return budgetJson(owner, figuresOfOwner, asOf);
  });
}

/** A budget of figures that are known. */
export function budgetJson(
  owner: BudgetOwner,
  figures: Figures & { requested: bigint },
  asOf?: Date | undefined,
): BudgetJson {
  const { billingCurrency: currency, allowCommittedAllocation: allowsCommitted } = owner;
  const money = (minor: bigint) => formatMinor(minor, currency);
  return {
    id: owner.id,
    as_of: asOf?.toISOString() ?? null,
    billing_currency: currency,
    total: money(figures.total),
    amount: money(figures.total),
    unallocated: money(figures.unallocated),
    allocated: money(figures.allocated),
    pending: money(figures.pending),
    redemptions_pending_amount: money(figures.pending),
    delivered: money(figures.delivered),
    expired: money(figures.expired),
    used: money(figures.used),
    balance: money(figures.balance),
    max_add: money(maxAdd(figures, currency)),
    max_remove: money(maxRemove(figures, allowsCommitted)),
    requested: money(figures.requested),
    allow_committed_allocation: allowsCommitted,
    debit_pendings: owner.debitPending,
  };
}
