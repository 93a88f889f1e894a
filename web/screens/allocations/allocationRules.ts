import type { Day } from '../../../schema/dates.ts';
import { formatMinor, maxBudget, parseMoney } from '../../../schema/money.ts';
import { type AllocationCheck, firstFailedCheck } from '../../../schema/rules/allocationForm.ts';
import {
  committedTotal,
  requestedAmount,
  requestedMinor,
  rewardQuantityText,
  unitSellingPrice,
} from '../../../schema/rules/allocations.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import type { AllocationMode } from '../../../schema/rules/rewards.ts';
import { ruleIssue } from '../../../schema/rules/ruleIssue.ts';
import { z } from '../../../schema/zod.ts';
import type { AllocationFacts } from './allocationFacts.ts';
import {
  type AllocationRules,
  type AllocationValues,
  hasTerms,
  type RewardChoice,
  type RewardRow,
} from './allocationValues.ts';

/** What is not shown is not judged. */
const anything = z.any();
const ignoredRow = z.object({ sku: anything, sellingPrice: anything, quantity: anything });

/** For a check that is made whatever else is wrong. */
const always = () => true;

/** The rules of the form for an advertiser and a mode, in the order of the fields; `today` is the day where the person is. */
export function allocationRules(
  facts: AllocationFacts | null,
  mode: AllocationMode,
  today: Day,
): AllocationRules {
  const isDue = facts !== null && !hasTerms(mode, facts);
  const rules = z
    .object({
      advertiser: z.string(),
      amount: facts && mode === 'open' ? amountRule(facts) : anything,
      committed: facts && mode === 'committed' ? committedRows(facts) : z.array(ignoredRow),
      open: z.array(facts && mode === 'open' ? openRow : ignoredRow),
      expirationDay: z.string().nullable(),
      noExpiration: z.boolean(),
      externalId: z.string().trim(),
      description: z.string().trim(),
    })
    .refine(
      ({ amount, open, expirationDay, noExpiration }) => {
        const isNewEnd = facts?.open?.isEnabled && (noExpiration || expirationDay !== null);
        return mode !== 'open' || open.length > 0 || isNewEnd || !isZero(amount, facts);
      },
      { path: ['amount'], error: 'nothing_requested' },
    )
    .refine(({ expirationDay, noExpiration }) => noExpiration || expirationDay || !isDue, {
      path: ['expirationDay'],
      error: 'expiration_required',
      when: always,
    })
    .refine(({ expirationDay, noExpiration }) => noExpiration || !expirationDay || expirationDay >= today, {
      path: ['expirationDay'],
      error: 'expiration_past',
      when: always,
    });
  return rules as unknown as AllocationRules; // what is not shown is of any type
}

function amountRule({ currency, minimum, unallocated, open }: AllocationFacts) {
  // Rewards or another end alone ask an approved allocation for 0, however much waits.
  const judged = (text: string) =>
    open?.isEnabled && minimum > 0n && requestedMinor(text, currency) === 0n ? 0n : minimum;
  return z.string().superRefine((text, context) => {
    const found = requestedAmount(currency, judged(text)).safeParse(text).error;
    for (const issue of found?.issues ?? []) context.addIssue({ ...issue } as never);
    if (found) return;
    const minor = requestedMinor(text, currency) ?? 0n;
    if (unallocated !== null && minor > unallocated) tooMuch(context, unallocated, currency);
  });
}

const isZero = (text: string, facts: AllocationFacts | null) =>
  facts !== null && requestedMinor(text, facts.currency) === 0n;

/** The field of a reward: something is typed, chosen from the list, and can be taken (ALLOC-10, ALLOC-11). */
const rewardRule = z
  .custom<RewardChoice>()
  .superRefine(({ text, reward, isRefused }, context) => {
    const issue = ruleIssue(context);
    if (isRefused) return issue('reward_unavailable');
    if (text.trim() === '') return issue('required');
    if (!reward) return issue('allocation_check_reward_choice');
  })
  .transform(({ reward }) => reward?.sku ?? '');

const openRow = z.object({
  sku: rewardRule,
  sellingPrice: anything,
  quantity: rewardQuantityText.optional(),
});

/** A price that alone, or with its pieces, is more than is free says so (ALLOC-31); what is free is never more than a budget can have. */
function committedRow({ currency, unallocated }: AllocationFacts) {
  return z
    .object({
      sku: rewardRule,
      sellingPrice: unitSellingPrice(currency, unallocated),
      quantity: rewardQuantityText,
    })
    .superRefine((row, context) => {
      const most = unallocated ?? maxBudget(currency);
      if (costOf(row, currency) > most) tooMuch(context, most, currency, ['sellingPrice']);
    });
}

/** The rewards of stock with the rule that all lines together are no more than is free (ALLOC-37); a line that alone is too much says it itself. */
function committedRows(facts: AllocationFacts) {
  const { currency, unallocated } = facts;
  return z.array(committedRow(facts)).superRefine((rows, context) => {
    const most = unallocated ?? maxBudget(currency);
    const costs = rows.map((row) => costOf(row, currency));
    const isSaid = costs.some((cost) => cost > most);
    const total = costs.reduce((sum, cost) => sum + cost, 0n);
    if (!isSaid && total > most) tooMuch(context, most, currency);
  });
}

/** What a line costs in minor units; nothing while its price or its pieces are wrong, which is said there. */
function costOf(
  { sellingPrice, quantity }: { sellingPrice: string; quantity: number },
  currency: string,
): bigint {
  const price = parseMoney(sellingPrice, currency);
  if (price === null || !Number.isSafeInteger(quantity)) return 0n;
  return committedTotal([{ sellingPrice: price, quantity }]);
}

function tooMuch(context: z.RefinementCtx, unallocated: bigint, currency: string, path: string[] = []): void {
  const limit = formatMinor(unallocated, currency);
  context.addIssue({ code: 'custom', message: 'insufficient_unallocated_budget', path, params: { limit } });
}

/** The first check that fails, at the field it is about; null when all hold (ALLOC-16 … ALLOC-23). */
export function firstProblem(
  values: AllocationValues,
  facts: AllocationFacts | null,
  mode: AllocationMode,
): FieldError | null {
  const rows = facts ? values[mode] : [];
  const form = {
    mode,
    advertiser: {
      text: facts?.name ?? values.advertiser ?? '',
      id: facts?.isEnabled ? facts.advertiserId : null,
    },
    rewards: rows.map(({ sku, sellingPrice, quantity }) => ({
      reward: { text: sku?.text ?? '', id: sku?.reward?.sku ?? null },
      sellingPrice: sellingPrice ?? '',
      quantity: quantity ?? '',
    })),
    expirationDay: values.expirationDay ?? null,
    noExpiration: values.noExpiration ?? false,
  };
  const check = firstFailedCheck(form, hasTerms(mode, facts));
  return check && { field: fieldOf(check, mode, form.rewards), rule: check };
}

type CheckedReward = Parameters<typeof firstFailedCheck>[0]['rewards'][number];

function fieldOf(check: AllocationCheck, mode: string, rewards: readonly CheckedReward[]): string {
  const first = (field: keyof RewardRow, isWrong: (row: CheckedReward) => boolean) => {
    const place = rewards.findIndex(isWrong);
    return place < 0 ? mode : `${mode}.${place}.${field}`;
  };
  switch (check) {
    case 'allocation_check_advertiser':
    case 'allocation_check_advertiser_choice':
      return 'advertiser';
    case 'allocation_check_reward':
      return first('sku', ({ reward }) => reward.text.trim() === '');
    case 'allocation_check_reward_choice':
      return first('sku', ({ reward }) => reward.id === null);
    case 'allocation_check_price':
      return first('sellingPrice', ({ sellingPrice }) => sellingPrice.trim() === '');
    case 'allocation_check_quantity':
      return first('quantity', ({ quantity }) => quantity.trim() === '' || Number(quantity) === 0);
    case 'allocation_check_expiration':
      return 'expirationDay';
  }
}

/** The form's name of a field that the service refuses: `rewards.0.sku` is in the list of the mode. */
export function fieldOfRefusal(field: string, mode: string): string {
  if (field === 'expirationDatetime' || field === 'noExpiration') return 'expirationDay';
  return field.replace(/^rewards(?=\.|$)/, mode);
}
