import type { Day } from '../../../schema/dates.ts';
import { formatMinor, parseMoney } from '../../../schema/money.ts';
import { type AllocationCheck, firstFailedCheck } from '../../../schema/rules/allocationForm.ts';
import {
  requestedAmount,
  requestedMinor,
  rewardQuantityText,
  unitSellingPrice,
} from '../../../schema/rules/allocations.ts';
import { type FieldError, fieldErrorsOf } from '../../../schema/rules/fieldErrors.ts';
import type { z } from '../../../schema/zod.ts';
import type { AllocationFacts } from './allocationFacts.ts';
import {
  type AllocationValues,
  askedFor,
  hasTerms,
  lineTotal,
  modeOf,
  type RewardRow,
} from './allocationValues.ts';

/** The form as the rules judge it. */
export interface JudgedForm {
  values: AllocationValues;
  facts: AllocationFacts | null;
  rows: readonly RewardRow[];
  /** Today where the person is. */
  today: Day;
}

/** Name of a field of a row. */
export const rowField = (
  row: Pick<RewardRow, 'key'>,
  field: 'reward' | 'sellingPrice' | 'quantity',
): string => `rewards.${row.key}.${field}`;

/**
 * Every broken rule, in the order of the fields; of a field only the first. `total` is no field but the sum of the lines.
 * The limits of money are in the advertiser's currency.
 */
export function brokenRules({ values, facts, rows, today }: JudgedForm): FieldError[] {
  if (!facts) return [];
  const mode = modeOf(values, facts);
  const isCommitted = mode === 'committed';
  const ofRows = rows.flatMap((row) => rowErrors(row, facts, isCommitted));
  // Where one line alone is too much, it says so itself.
  const isSaid = ofRows.some(({ rule }) => rule === 'insufficient_unallocated_budget');
  return [
    ...(isCommitted ? [] : amountErrors(values, facts, rows)),
    ...ofRows,
    ...(isCommitted && !isSaid ? totalErrors(values, facts, rows) : []),
    ...expirationErrors(values, { isDue: !hasTerms(mode, facts), today }),
  ];
}

function rowErrors(row: RewardRow, facts: AllocationFacts, isCommitted: boolean): FieldError[] {
  const { reward, text, sellingPrice, quantity, isRefused } = row;
  const errors: FieldError[] = [];
  if (isRefused) errors.push({ field: rowField(row, 'reward'), rule: 'reward_unavailable' });
  else if (text.trim() === '') errors.push({ field: rowField(row, 'reward'), rule: 'required' });
  else if (!reward) errors.push({ field: rowField(row, 'reward'), rule: 'allocation_check_reward_choice' });
  if (isCommitted) {
    const wrong = judge(unitSellingPrice(facts.currency), sellingPrice, rowField(row, 'sellingPrice'));
    errors.push(...(wrong.length > 0 ? wrong : tooMuch(row, facts)));
  }
  if (isCommitted || quantity.trim() !== '')
    errors.push(...judge(rewardQuantityText, quantity, rowField(row, 'quantity')));
  return errors;
}

/** A price that alone, or with its pieces, is more than is free (ALLOC-31). */
function tooMuch(row: RewardRow, { unallocated, currency }: AllocationFacts): FieldError[] {
  const cost = lineTotal(row, currency) ?? parseMoney(row.sellingPrice.trim(), currency) ?? 0n;
  if (unallocated === null || cost <= unallocated) return [];
  return [insufficient(rowField(row, 'sellingPrice'), unallocated, currency)];
}

/** All lines together are more than is free (ALLOC-37). */
function totalErrors(
  values: AllocationValues,
  facts: AllocationFacts,
  rows: readonly RewardRow[],
): FieldError[] {
  const { unallocated, currency } = facts;
  const asked = askedFor(values, facts, rows) ?? 0n;
  return unallocated === null || asked <= unallocated ? [] : [insufficient('total', unallocated, currency)];
}

/** What an open allocation is asked for (ALLOC-36, ALLOC-41 … ALLOC-44). */
function amountErrors(
  { amount }: AllocationValues,
  { currency, minimum, unallocated }: AllocationFacts,
  rows: readonly RewardRow[],
): FieldError[] {
  const wrong = judge(requestedAmount(currency, minimum), amount, 'amount');
  if (wrong.length > 0) return wrong;
  const minor = requestedMinor(amount, currency) ?? 0n;
  if (unallocated !== null && minor > unallocated) return [insufficient('amount', unallocated, currency)];
  return minor === 0n && rows.length === 0 ? [{ field: 'amount', rule: 'nothing_requested' }] : [];
}

function expirationErrors(
  { expirationDay, noExpiration }: AllocationValues,
  { isDue, today }: { isDue: boolean; today: Day },
): FieldError[] {
  if (noExpiration) return [];
  if (!expirationDay) return isDue ? [{ field: 'expirationDay', rule: 'expiration_required' }] : [];
  return expirationDay < today ? [{ field: 'expirationDay', rule: 'expiration_past' }] : [];
}

const insufficient = (field: string, unallocated: bigint, currency: string): FieldError => ({
  field,
  rule: 'insufficient_unallocated_budget',
  limit: formatMinor(unallocated, currency),
});

function judge(rule: z.ZodType, value: unknown, field: string): FieldError[] {
  const checked = rule.safeParse(value);
  return checked.success ? [] : fieldErrorsOf(checked.error).map((error) => ({ ...error, field }));
}

/** The first check of the form that fails, with the field it is about; null when all hold (ALLOC-16 … ALLOC-23). */
export function failedCheck({
  values,
  facts,
  rows,
}: JudgedForm): { check: AllocationCheck; field: string } | null {
  const mode = modeOf(values, facts);
  const form = {
    mode,
    advertiser: {
      text: facts?.name ?? values.advertiserText,
      id: facts?.isEnabled ? facts.advertiserId : null,
    },
    rewards: rows.map(({ text, reward, sellingPrice, quantity }) => ({
      reward: { text, id: reward?.sku ?? null },
      sellingPrice,
      quantity,
    })),
    expirationDay: values.expirationDay,
    noExpiration: values.noExpiration,
  };
  // What is not shown before an advertiser is chosen cannot be asked for yet.
  const check = firstFailedCheck(facts ? form : { ...form, rewards: [] }, hasTerms(mode, facts));
  return check && { check, field: fieldOf(check, rows) };
}

function fieldOf(check: AllocationCheck, rows: readonly RewardRow[]): string {
  const first = (field: 'reward' | 'sellingPrice' | 'quantity', isWrong: (row: RewardRow) => boolean) => {
    const row = rows.find(isWrong);
    return row ? rowField(row, field) : 'add';
  };
  switch (check) {
    case 'allocation_check_advertiser':
    case 'allocation_check_advertiser_choice':
      return 'advertiser';
    case 'allocation_check_reward':
      return first('reward', ({ text }) => text.trim() === '');
    case 'allocation_check_reward_choice':
      return first('reward', ({ reward }) => reward === null);
    case 'allocation_check_price':
      return first('sellingPrice', ({ sellingPrice }) => sellingPrice.trim() === '');
    case 'allocation_check_quantity':
      return first('quantity', ({ quantity }) => quantity.trim() === '' || Number(quantity) === 0);
    case 'allocation_check_expiration':
      return 'expirationDay';
  }
}
