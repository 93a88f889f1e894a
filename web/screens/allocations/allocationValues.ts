import type { CreateAllocationInput } from '../../../operations/schema.generated.ts';
import { type Day, endOfDay } from '../../../schema/dates.ts';
import { formatMinor, parseMoney } from '../../../schema/money.ts';
import { offeredMode } from '../../../schema/rules/allocationForm.ts';
import { committedTotal, requestedMinor, rewardQuantityText } from '../../../schema/rules/allocations.ts';
import type { AllocationMode } from '../../../schema/rules/rewards.ts';
import type { AllocationFacts } from './allocationFacts.ts';

/** A reward that was chosen. */
export interface ChosenReward {
  sku: string;
  name: string;
  brandName: string;
  faceValue: { amount: string; currency: string };
}

/** One reward of the form, everything as typed. */
export interface RewardRow {
  /** Names the row for as long as it is there. */
  key: string;
  text: string;
  reward: ChosenReward | null;
  sellingPrice: string;
  quantity: string;
  /** What was found or chosen is in the allocation already, or the advertiser cannot take it (ALLOC-10, ALLOC-11). */
  isRefused: boolean;
}

/** The form as it stands; each mode keeps rewards of its own, since they are not available alike. */
export interface AllocationValues {
  advertiserText: string;
  wish: AllocationMode;
  /** Null where nobody has touched them yet. */
  rewards: Record<AllocationMode, readonly RewardRow[] | null>;
  amount: string;
  externalId: string;
  description: string;
  expirationDay: Day | null;
  noExpiration: boolean;
}

export const EMPTY_VALUES: AllocationValues = {
  advertiserText: '',
  wish: 'committed',
  rewards: { committed: null, open: null },
  amount: '',
  externalId: '',
  description: '',
  expirationDay: null,
  noExpiration: false,
};

/** More than a sentence can name. */
const NAMED = 8;

/** An empty row; `sku` is the one its search begins with. */
export function emptyRow(key: string, sku = ''): RewardRow {
  return { key, text: sku, reward: null, sellingPrice: '', quantity: '', isRefused: false };
}

/** The mode that counts (ALLOC-6, ALLOC-7). */
export function modeOf({ wish }: AllocationValues, facts: AllocationFacts | null): AllocationMode {
  return facts ? offeredMode(wish, facts) : 'open';
}

/** The rewards that count: untouched, one empty row; none where an open allocation is there that need not get more. */
export function rowsOf(
  values: AllocationValues,
  facts: AllocationFacts | null,
  wantedSku = '',
): readonly RewardRow[] {
  const mode = modeOf(values, facts);
  const touched = values.rewards[mode];
  if (touched) return touched;
  return mode === 'open' && facts?.open && !wantedSku ? [] : [emptyRow('first', wantedSku)];
}

/** Whether the open allocation that is there has an end, or none, that stays unless the form says another. */
export function hasTerms(mode: AllocationMode, facts: AllocationFacts | null): boolean {
  return mode === 'open' && facts?.open != null && !facts.open.isOver;
}

/** Price times pieces in minor units; null while one of them is no number. */
export function lineTotal({ sellingPrice, quantity }: RewardRow, currency: string): bigint | null {
  const price = parseMoney(sellingPrice.trim(), currency);
  const pieces = rewardQuantityText.safeParse(quantity);
  if (price === null || price < 0n || !pieces.success) return null;
  return committedTotal([{ sellingPrice: price, quantity: pieces.data }]);
}

/** What is asked for, in minor units: all lines that are whole, or the amount; null while there is no number. */
export function askedFor(
  values: AllocationValues,
  facts: AllocationFacts,
  rows: readonly RewardRow[],
): bigint | null {
  if (modeOf(values, facts) === 'open') return requestedMinor(values.amount, facts.currency);
  const lines = rows.map((row) => lineTotal(row, facts.currency)).filter((line) => line !== null);
  return lines.length === 0 ? null : lines.reduce((sum, line) => sum + line, 0n);
}

/** The rewards that were chosen, with their pieces: `2 × Basil and 3 × Cedar`; a long list is cut. */
export function namesOf(rows: readonly RewardRow[], locale: string): string {
  const names = rows.flatMap(({ reward, quantity }) => {
    if (!reward) return [];
    return [quantity.trim() ? `${quantity.trim()} × ${reward.name}` : reward.name];
  });
  const isCut = names.length > NAMED;
  const list = new Intl.ListFormat(locale, { type: isCut ? 'unit' : 'conjunction' });
  return list.format(isCut ? [...names.slice(0, NAMED), '…'] : names);
}

/** The request of a form that every rule lets pass; a day ends in `zone`. */
export function inputOf(
  values: AllocationValues,
  facts: AllocationFacts,
  { rows, zone }: { rows: readonly RewardRow[]; zone: string },
): Omit<CreateAllocationInput, 'idempotencyKey'> {
  const { currency, advertiserId } = facts;
  const mode = modeOf(values, facts);
  const given = {
    advertiserId,
    type: mode,
    externalId: values.externalId.trim() || null,
    description: values.description.trim() || null,
    ...termsOf(values, zone),
  };
  const decimal = (minor: bigint | null) => formatMinor(minor ?? 0n, currency);
  const rewards = rows.map(({ reward, sellingPrice, quantity }) => ({
    sku: reward?.sku ?? '',
    ...(quantity.trim() && { quantity: Number(quantity) }),
    ...(mode === 'committed' && { sellingPrice: decimal(parseMoney(sellingPrice.trim(), currency)) }),
  }));
  if (mode === 'committed') return { ...given, rewards };
  return { ...given, amount: decimal(requestedMinor(values.amount, currency)), rewards };
}

function termsOf({ expirationDay, noExpiration }: AllocationValues, zone: string) {
  if (noExpiration) return { noExpiration };
  if (!expirationDay) return {};
  return { noExpiration, expirationDatetime: endOfDay(expirationDay, zone).toISOString() };
}
