import type { LedgerKind } from '../../platform/money/ledger/kinds.ts';

/** What an advertiser's money should be, in minor units: a few sums, no ledger. One open allocation at most. */
export interface Model {
  allowsCommitted: boolean;
  credited: bigint;
  unallocated: bigint;
  allocated: bigint;
  pending: bigint;
  delivered: bigint;
  expired: bigint;
  /** The open allocation, once somebody asked for it. */
  allocationId: string | null;
  /** It was approved once: only then it can be charged. */
  isOpen: boolean;
  requests: { id: string; amount: bigint }[];
}

/** An advertiser nobody has funded yet. */
export function emptyModel(allowsCommitted: boolean): Model {
  const money = { credited: 0n, unallocated: 0n, allocated: 0n, pending: 0n, delivered: 0n, expired: 0n };
  return { allowsCommitted, ...money, allocationId: null, isOpen: false, requests: [] };
}

/** The largest budget in euro cents. */
const LARGEST = 99_999_999_900n;

/** Adds to the budget; false where it would be above the largest. */
export function credit(model: Model, amount: bigint): boolean {
  if (model.credited + amount > LARGEST) return false;
  model.credited += amount;
  model.unallocated += amount;
  return true;
}

/** Removes: what is free first, the rest from the open allocation unless stock may be committed. */
export function debit(model: Model, amount: bigint): boolean {
  const open = model.allowsCommitted ? 0n : model.allocated;
  if (amount > model.unallocated + open) return false;
  const lacking = amount > model.unallocated ? amount - model.unallocated : 0n;
  model.allocated -= lacking;
  model.unallocated -= amount - lacking;
  model.credited -= amount;
  return true;
}

/** Decides a request; a positive amount fills the allocation, a negative one empties it. False where it holds too little. */
export function approve(model: Model, amount: bigint): boolean {
  const from = amount < 0n ? model.allocated : model.unallocated;
  if ((amount < 0n ? -amount : amount) > from) return false;
  model.unallocated -= amount;
  model.allocated += amount;
  model.isOpen = true;
  return true;
}

type Pot = 'unallocated' | 'allocated' | 'pending' | 'delivered' | 'expired';

const WAYS: Partial<Record<LedgerKind, [Pot | 'source', Pot | 'source']>> = {
  book: ['source', 'pending'],
  redeem: ['pending', 'delivered'],
  cancel: ['pending', 'source'],
  deny: ['pending', 'source'],
  expire: ['pending', 'expired'],
  recredit: ['expired', 'source'],
  refund: ['delivered', 'source'],
  reverse: ['delivered', 'source'],
};

/** What a redemption does to the money; false where there is too little of it. */
export function move(model: Model, kind: LedgerKind, amount: bigint, isCharged: boolean): boolean {
  const [from, to] = (WAYS[kind] ?? ['source', 'source']).map((pot) =>
    pot === 'source' ? (isCharged ? 'allocated' : 'unallocated') : pot,
  ) as [Pot, Pot];
  if (model[from] < amount) return false;
  model[from] -= amount;
  model[to] += amount;
  return true;
}
