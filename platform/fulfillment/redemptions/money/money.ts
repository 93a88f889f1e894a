import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import { REDEMPTION_STATES } from '../../../../schema/foundation/transitions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { notFound } from '../../../foundation/http/refusals/refusal.ts';
import { LEDGER_ACCOUNT_KINDS, type LedgerAccountKind } from '../../../money/ledger/table.ts';
import { batchBooking, batchCancellation, type MoneyEntry, ownEntries } from './moneyEntries.ts';
import type { RedemptionMoneyJson } from './moneyShape.ts';
import { RECREDITED } from './move.ts';

const ROW = {
  advertiserId: text,
  id: text,
  batchId: nullable(text),
  state: oneOf(REDEMPTION_STATES),
  reason: nullable(text),
  charge: nullable(text),
  currency: text,
  sourceId: nullable(text),
};
type Row = RowOf<typeof ROW>;

/** Each posting of a redemption's money, and where the money is now. @throws Refusal not_found */
export function explainMoney(scope: Scope, id: string): Promise<RedemptionMoneyJson> {
  return scope.read(async (tx) => {
    const [row] = await rowsOf(
      tx,
      ROW,
      sql`select r.advertiser_id::text as "advertiserId", r.id::text as id, r.batch_id::text as "batchId", r.state, r.state_reason as reason,
          r.charge::text as charge, coalesce(r.charge_currency, r.currency) as currency, r.source_allocation_id::text as "sourceId"
        from redemptions r where r.id = ${id} and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`,
    );
    if (!row) throw notFound();
    const entries = await entriesOf(tx, row);
    const last = entries.at(-1);
    const charge = row.charge === null ? (last?.amount ?? 0n) : BigInt(row.charge);
    return answer(row, { entries, charge });
  });
}

/**
 * Its own postings, and its share of those of its batch. Every later posting moves exactly the amount booked before, so the first of its own shows
 * the booked share, even if its recipient has chosen another reward since.
 */
async function entriesOf(tx: Queries, row: Row): Promise<MoneyEntry[]> {
  const own = await ownEntries(tx, row);
  if (row.charge === null) return own;
  const [first] = own;
  const isBookedByBatch = first?.kind !== 'book';
  // After redemption only the booking names the source: neither side of the redemption's posting is one.
  const source = first && touchesSource(first) ? first.allocationId : row.sourceId;
  const booked = isBookedByBatch ? await batchBooking(tx, row, source) : null;
  const isCanceledByBatch = row.state === 'canceled' && own.at(-1)?.kind !== 'cancel';
  const canceled = isCanceledByBatch ? await batchCancellation(tx, row) : null;
  const share = (entry: MoneyEntry | null, amount: bigint): MoneyEntry[] =>
    entry && amount !== 0n ? [{ ...entry, amount, batchAmount: entry.amount }] : [];
  return [
    ...share(booked, first?.amount ?? BigInt(row.charge)),
    ...own,
    ...share(canceled, BigInt(row.charge)),
  ];
}

const SOURCES: readonly LedgerAccountKind[] = ['allocation', 'unallocated'];
const touchesSource = ({ from, to }: MoneyEntry) => SOURCES.includes(from) || SOURCES.includes(to);

/** The account of a redemption's charge, by its state; null if its source holds it. */
function placeOf({ state, reason }: Row): LedgerAccountKind | null {
  if (state === 'booked' || state === 'pending' || state === 'failed') return 'pending';
  if (state === 'redeemed' || state === 'blocked') return 'delivered';
  return state === 'expired' && reason !== RECREDITED ? 'expired' : null;
}

function answer(
  row: Row,
  { entries, charge }: { entries: readonly MoneyEntry[]; charge: bigint },
): RedemptionMoneyJson {
  const sums = new Map<LedgerAccountKind, bigint>();
  for (const { from, to, amount } of entries) {
    sums.set(from, (sums.get(from) ?? 0n) - amount);
    sums.set(to, (sums.get(to) ?? 0n) + amount);
  }
  const money = (minor: bigint) => formatMinor(minor, row.currency);
  const place = placeOf(row);
  const isTied = (['pending', 'delivered', 'expired'] as const).every(
    (account) => (sums.get(account) ?? 0n) === (account === place ? charge : 0n),
  );
  const sourced = entries.findLast(touchesSource);
  return {
    currency: row.currency,
    charge: money(charge),
    allocation_id: row.sourceId ?? (row.charge === null ? (sourced?.allocationId ?? null) : null),
    allocation_external_id: sourced?.externalId ?? null,
    balances: LEDGER_ACCOUNT_KINDS.filter((account) => sums.has(account)).map((account) => ({
      account,
      currency: row.currency,
      amount: money(sums.get(account) ?? 0n),
    })),
    is_tied: isTied,
    entries: entries.map(({ amount, allocationId, externalId, batchAmount, ...entry }) => ({
      ...entry,
      amount: money(amount),
      currency: row.currency,
      allocation_id: allocationId,
      allocation_external_id: externalId,
      batch_amount: batchAmount === null ? null : money(batchAmount),
    })),
  };
}
