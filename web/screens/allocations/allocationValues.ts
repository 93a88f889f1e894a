import type { CreateAllocationInput } from '../../../operations/schema.generated.ts';
import { endOfDay } from '../../../schema/dates.ts';
import { formatMinor, maxBudget, parseMoney } from '../../../schema/money.ts';
import { offeredMode } from '../../../schema/rules/allocationForm.ts';
import { committedTotal, requestedMinor, rewardQuantityText } from '../../../schema/rules/allocations.ts';
import type { AllocationMode } from '../../../schema/rules/rewards.ts';
import type { z } from '../../../schema/zod.ts';
import type { FormValues, RowOf } from '../../kit/form/formApi.ts';
import type { MoneyValue } from '../../kit/format/money.ts';
import type { AllocationFacts } from './allocationFacts.ts';

/** A reward that was chosen. */
export interface ChosenReward {
  sku: string;
  name: string;
  brandName: string;
  faceValue: { amount: string; currency: string };
}

/** The field of a row's reward: what was typed, and what of it was chosen. */
export interface RewardChoice {
  text: string;
  reward: ChosenReward | null;
  /** What was found or chosen is in the allocation already, or the advertiser cannot take it (ALLOC-10, ALLOC-11). */
  isRefused: boolean;
}

type Text = z.ZodType<string, string>;

/** The rules of the form; each mode has rewards of its own, since they are not available alike. */
export type AllocationRules = z.ZodObject<{
  /** What is typed in the field of the advertiser; who is chosen is in the facts. */
  advertiser: Text;
  amount: Text;
  committed: z.ZodArray<RewardRules>;
  open: z.ZodArray<RewardRules>;
  expirationDay: z.ZodNullable<z.ZodString>;
  noExpiration: z.ZodBoolean;
  externalId: Text;
  description: Text;
}>;
type RewardRules = z.ZodObject<{
  sku: z.ZodType<string, RewardChoice>;
  sellingPrice: Text;
  quantity: z.ZodType<number | undefined, string>;
}>;

/** The form as it stands. */
export type AllocationValues = FormValues<AllocationRules>;

/** One reward of the form, everything as typed. */
export type RewardRow = RowOf<AllocationRules, AllocationMode>;

export const EMPTY_VALUES: AllocationValues = {
  advertiser: '',
  amount: '',
  committed: [],
  open: [],
  expirationDay: null,
  noExpiration: false,
  externalId: '',
  description: '',
};

/** More than a sentence can name. */
const NAMED = 8;

/** What the field of a row's reward holds. */
export const choiceOf = ({ sku }: RewardRow): RewardChoice =>
  sku ?? { text: '', reward: null, isRefused: false };

/** An empty row; `text` is what its search begins with. */
export function emptyRow(text = ''): RewardRow {
  return { sku: { text, reward: null, isRefused: false }, sellingPrice: '', quantity: '' };
}

/** The rewards that each mode begins with: one empty row; none where an open allocation is there that need not get more. */
export function startRows(
  facts: AllocationFacts,
  wantedSku = '',
): Pick<AllocationValues, 'committed' | 'open'> {
  return {
    committed: [emptyRow(wantedSku)],
    open: facts.open && !wantedSku ? [] : [emptyRow(wantedSku)],
  };
}

/** The mode that counts (ALLOC-6, ALLOC-7). */
export function modeOf(preferred: AllocationMode, facts: AllocationFacts | null): AllocationMode {
  return facts ? offeredMode(preferred, facts) : 'open';
}

/** Whether the open allocation that is there has an end, or none, that stays unless the form says another. */
export function hasTerms(mode: AllocationMode, facts: AllocationFacts | null): boolean {
  return mode === 'open' && facts?.open != null && !facts.open.isOver;
}

/** Price times pieces in minor units; null while one of them is no number. */
export function lineTotal({ sellingPrice, quantity }: RewardRow, currency: string): bigint | null {
  const price = parseMoney(sellingPrice?.trim() ?? '', currency);
  const pieces = rewardQuantityText.safeParse(quantity);
  if (price === null || price < 0n || !pieces.success) return null;
  return committedTotal([{ sellingPrice: price, quantity: pieces.data }]);
}

/** What is asked for, in minor units: all lines that are whole, or the amount; null while there is no number. */
export function askedFor(values: AllocationValues, mode: AllocationMode, currency: string): bigint | null {
  if (mode === 'open') return requestedMinor(values.amount ?? '', currency);
  const lines = values.committed.map((row) => lineTotal(row, currency)).filter((line) => line !== null);
  return lines.length === 0 ? null : lines.reduce((sum, line) => sum + line, 0n);
}

/** A sum as it is shown; null where it is unknown, or further from 0 than any budget (BUDGET-44): then the rules say that it is too much. */
export function shownSum(minor: bigint | null, currency: string): MoneyValue | null {
  const most = maxBudget(currency);
  if (minor === null || minor > most || minor < -most) return null;
  return { amount: formatMinor(minor, currency), currency };
}

/** The rewards that were chosen, with their pieces: `2 × Basil and 3 × Cedar`; a long list is cut. */
export function namesOf(rows: readonly RewardRow[], locale: string): string {
  const names = rows.flatMap(({ sku, quantity }) => {
    if (!sku?.reward) return [];
    return [quantity?.trim() ? `${quantity.trim()} × ${sku.reward.name}` : sku.reward.name];
  });
  const isCut = names.length > NAMED;
  const list = new Intl.ListFormat(locale, { type: isCut ? 'unit' : 'conjunction' });
  return list.format(isCut ? [...names.slice(0, NAMED), '…'] : names);
}

/** The request of a form that the rules let pass; a day ends in `zone`. */
export function inputOf(
  valid: z.output<AllocationRules>,
  { facts, mode, zone }: { facts: AllocationFacts; mode: AllocationMode; zone: string },
): Omit<CreateAllocationInput, 'idempotencyKey'> {
  const { currency, advertiserId } = facts;
  const entered = {
    advertiserId,
    type: mode,
    externalId: valid.externalId || null,
    description: valid.description || null,
    ...termsOf(valid, zone),
  };
  const decimal = (minor: bigint | null) => formatMinor(minor ?? 0n, currency);
  if (mode === 'open') {
    const rewards = valid.open.map(({ sku, quantity }) => ({ sku, ...(quantity && { quantity }) }));
    return { ...entered, amount: decimal(requestedMinor(valid.amount, currency)), rewards };
  }
  const rewards = valid.committed.map(({ sku, quantity, sellingPrice }) => ({
    sku,
    ...(quantity && { quantity }),
    sellingPrice: decimal(parseMoney(sellingPrice, currency)),
  }));
  return { ...entered, rewards };
}

function termsOf({ expirationDay, noExpiration }: z.output<AllocationRules>, zone: string) {
  if (noExpiration) return { noExpiration };
  if (!expirationDay) return {};
  return { noExpiration, expirationDatetime: endOfDay(expirationDay, zone).toISOString() };
}
