import { formatMinor, parseMoney } from '../../../schema/money.ts';
import {
  BUDGET_MOVES,
  type BudgetLimits,
  type BudgetMove,
  beyond,
  budgetChange,
  maxAdd,
  maxRemove,
} from '../../../schema/rules/budgets.ts';
import { fieldErrorsOf } from '../../../schema/rules/fieldErrors.ts';
import { z } from '../../../schema/zod.ts';
import type { Scope } from '../../access/scope.ts';
import { writeOrTry } from '../../changes/dryRun.ts';
import { effectsOf } from '../../changes/effects.ts';
import { recordEvent } from '../../changes/recordEvent.ts';
import { type KeyedAnswer, runIdempotent } from '../../changes/runIdempotent.ts';
import type { Queries } from '../../database/connection.ts';
import { invalid, invalidField, Refusal } from '../../http/refusal.ts';
import { overTheWire } from '../../http/responseSchema.ts';
import { type Figures, figuresOf } from '../../ledger/figures.ts';
import { LedgerRefused, post } from '../../ledger/post.ts';
import { refused } from '../allocations/refusals.ts';
import { afterMoneyMoved } from './moved.ts';
import { type Move, openAllocationOf, planOf, writeLines } from './plan.ts';
import { account, type BudgetOwner, budgetOf, ownerOf } from './read.ts';
import { type BudgetUpdateJson, budgetLineJson } from './shape.ts';

/** A change of a budget as it was sent; the currency, which the store knows, decides what is right. */
export interface BudgetChange {
  key: string;
  body: Record<string, unknown>;
  isDryRun: boolean;
}

/** How often a change is judged anew when the figures moved between judging and posting. */
const TRIES = 4;

/** The figures moved between judging and posting. */
class Overtaken extends Error {}

/**
 * Adds to a budget or removes from it, at most once a key (BUDGET-46). Of several at once each is judged by what the others left.
 * @throws Refusal invalid_parameters with the broken rules of `amount`, `description`, `type`, `external_id`; account_frozen while
 *   the books of the advertiser do not tie.
 */
export async function updateBudget(
  scope: Scope,
  advertiserId: string,
  { key, body, isDryRun }: BudgetChange,
): Promise<KeyedAnswer> {
  const request = { advertiserId, caller: scope.caller, key, body: { updateBudget: body } };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeOrTry(scope, isDryRun, async (tx) => {
        const owner = await ownerOf(tx, scope, advertiserId);
        const work = async () => ({ status: 200, body: await change(tx, scope, owner, body) });
        // A try judges afresh, whatever its key was used for.
        return isDryRun ? { ...(await work()), isReplay: false } : runIdempotent(tx, request, work);
      });
    } catch (error) {
      const isOfLedger = error instanceof LedgerRefused;
      if (isOfLedger && error.reason === 'account_frozen') throw refused(scope, 'account_frozen');
      if (!isOfLedger && !(error instanceof Overtaken)) throw error;
      if (attempt === TRIES) throw new Refusal('unavailable', { retryAfter: 1 });
    }
  }
}

async function change(
  tx: Queries,
  scope: Scope,
  owner: BudgetOwner,
  body: Record<string, unknown>,
): Promise<BudgetUpdateJson> {
  const { id: advertiserId, billing_currency: currency } = owner;
  const before = (await figuresOf(tx, [account(owner)])).get(advertiserId) as Figures;
  const move = judge(body, limitsOf(owner, before, body.type === 'debit' ? 'debit' : 'credit'));
  const open = move.type === 'debit' ? await openAllocationOf(tx, owner) : null;
  const planned = planOf(move, before, open);
  if (!planned) throw tooMuch(move.type, owner, before.unallocated + (open?.available ?? 0n));
  const { lines, postingIds } = await writeLines(tx, scope, owner, planned, (postings) => post(tx, postings));
  const effects = await effectsOf(tx, { advertiserId, currency, postingIds });
  const budget = await budgetOf(tx, owner);
  if (lines.length > 1 && /[1-9]/.test(budget.unallocated)) throw new Overtaken(); // less had to be given back
  await recordEvent(tx, scope, {
    noun: 'budgets',
    nounId: advertiserId,
    action: move.type === 'credit' ? 'credited' : 'debited',
    advertiserId,
    after: { ...move, currency, lineIds: lines.map(({ id }) => id) },
  });
  await afterMoneyMoved(tx, advertiserId);
  return {
    budget,
    lines: lines.map((line) => budgetLineJson(line, null)),
    effects,
  };
}

function limitsOf(owner: BudgetOwner, figures: Figures, type: BudgetMove): BudgetLimits {
  const { billing_currency: currency, allow_committed_allocation: allowCommittedAllocation } = owner;
  const max = type === 'credit' ? maxAdd(figures, currency) : maxRemove(figures, allowCommittedAllocation);
  return { currency, max, allowCommittedAllocation };
}

function judge(body: Record<string, unknown>, limits: BudgetLimits): Move {
  const type = body.type === 'debit' ? 'debit' : 'credit';
  const rule = overTheWire(budgetChange(type, limits).extend({ type: z.enum(BUDGET_MOVES) }));
  const read = rule.safeParse(body, { reportInput: true });
  if (!read.success) throw invalid(fieldErrorsOf(read.error));
  const { amount, description, externalId = null } = read.data;
  return { type, amount: parseMoney(amount, limits.currency) ?? 0n, description, externalId };
}

function tooMuch(type: BudgetMove, owner: BudgetOwner, limit: bigint): Refusal {
  const { billing_currency: currency, allow_committed_allocation: allows } = owner;
  return invalidField('amount', beyond(type, allows), formatMinor(limit, currency));
}
