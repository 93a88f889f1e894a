import type { CreateAllocationInput } from '../../../operations/schema.generated.ts';
import { endOfDay } from '../../../schema/foundation/dates/dates.ts';
import { formatMinor, maxBudget, parseMoney } from '../../../schema/foundation/money/money.ts';
import type { z } from '../../../schema/foundation/text/zod.ts';
import { offeredMode } from '../../../schema/money/allocations/allocationForm.ts';
import {
  committedTotal,
  requestedMinor,
  rewardQuantityText,
} from '../../../schema/money/allocations/allocations.ts';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import type { FormValues, RowOf } from '../../kit/form/formApi.ts';
import type { MoneyValue } from '../../kit/format/money.ts';
import type { AllocationFacts } from './allocationFacts.ts';

/** A chosen reward. */
export interface ChosenReward {
  sku: string;
  name: string;
  brandName: string;
  faceValue: { amount: string; currency: string };
}

/** The field of a row's reward: the typed text, and the chosen reward. */
export interface RewardChoice {
  text: string;
  reward: ChosenReward | null;
  /** The reward is already in the allocation, or the advertiser cannot take it (ALLOC-10, ALLOC-11). */
  isRefused: boolean;
}

type Text = z.ZodType<string, string>;

/** The rules of the form; each mode has its own rewards, because their availability differs. */
export type AllocationRules = z.ZodObject<{
  /** The typed text of the advertiser's field; the facts contain the chosen advertiser. */
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

/** The current form. */
export type AllocationValues = FormValues<AllocationRules>;

/** One reward of the form, with all values as typed. */
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

/** Maximum rewards that a sentence names. */
const NAMED = 8;

/** Reads the value of a row's reward field. */
export const choiceOf = ({ sku }: RewardRow): RewardChoice =>
  sku ?? { text: '', reward: null, isRefused: false };

/** An empty row; `text` is its initial search text. */
export function emptyRow(text = ''): RewardRow {
  return { sku: { text, reward: null, isRefused: false }, sellingPrice: '', quantity: '' };
}

/** The initial rewards of each mode: one empty row; none if there is an open allocation, which need not get more. */
export function startRows(
  facts: AllocationFacts,
  wantedSku = '',
): Pick<AllocationValues, 'committed' | 'open'> {
  return {
    committed: [emptyRow(wantedSku)],
    open: facts.open && !wantedSku ? [] : [emptyRow(wantedSku)],
  };
}

/** The effective mode (ALLOC-6, ALLOC-7). */
export function modeOf(preferred: AllocationMode, facts: AllocationFacts | null): AllocationMode {
  return facts ? offeredMode(preferred, facts) : 'open';
}

/** In open mode, true if an open allocation exists and has not ended. It keeps its end date unless the form sets another. */
export function hasTerms(mode: AllocationMode, facts: AllocationFacts | null): boolean {
  return mode === 'open' && facts?.open != null && !facts.open.isOver;
}

/** Price times quantity in minor units; null while one of them is no number. */
export function lineTotal({ sellingPrice, quantity }: RewardRow, currency: string): bigint | null {
  const price = parseMoney(sellingPrice?.trim() ?? '', currency);
  const pieces = rewardQuantityText.safeParse(quantity);
  if (price === null || price < 0n || !pieces.success) return null;
  return committedTotal([{ sellingPrice: price, quantity: pieces.data }]);
}

/** The requested amount in minor units: all complete lines, or the amount; null without a number. */
export function askedFor(values: AllocationValues, mode: AllocationMode, currency: string): bigint | null {
  if (mode === 'open') return requestedMinor(values.amount ?? '', currency);
  const lines = values.committed.map((row) => lineTotal(row, currency)).filter((line) => line !== null);
  return lines.length === 0 ? null : lines.reduce((sum, line) => sum + line, 0n);
}

/** A sum for display; null if it is unknown, or beyond the limit of any budget (BUDGET-44): then the rules report it. */
export function shownSum(minor: bigint | null, currency: string): MoneyValue | null {
  const most = maxBudget(currency);
  if (minor === null || minor > most || minor < -most) return null;
  return { amount: formatMinor(minor, currency), currency };
}

/** The chosen rewards with their quantities: `2 × Basil and 3 × Cedar`; a long list is shortened. */
export function namesOf(rows: readonly RewardRow[], locale: string): string {
  const names = rows.flatMap(({ sku, quantity }) => {
    if (!sku?.reward) return [];
    return [quantity?.trim() ? `${quantity.trim()} × ${sku.reward.name}` : sku.reward.name];
  });
  const isCut = names.length > NAMED;
  const list = new Intl.ListFormat(locale, { type: isCut ? 'unit' : 'conjunction' });
  return list.format(isCut ? [...names.slice(0, NAMED), '…'] : names);
}

/** The request of a form that passes the rules; a day ends in `zone`. */
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
  return { noExpiration, expiresAt: endOfDay(expirationDay, zone).toISOString() };
}
