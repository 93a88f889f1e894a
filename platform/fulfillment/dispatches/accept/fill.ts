import { chargeOf } from '../../../../schema/foundation/money/money.ts';
import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import { isRunnableOffer } from '../../../../schema/promotions/promotionStates.ts';
import type { DispatchLine } from '../contract.ts';
import type { OfferedReward, Pieces, Sources } from './sources.ts';

/** Lines per slice; the process answers other requests between slices. */
const SLICE_LINES = 1_000;

/** Reasons to refuse a single SKU of a dispatch. */
export const SKU_REFUSALS = [
  'reward_not_live',
  'currency_mismatch',
  'insufficient_stock',
  'quota_exceeded',
  'insufficient_codes',
] as const;
export type SkuRefusal = (typeof SKU_REFUSALS)[number];

/** A line with what it costs and what pays for it: an allocation, or what is unallocated. */
export interface ChargedLine {
  line: DispatchLine;
  charge: bigint;
  allocationId: string | null;
  /** The pieces of the allocation that it takes one of. */
  rewardId: string | null;
}

/** The lines of one SKU with what they are charged to, or why they are refused. */
export type Filled =
  | { lines: ChargedLine[] }
  /** `available` codes, where too few are left. */
  | { refusal: SkuRefusal; available?: number };

interface Fill {
  reward: OfferedReward | undefined;
  lines: readonly DispatchLine[];
  currency: string;
  sources: Sources;
}

/**
 * Charges the lines of one SKU in their order: to committed pieces first, the earliest to end before the others, then to the open allocation
 * that lists the reward as far as it pays, then to what is unallocated. All of them or none; `sources` shrinks by what is taken.
 */
export function* fillLines({ reward, lines, currency, sources }: Fill): Slices<Filled> {
  if (!reward || !isRunnableOffer(reward)) return { refusal: 'reward_not_live' };
  const codes = sources.codes.get(reward.sku);
  if (codes !== undefined && codes < lines.length)
    return { refusal: 'insufficient_codes', available: Math.max(0, codes) };
  const quota = sources.quotas.get(reward.sku);
  if (quota && quota.left < lines.length) return { refusal: 'quota_exceeded' };
  const before = { pieces: sources.pieces.map(({ left }) => left), balances: new Map(sources.balances) };
  const charged: ChargedLine[] = [];
  for (const line of lines) {
    const one = chargeLine(line, { reward, currency, sources });
    if (!one) {
      for (const [at, piece] of sources.pieces.entries()) piece.left = before.pieces[at] ?? null;
      sources.balances = before.balances;
      return { refusal: hasPieces(sources, reward) ? 'insufficient_stock' : lackOf(reward, currency) };
    }
    charged.push(one);
    if (charged.length % SLICE_LINES === 0) yield;
  }
  if (quota) quota.left -= lines.length;
  return { lines: charged };
}

const hasPieces = ({ pieces }: Sources, { sku }: OfferedReward) =>
  pieces.some((piece) => piece.sku === sku && piece.isCommitted);
const lackOf = (reward: OfferedReward, currency: string): SkuRefusal =>
  reward.currency === currency ? 'insufficient_stock' : 'currency_mismatch';

function chargeLine(
  line: DispatchLine,
  { reward, currency, sources }: Omit<Fill, 'lines'> & { reward: OfferedReward },
): ChargedLine | null {
  const own = chargeOf(line.value, reward.basisPoints);
  const canPayOwn = reward.currency === currency && !reward.isFromStockOnly;
  const from = sources.pieces.find((piece) => piece.sku === reward.sku && pays(piece, own));
  if (from) {
    const charge = from.price ?? own;
    if (from.left !== null) from.left -= 1;
    if (!from.isCommitted)
      sources.balances.set(from.allocationId, (sources.balances.get(from.allocationId) ?? 0n) - charge);
    return { line, charge, allocationId: from.allocationId, rewardId: from.rewardId };
  }
  return canPayOwn ? { line, charge: own, allocationId: null, rewardId: null } : null;

  function pays(piece: Pieces, price: bigint): boolean {
    if (piece.left !== null && piece.left < 1) return false;
    if (piece.isCommitted) return piece.price !== null && !reward.isVariable;
    return canPayOwn && (sources.balances.get(piece.allocationId) ?? 0n) >= price;
  }
}
