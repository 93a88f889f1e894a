import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';

interface Move {
  kind: string;
  amount: { amount: string; currency: string };
  from: string;
  to: string;
}

/** Merges moves of one kind between the same accounts, in the order of their first one: a dispatch has one per reward. */
export function summedMoves<Posting extends Move>(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const { kind, from, to, amount } = posting;
    const { currency } = amount;
    const key = `${kind} ${from} ${to} ${currency}`;
    const former = sums.get(key);
    sums.set(key, former ? { ...former, amount: added(former.amount, amount) } : posting);
  }
  return [...sums.values()];
}

function added(one: Move['amount'], other: Move['amount']): Move['amount'] {
  const { currency } = one;
  const minor = (parseMoney(one.amount, currency) ?? 0n) + (parseMoney(other.amount, currency) ?? 0n);
  return { ...one, amount: formatMinor(minor, currency) };
}
