import { sql } from 'drizzle-orm';
import { exponentOf, MAX_BUDGET_UNITS } from '../../schema/money.ts';
import { type Queries, rowsOf } from '../database.ts';
import type { LedgerKind } from './kinds.ts';

/** One move of money: `amount` in minor units of `currency`, above 0. */
export interface Posting {
  advertiserId: string;
  currency: string;
  kind: LedgerKind;
  amount: bigint;
  /** The allocation that is filled, emptied or charged; without one `source` means unallocated. */
  allocationId?: string;
  /** What moved it: an order id, a budget line. */
  reference?: string;
  /** The account that did it; absent for the platform itself. */
  madeBy?: string;
  /** When it counts; now when absent. */
  at?: Date;
}

/** The database said no: an account would go below zero, or funding above the largest budget. Nothing was posted. */
export class LedgerRefused extends Error {
  constructor(readonly reason: 'insufficient_funds' | 'budget_too_high') {
    super(reason === 'insufficient_funds' ? 'Insufficient funds' : 'Budget too high');
  }
}

const REASONS: Record<string, LedgerRefused['reason']> = {
  ledger_accounts_covered: 'insufficient_funds',
  ledger_accounts_capped: 'budget_too_high',
};

/**
 * The only way money moves: posts the whole list as one statement, or nothing of it. Accounts are locked in id order first,
 * and only what is left of each after the whole list must hold; so post once per transaction, and first thing.
 * @returns the ids of the postings, in the order given.
 * @throws LedgerRefused where funds do not suffice; the transaction is then to be given up.
 */
export async function post(tx: Queries, postings: readonly Posting[]): Promise<string[]> {
  if (postings.length === 0) return [];
  try {
    const [row] = await rowsOf<{ ids: string[] }>(
      tx,
      sql`select ledger_post(${JSON.stringify(postings.map(wire))}::jsonb)::text[] as ids`,
    );
    return row?.ids ?? [];
  } catch (error) {
    const reason = REASONS[constraintOf(error)];
    throw reason ? new LedgerRefused(reason) : error;
  }
}

function wire(posting: Posting) {
  return {
    advertiser_id: posting.advertiserId,
    currency: posting.currency,
    kind: posting.kind,
    amount: posting.amount.toString(),
    allocation_id: posting.allocationId,
    reference: posting.reference,
    made_by: posting.madeBy,
    at: posting.at?.toISOString(),
    floor: floorOf(posting.currency),
  };
}

const floors = new Map<string, string>();

/** How far funding may go below zero: the largest budget, in minor units. */
function floorOf(currency: string): string {
  let floor = floors.get(currency);
  if (floor === undefined) {
    floor = (-MAX_BUDGET_UNITS * 10n ** BigInt(exponentOf(currency))).toString();
    floors.set(currency, floor);
  }
  return floor;
}

function constraintOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'constraint' in cause ? String(cause.constraint) : '';
}
