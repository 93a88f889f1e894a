import type { ChargedLine } from './fill.ts';

/** What some lines are charged to, added up. */
export interface Charges {
  total: bigint;
  /** The highest charge of a line. */
  highest: bigint;
  /** By allocation; null for what is unallocated. */
  bySource: Map<string | null, { amount: bigint; lines: number }>;
  /** Lines by the pieces they take one of; null for those that take none. */
  byPieces: Map<string | null, number>;
}

const added = new WeakMap<readonly ChargedLine[], Charges>();

/**
 * Adds up lines, once for the same lines: what a large dispatch takes and costs is known before it locks what everybody waits for. Lines that were charged are
 * never changed, only replaced by others.
 */
export function chargesOf(lines: readonly ChargedLine[]): Charges {
  const known = added.get(lines);
  if (known) return known;
  const charges: Charges = { total: 0n, highest: 0n, bySource: new Map(), byPieces: new Map() };
  for (const { charge, allocationId, rewardId } of lines) {
    charges.total += charge;
    if (charge > charges.highest) charges.highest = charge;
    const source = charges.bySource.get(allocationId);
    if (source) {
      source.amount += charge;
      source.lines += 1;
    } else charges.bySource.set(allocationId, { amount: charge, lines: 1 });
    charges.byPieces.set(rewardId, (charges.byPieces.get(rewardId) ?? 0) + 1);
  }
  added.set(lines, charges);
  return charges;
}

export const totalCharge = (lines: readonly ChargedLine[]): bigint => chargesOf(lines).total;
