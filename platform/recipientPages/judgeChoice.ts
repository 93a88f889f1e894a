import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database/connection.ts';
import type { DispatchLine } from '../resources/dispatches/contract.ts';
import { type ChargedLine, fillLines } from '../resources/dispatches/fill.ts';
import type { OfferedReward, Sources } from '../resources/dispatches/sources.ts';

/** What a recipient has been given, as far as another reward is measured by it. */
export interface BookedReward {
  sku: string;
  /** In minor units of `currency`, the reward's own. */
  value: bigint;
  currency: string;
  /** In minor units of `chargeCurrency`. */
  charge: bigint;
  chargeCurrency: string;
  /** The allocation that pays; null for unallocated. */
  sourceId: string | null;
}

/** What choices of one recipient are judged by: what is booked, what can be charged, and what the advertiser has unallocated. */
export interface Choosing {
  booked: BookedReward;
  currency: string;
  sources: Sources;
  unallocated: bigint;
}

/** A reward in the place of the one that is booked: its value, and what pays for it. */
export interface Choice {
  value: bigint;
  charged: ChargedLine;
}

/**
 * What a reward would be given for instead; null where it costs more than what is booked or where nothing pays for it. A reward of variable
 * value takes the value that is booked; one of another currency is there where pieces of it are committed.
 */
export function judgeChoice(
  reward: OfferedReward,
  { booked, currency, sources, unallocated }: Choosing,
): Choice | null {
  const value = valueFor(reward, booked);
  if (value === null || booked.chargeCurrency !== currency) return null;
  const { sourceId, charge } = booked;
  const balances = new Map(sources.balances);
  // What the booked reward gives back pays for the new one, where both draw on the same.
  if (sourceId !== null) balances.set(sourceId, (balances.get(sourceId) ?? 0n) + charge);
  const copy = {
    ...sources,
    balances,
    pieces: sources.pieces.map((piece) => ({ ...piece })),
    quotas: copied(sources),
  };
  const line = { sku: reward.sku, value } as DispatchLine;
  const filled = fillLines({ reward, lines: [line], currency, sources: copy });
  const [charged] = 'lines' in filled ? filled.lines : [];
  if (!charged || charged.charge > charge) return null;
  const free = unallocated + (sourceId === null ? charge : 0n);
  return charged.allocationId === null && charged.charge > free ? null : { value, charged };
}

const copied = ({ quotas }: Sources): Sources['quotas'] =>
  new Map([...quotas].map(([sku, quota]) => [sku, { ...quota }]));

function valueFor({ isVariable, faceValue, currency }: OfferedReward, booked: BookedReward): bigint | null {
  if (!isVariable) return faceValue;
  return currency === booked.currency ? booked.value : null;
}

/** What is booked for a recipient. */
export async function bookedReward(
  tx: Queries,
  { advertiserId, redemptionId }: { advertiserId: string; redemptionId: string },
): Promise<BookedReward | null> {
  const [row] = await rowsOf<Omit<BookedReward, 'value' | 'charge'> & { value: string; charge: string }>(
    tx,
    sql`select sku, face_value::text as value, currency, coalesce(charge, face_value)::text as charge,
        coalesce(charge_currency, currency) as "chargeCurrency", source_allocation_id::text as "sourceId"
      from redemptions where advertiser_id = ${advertiserId} and id = ${redemptionId}`,
  );
  return row ? { ...row, value: BigInt(row.value), charge: BigInt(row.charge) } : null;
}

/** What an advertiser has that is in no allocation, in minor units. */
export async function unallocatedOf(
  tx: Queries,
  { advertiserId, currency }: { advertiserId: string; currency: string },
): Promise<bigint> {
  const [row] = await rowsOf<{ balance: string }>(
    tx,
    sql`select balance::text from ledger_accounts where advertiser_id = ${advertiserId} and currency = ${currency} and kind = 'unallocated'`,
  );
  return BigInt(row?.balance ?? 0);
}
