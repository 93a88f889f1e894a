import type { LedgerKind } from '../../../money/ledger/kinds.ts';
import type { Posting } from '../../../money/ledger/post.ts';
import type { DemoRedemption } from '../redemptions.ts';
import type { DemoAdvertiser } from './advertisers.ts';
import type { DemoAllocation, DemoAllocations } from './allocations.ts';
import { type DemoGrantors, type DemoLine, linesOf } from './budgetLines.ts';

interface World {
  advertisers: readonly DemoAdvertiser[];
  redemptions: readonly DemoRedemption[];
  allocations: DemoAllocations;
}

/** Everything that moved money in the demo: monthly credits and allocations first, then each redemption's moves, then debits. */
export function demoMoney(world: World, grantors: DemoGrantors): { postings: Posting[]; lines: DemoLine[] } {
  const { advertisers, redemptions, allocations } = world;
  const byAdvertiser = new Map(advertisers.map((advertiser) => [advertiser.row.id, advertiser]));
  const moves = redemptions.flatMap((redemption) =>
    movesOf(
      redemption,
      allocations.chargedTo.get(redemption.id) ?? null,
      byAdvertiser.get(redemption.advertiserId)?.row.recreditExpired ?? true,
    ),
  );
  const funding = advertisers.flatMap(({ row }) =>
    fundingOf(row, moves.filter(isBooking(row.id)), allocations.allocations),
  );
  const debits = advertisers.flatMap((advertiser) => debitOf(advertiser, [...funding, ...moves]));
  const lines = linesOf([...funding, ...debits], allocations.allocations, grantors);
  return { postings: [...funding, ...moves, ...debits], lines };
}

/** Money movements of a redemption, in order: the booking, then the one of its state. */
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

/**
 * On the first of each month, the month's need plus a fifth, and the amount for the open allocation; besides,
 * the amount of each approved committed allocation, on its day.
 */
function fundingOf(
  { id: advertiserId, billingCurrency: currency }: Pick<DemoAdvertiser['row'], 'id' | 'billingCurrency'>,
  bookings: readonly Posting[],
  allocations: readonly DemoAllocation[],
): Posting[] {
  const own = allocations.filter(({ row }) => row.advertiserId === advertiserId);
  const open = own.find(({ row }) => row.type === 'open')?.row.id;
  const line = (kind: LedgerKind, amount: bigint, more: Pick<Posting, 'at' | 'allocationId'>): Posting => ({
    advertiserId,
    currency,
    kind,
    amount,
    ...more,
  });
  const committed = own
    .filter(({ row }) => row.type === 'committed' && row.status === 'enabled')
    .flatMap(({ row, day, amount }) => {
      const at = new Date(`${day}T00:00:00Z`);
      return [line('credit', amount, { at }), line('allocate', amount, { at, allocationId: row.id })];
    });
  const needs = new Map<string, { all: bigint; open: bigint }>();
  for (const { at, amount, allocationId } of bookings) {
    const month = (at as Date).toISOString().slice(0, 7);
    const need = needs.get(month) ?? { all: 0n, open: 0n };
    needs.set(month, need);
    need.all += amount;
    if (allocationId && allocationId === open) need.open += amount;
  }
  const monthly = [...needs].flatMap(([month, need]) => {
    const at = new Date(`${month}-01T00:00:00Z`);
    const allocated = roundUp((need.open * 6n) / 5n);
    const credit = line('credit', roundUp((need.all * 6n) / 5n) + allocated, { at });
    if (allocated <= 0n) return [credit];
    return [credit, line('allocate', allocated, { at, ...(open ? { allocationId: open } : {}) })];
  });
  return [...monthly, ...committed];
}

/** Recent withdrawals of some advertisers: all free money, or all but a few hundred. */
function debitOf(advertiser: DemoAdvertiser, postings: readonly Posting[]): Posting[] {
  const { id, billingCurrency: currency } = advertiser.row;
  if (!advertiser.has('exhausted') && !advertiser.has('low')) return [];
  const free = freeOf(postings.filter(({ advertiserId }) => advertiserId === id));
  const reserve = advertiser.has('low') ? 24_000n : 0n;
  if (free <= reserve) return [];
  const at = postings.at(-1)?.at ?? new Date();
  return [{ advertiserId: id, currency, kind: 'debit', amount: free - reserve, at }];
}

/** The remainder of the postings in `unallocated`. */
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
