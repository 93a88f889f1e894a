import { runSlices, type Slices } from '../../../../schema/foundation/process/slices.ts';
import type { ChargedLine } from './fill.ts';

/** Lines per slice; the process answers other requests between slices. */
const SLICE_LINES = 5_000;

/** Charges of some lines, summed by source and by pieces. */
export interface Charges {
  total: bigint;
  /** The highest charge of a line. */
  highest: bigint;
  /** By allocation; null for what is unallocated. */
  bySource: Map<string | null, { amount: bigint; lines: number }>;
  /** Lines by the pieces they take one of; null for those that take none. */
  byPieces: Map<string | null, number>;
}

const chargesByLines = new WeakMap<readonly ChargedLine[], Charges>();

/**
 * Sums the charges of lines, cached by the array of lines, so that a large dispatch has its sums before it locks rows that others wait for. Charged lines
 * are never modified, only replaced.
 */
export const chargesOf = (lines: readonly ChargedLine[]): Charges => runSlices(sumCharges(lines));

/** The sums of `chargesOf`, made in slices. */
export function* sumCharges(lines: readonly ChargedLine[]): Slices<Charges> {
  const cached = chargesByLines.get(lines);
  if (cached) return cached;
  const charges: Charges = { total: 0n, highest: 0n, bySource: new Map(), byPieces: new Map() };
  for (const [at, { charge, allocationId, rewardId }] of lines.entries()) {
    if (at % SLICE_LINES === SLICE_LINES - 1) yield;
    charges.total += charge;
    if (charge > charges.highest) charges.highest = charge;
    const source = charges.bySource.get(allocationId);
    if (source) {
      source.amount += charge;
      source.lines += 1;
    } else charges.bySource.set(allocationId, { amount: charge, lines: 1 });
    charges.byPieces.set(rewardId, (charges.byPieces.get(rewardId) ?? 0) + 1);
  }
  chargesByLines.set(lines, charges);
  return charges;
}

export const totalCharge = (lines: readonly ChargedLine[]): bigint => chargesOf(lines).total;
