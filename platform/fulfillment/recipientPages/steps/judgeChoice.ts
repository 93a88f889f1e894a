import { sql } from 'drizzle-orm';
import { runSlices } from '../../../../schema/foundation/process/slices.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, rowsOf, text } from '../../../foundation/database/rows.ts';
import { type ChargedLine, fillLines } from '../../dispatches/accept/fill.ts';
import type { OfferedReward, Sources } from '../../dispatches/accept/sources.ts';
import type { DispatchLine } from '../../dispatches/contract.ts';

/** A recipient's current reward, as far as a choice compares with it. */
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

/** Facts that decide a recipient's choices: the booked reward, the money available, and the advertiser's unallocated amount. */
export interface Choosing {
  booked: BookedReward;
  currency: string;
  sources: Sources;
  unallocated: bigint;
}

/** A reward that replaces the booked one: its value, and what pays for it. */
export interface Choice {
  value: bigint;
  charged: ChargedLine;
}

/**
 * The value of a replacement reward; null if it costs more than the booked one or nothing pays for it. A reward of variable
 * value takes the booked value; a reward in another currency is available if pieces of it are committed.
 */
export function judgeChoice(
  reward: OfferedReward,
  { booked, currency, sources, unallocated }: Choosing,
): Choice | null {
  const value = valueFor(reward, booked);
  if (value === null || booked.chargeCurrency !== currency) return null;
  const { sourceId, charge } = booked;
  const balances = new Map(sources.balances);
  // The money released by the booked reward pays for the new one if both draw on the same source.
  if (sourceId !== null) balances.set(sourceId, (balances.get(sourceId) ?? 0n) + charge);
  const copy = {
    ...sources,
    balances,
    pieces: sources.pieces.map((piece) => ({ ...piece })),
    quotas: copied(sources),
  };
  const line = { sku: reward.sku, value } as DispatchLine;
  const filled = runSlices(fillLines({ reward, lines: [line], currency, sources: copy }));
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

/** The recipient's booked reward. */
export async function bookedReward(
  tx: Queries,
  { advertiserId, redemptionId }: { advertiserId: string; redemptionId: string },
): Promise<BookedReward | null> {
  const [row] = await rowsOf(
    tx,
    { currency: text, sku: text, sourceId: nullable(text), chargeCurrency: text, value: text, charge: text },
    sql`select sku, face_value::text as value, currency, coalesce(charge, face_value)::text as charge,
        coalesce(charge_currency, currency) as "chargeCurrency", source_allocation_id::text as "sourceId"
      from redemptions where advertiser_id = ${advertiserId} and id = ${redemptionId}`,
  );
  return row ? { ...row, value: BigInt(row.value), charge: BigInt(row.charge) } : null;
}

/** The advertiser's unallocated amount, in minor units. */
export async function unallocatedOf(
  tx: Queries,
  { advertiserId, currency }: { advertiserId: string; currency: string },
): Promise<bigint> {
  const [row] = await rowsOf(
    tx,
    { balance: text },
    sql`select balance::text from ledger_accounts where advertiser_id = ${advertiserId} and currency = ${currency} and kind = 'unallocated'`,
  );
  return BigInt(row?.balance ?? 0);
}
