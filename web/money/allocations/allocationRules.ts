import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { formatMinor, maxBudget, parseMoney } from '../../../schema/foundation/money/money.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { ruleIssue } from '../../../schema/foundation/text/ruleIssue.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import { type AllocationCheck, firstFailedCheck } from '../../../schema/money/allocations/allocationForm.ts';
import {
  committedTotal,
  requestedAmount,
  requestedMinor,
  rewardQuantityText,
  unitSellingPrice,
} from '../../../schema/money/allocations/allocations.ts';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import type { AllocationFacts } from './allocationFacts.ts';
import {
  type AllocationRules,
  type AllocationValues,
  hasTerms,
  type RewardChoice,
  type RewardRow,
} from './allocationValues.ts';

/** Accepts any value of a hidden field. */
const anything = z.any();
const ignoredRow = z.object({ sku: anything, sellingPrice: anything, quantity: anything });

/** Runs a check even if other fields are invalid. */
const always = () => true;

/** The rules of the form for an advertiser and a mode, in the order of the fields; `today` is the day in the person's zone. */
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
  return rules as unknown as AllocationRules; // a hidden field has any type
}

function amountRule({ currency, minimum, unallocated, open }: AllocationFacts) {
  // A request of rewards or another end alone has the amount 0, whatever is waiting.
  const judged = (text: string) =>
    open?.isEnabled && minimum > 0n && requestedMinor(text, currency) === 0n ? 0n : minimum;
  return z.string().superRefine((text, context) => {
    const amountError = requestedAmount(currency, judged(text)).safeParse(text).error;
    for (const issue of amountError?.issues ?? []) context.addIssue({ ...issue } as never);
    if (amountError) return;
    const minor = requestedMinor(text, currency) ?? 0n;
    if (unallocated !== null && minor > unallocated)
      tooMuch(context, { asked: minor, free: unallocated, currency });
  });
}

const isZero = (text: string, facts: AllocationFacts | null) =>
  facts !== null && requestedMinor(text, facts.currency) === 0n;

/** Rules of a reward's field: filled, chosen from the list, and available (ALLOC-10, ALLOC-11). */
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

/** Reports a price that exceeds the available amount, alone or times its quantity (ALLOC-31); the available amount never exceeds the maximum budget. */
function committedRow({ currency, unallocated }: AllocationFacts) {
  return z
    .object({
      sku: rewardRule,
      sellingPrice: unitSellingPrice(currency, unallocated),
      quantity: rewardQuantityText,
    })
    .superRefine((row, context) => {
      const most = unallocated ?? maxBudget(currency);
      const lineCost = costOf(row, currency);
      if (lineCost > most)
        tooMuch(context, { asked: lineCost, free: unallocated, currency }, ['sellingPrice']);
    });
}

/** Rules of the stock rewards: all lines together must not exceed the available amount (ALLOC-37); a single excessive line has its own error. */
function committedRows(facts: AllocationFacts) {
  const { currency, unallocated } = facts;
  return z.array(committedRow(facts)).superRefine((rows, context) => {
    const most = unallocated ?? maxBudget(currency);
    const costs = rows.map((row) => costOf(row, currency));
    const isSaid = costs.some((cost) => cost > most);
    const total = costs.reduce((sum, cost) => sum + cost, 0n);
    if (!isSaid && total > most) tooMuch(context, { asked: total, free: unallocated, currency });
  });
}

/** The cost of a line in minor units; nothing while its price or quantity is invalid, which is reported there. */
function costOf(
  { sellingPrice, quantity }: { sellingPrice: string; quantity: number },
  currency: string,
): bigint {
  const price = parseMoney(sellingPrice, currency);
  if (price === null || !Number.isSafeInteger(quantity)) return 0n;
  return committedTotal([{ sellingPrice: price, quantity }]);
}

/** More is requested than is free, or, where that is not known, than a budget can have; both in minor units (ALLOC-37). */
function tooMuch(
  context: z.RefinementCtx,
  { asked, free, currency }: { asked: bigint; free: bigint | null; currency: string },
  path: string[] = [],
): void {
  const limit = formatMinor(free ?? maxBudget(currency), currency);
  const params = { limit, ...(free !== null && { asked: formatMinor(asked, currency) }) };
  context.addIssue({ code: 'custom', message: 'insufficient_unallocated_budget', path, params });
}

/**
 * The first failed check, at its field (ALLOC-16 … ALLOC-23), unless a field above it breaks another rule, which then is the first; null
 * when all checks hold. `wrong` are the broken rules.
 */
export function firstProblem(
  values: AllocationValues,
  facts: AllocationFacts | null,
  mode: AllocationMode,
  wrong: readonly FieldError[],
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
  if (!check) return null;
  const failed = { field: fieldOf(check, mode, form.rewards), rule: check };
  const above = wrong.filter(
    ({ field }) => !isChecked(field, form) && placeOf(field) < placeOf(failed.field),
  );
  return above.sort((one, other) => placeOf(one.field) - placeOf(other.field))[0] ?? failed;
}

/** True if a check of the form reports this row's field. Such errors follow the order of the checks, not of the rows. */
function isChecked(field: string, { mode, rewards }: Parameters<typeof firstFailedCheck>[0]): boolean {
  const [, index, name] = /\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (name === 'sku') return true;
  const { sellingPrice, quantity } = rewards[Number(index)] ?? {};
  if (mode !== 'committed') return false;
  return name === 'sellingPrice'
    ? isMissing(sellingPrice)
    : name === 'quantity' && (isMissing(quantity) || Number(quantity) === 0);
}

const isMissing = (text: string | undefined) => text === undefined || text.trim() === '';

/** Where a field stands on the page: the advertiser, the amount, the rows one after the other, the terms. */
function placeOf(field: string): number {
  const first = ['advertiser', 'amount'].indexOf(field);
  if (first >= 0) return first;
  const [, list, index = '0', name = 'sellingPrice'] =
    /^(committed|open)(?:\.(\d+)\.(\w+))?$/.exec(field) ?? [];
  if (!list) return Number.MAX_SAFE_INTEGER;
  return 2 + 3 * Number(index) + ['sku', 'sellingPrice', 'quantity'].indexOf(name);
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

/** The form's name of a refused field: `rewards.0.sku` is in the list of the current mode. */
export function fieldOfRefusal(field: string, mode: string): string {
  if (field === 'expiresAt' || field === 'noExpiration') return 'expirationDay';
  return field.replace(/^rewards(?=\.|$)/, mode);
}
