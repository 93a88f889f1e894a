import type { LedgerKind } from '../ledger/kinds.ts';
import type { Posting } from '../ledger/post.ts';
import type { DemoAdvertiser } from './advertisers.ts';
import type { DemoPromotion } from './promotions.ts';
import type { DemoRedemption } from './redemptions.ts';

/** Every posting behind the demo: monthly credits and allocations first, then each redemption's moves, then debits. */
export function demoPostings(
  advertisers: readonly DemoAdvertiser[],
  promotions: readonly DemoPromotion[],
  redemptions: readonly DemoRedemption[],
  operatorId: string,
): Posting[] {
  const allocationOf = new Map(promotions.map(({ row, allocationId }) => [row.id, allocationId]));
  const byAdvertiser = new Map(advertisers.map((advertiser) => [advertiser.row.id, advertiser]));
  const moves = redemptions.flatMap((redemption) =>
    movesOf(
      redemption,
      allocationOf.get(redemption.promotionId) ?? null,
      byAdvertiser.get(redemption.advertiserId)?.row.recreditExpired ?? true,
    ),
  );
  const funding = advertisers.flatMap(({ row }) =>
    fundingOf(row.id, row.billingCurrency, moves.filter(isBooking(row.id)), operatorId),
  );
  const debits = advertisers.flatMap((advertiser) => debitOf(advertiser, [...funding, ...moves], operatorId));
  return [...funding, ...moves, ...debits];
}

/** What a redemption did to the money, in order: booked, then whatever its state says. */
function movesOf(
  redemption: DemoRedemption,
  allocationId: string | null,
  recreditsExpired: boolean,
): Posting[] {
  const move = (kind: LedgerKind, at: Date): Posting => ({
    advertiserId: redemption.advertiserId,
    currency: redemption.currency,
    kind,
    amount: redemption.faceValue,
    reference: `redemption:${redemption.id}`,
    at,
    ...(allocationId === null ? {} : { allocationId }),
  });
  const { bookedAt, updatedAt } = redemption;
  const usedAt = redemption.redeemedAt ?? updatedAt;
  const booked = move('book', bookedAt);
  switch (redemption.state) {
    case 'redeemed':
    case 'blocked':
      return [booked, move('redeem', usedAt)];
    case 'refunded':
      return [booked, move('redeem', usedAt), move(redemption.reversed ? 'reverse' : 'refund', updatedAt)];
    case 'denied':
      return [booked, move('deny', updatedAt)];
    case 'canceled':
      return [booked, move('cancel', updatedAt)];
    case 'expired':
      return [booked, move('expire', updatedAt), ...(recreditsExpired ? [move('recredit', updatedAt)] : [])];
    default:
      return [booked];
  }
}

/** On the first of each month, what the month will need and a fifth more: a credit, and what it commits to allocations. */
function fundingOf(
  advertiserId: string,
  currency: string,
  bookings: readonly Posting[],
  madeBy: string,
): Posting[] {
  const needs = new Map<string, { all: bigint; allocations: Map<string, bigint> }>();
  for (const { at, amount, allocationId } of bookings) {
    const month = (at as Date).toISOString().slice(0, 7);
    const need = needs.get(month) ?? { all: 0n, allocations: new Map() };
    needs.set(month, need);
    need.all += amount;
    if (allocationId) need.allocations.set(allocationId, (need.allocations.get(allocationId) ?? 0n) + amount);
  }
  return [...needs].flatMap(([month, need]) => {
    const line = (kind: LedgerKind, amount: bigint, allocationId?: string): Posting => ({
      advertiserId,
      currency,
      kind,
      amount: roundUp((amount * 6n) / 5n),
      reference: `budget:${month}`,
      madeBy,
      at: new Date(`${month}-01T00:00:00Z`),
      ...(allocationId ? { allocationId } : {}),
    });
    const allocations = [...need.allocations].map(([id, amount]) => line('allocate', amount, id));
    const allocated = allocations.reduce((sum, { amount }) => sum + amount, 0n);
    return [line('credit', need.all + allocated), ...allocations];
  });
}

/** What some took back of late: all that was free, or all but a few hundred. */
function debitOf(advertiser: DemoAdvertiser, postings: readonly Posting[], madeBy: string): Posting[] {
  const { id, billingCurrency: currency } = advertiser.row;
  if (!advertiser.has('exhausted') && !advertiser.has('low')) return [];
  const free = freeOf(postings.filter(({ advertiserId }) => advertiserId === id));
  const kept = advertiser.has('low') ? 24_000n : 0n;
  if (free <= kept) return [];
  const last = postings.at(-1)?.at ?? new Date();
  return [
    {
      advertiserId: id,
      currency,
      kind: 'debit',
      amount: free - kept,
      reference: 'budget:returned',
      madeBy,
      at: last,
    },
  ];
}

/** What the postings leave in `unallocated`. */
function freeOf(postings: readonly Posting[]): bigint {
  let free = 0n;
  for (const { kind, amount, allocationId } of postings) {
    if (kind === 'credit' || kind === 'deallocate') free += amount;
    else if (kind === 'debit' || kind === 'allocate') free -= amount;
    else if (allocationId) continue;
    else if (kind === 'book') free -= amount;
    else if (kind !== 'redeem' && kind !== 'expire') free += amount;
  }
  return free;
}

function isBooking(advertiserId: string) {
  return (posting: Posting) => posting.kind === 'book' && posting.advertiserId === advertiserId;
}

/** Up to the next hundred (ten thousand yen), as budgets are given. */
function roundUp(amount: bigint): bigint {
  return ((amount + 9_999n) / 10_000n) * 10_000n;
}
