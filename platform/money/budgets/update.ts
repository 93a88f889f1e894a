import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';
import { fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import {
  BUDGET_MOVES,
  type BudgetLimits,
  type BudgetMove,
  beyond,
  budgetChange,
  maxAdd,
  maxRemove,
} from '../../../schema/money/budgets.ts';
import { type Advertiser, requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { invalid, invalidField, Refusal, refused } from '../../foundation/http/refusals/refusal.ts';
import { announcedBudgetAlerts } from '../budgetAlerts/announcedAlerts.ts';
import { effectsOf } from '../ledger/changeMoney.ts';
import { type Figures, figuresOf } from '../ledger/figures.ts';
import { LedgerRefused } from '../ledger/post.ts';
import { type Move, openAllocationOf, planOf, writeLines } from './plan.ts';
import { queueBudgetAlert } from './queueBudgetAlert.ts';
import { account, type BudgetOwner, budgetJson } from './read.ts';
import { requestedOf } from './requested.ts';
import { type BudgetUpdateJson, budgetLineJson } from './shape.ts';

/** A change of a budget as it was sent. Its amount is validated here, by the advertiser's currency. */
export interface BudgetChange {
  key: string;
  body: Record<string, unknown>;
}

/** Attempts at a change whose figures moved between validation and posting. */
const TRIES = 4;

/** Thrown when the figures moved between validation and posting; the change is then attempted again. */
class Overtaken extends Error {}

/**
 * Adds to a budget or removes from it, at most once per key (BUDGET-46). Concurrent changes are validated one after the other.
 * @throws Refusal invalid_parameters with the broken rules of `amount`, `description`, `type`, `external_id`; account_frozen while
 *   the books of the advertiser do not tie.
 */
export async function updateBudget(
  scope: Scope,
  advertiserId: string,
  { key, body }: BudgetChange,
): Promise<BudgetUpdateJson> {
  const keyed = {
    key,
    body: { updateBudget: body },
    advertiserId: async (tx: Queries) => (await requireAdvertiser(tx, scope, advertiserId)).id,
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runChange({ scope, keyed }, async (change) => {
        const owner = await requireAdvertiser(change.tx, scope, advertiserId);
        return move(change, owner, body);
      });
    } catch (error) {
      const isOfLedger = error instanceof LedgerRefused;
      if (isOfLedger && error.reason === 'account_frozen') throw refused(scope, 'account_frozen');
      if (!isOfLedger && !(error instanceof Overtaken)) throw error;
      if (attempt === TRIES) throw new Refusal('unavailable', { retryAfter: 1 });
    }
  }
}

async function move(
  change: Change,
  owner: Advertiser,
  body: Record<string, unknown>,
): Promise<BudgetUpdateJson> {
  const { tx } = change;
  const { id: advertiserId, billingCurrency: currency } = owner;
  const figures = async () => (await figuresOf(tx, [account(owner)])).get(advertiserId) as Figures;
  // The change does not affect `requested`, which is read before the accounts are locked.
  const requested = (await requestedOf(tx, [account(owner)])).get(advertiserId) ?? 0n;
  const before = await figures();
  const draft = judge(body, limitsOf(owner, before, body.type === 'debit' ? 'debit' : 'credit'));
  const open = draft.type === 'debit' ? await openAllocationOf(tx, owner) : null;
  const planned = planOf(draft, before, open);
  if (!planned) throw tooMuch(draft.type, owner, before.unallocated + (open?.available ?? 0n));
  const lines = await writeLines(change, owner, planned);
  const after = await figures();
  if (lines.length > 1 && after.unallocated > 0n) throw new Overtaken(); // less had to be given back
  const { balance } = after;
  const mails = await announcedBudgetAlerts(tx, { scope: change.scope, advertiser: owner, balance });
  const effects = await effectsOf(change, { mails, after });
  await change.record({
    noun: 'budgets',
    nounId: advertiserId,
    action: draft.type === 'credit' ? 'credited' : 'debited',
    advertiserId,
    after: { ...draft, currency, balance, lineIds: lines.map(({ id }) => id) },
  });
  await queueBudgetAlert(tx, advertiserId);
  const budget = budgetJson(owner, { ...after, requested });
  return { budget, lines: lines.map((line) => budgetLineJson(line, null)), effects };
}

function limitsOf(owner: BudgetOwner, figures: Figures, type: BudgetMove): BudgetLimits {
  const { billingCurrency: currency, allowCommittedAllocation } = owner;
  const max = type === 'credit' ? maxAdd(figures, currency) : maxRemove(figures, allowCommittedAllocation);
  return { currency, max, allowCommittedAllocation };
}

function judge(body: Record<string, unknown>, limits: BudgetLimits): Move {
  const type = body.type === 'debit' ? 'debit' : 'credit';
  const rule = snakeCased(budgetChange(type, limits).extend({ type: z.enum(BUDGET_MOVES) }));
  const read = rule.safeParse(body, { reportInput: true });
  if (!read.success) throw invalid(fieldErrorsOf(read.error));
  const { amount, description, externalId = null } = read.data;
  return { type, amount: parseMoney(amount, limits.currency) ?? 0n, description, externalId };
}

function tooMuch(type: BudgetMove, owner: BudgetOwner, limit: bigint): Refusal {
  const { billingCurrency: currency, allowCommittedAllocation: allows } = owner;
  return invalidField('amount', beyond(type, allows), formatMinor(limit, currency));
}
