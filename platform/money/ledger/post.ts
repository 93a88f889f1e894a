import { type SQL, sql } from 'drizzle-orm';
import { maxBudget } from '../../../schema/foundation/money/money.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { LedgerKind } from './kinds.ts';

/** One move of money: `amount` in minor units of `currency`, above 0. */
export interface Posting {
  advertiserId: string;
  currency: string;
  kind: LedgerKind;
  amount: bigint;
  /** The allocation that is filled, emptied or charged; without one `source` means unallocated. */
  allocationId?: string;
  /** The cause of the movement: an order id, a budget line. */
  reference?: string;
  /** The account that did it; absent for the platform itself. */
  madeBy?: string;
  /** When it counts; now when absent. */
  at?: Date;
}

const MESSAGES = {
  insufficient_funds: 'Insufficient funds',
  budget_too_high: 'Budget too high',
  account_frozen: 'The account is frozen until its figures tie again',
  already_reversed: 'The posting was undone before',
  not_reversible: 'There is no such posting to undo',
};

/** The ledger refused a posting: insufficient funds, a budget above its maximum, or a frozen account. Nothing was posted. */
export class LedgerRefused extends Error {
  readonly reason: keyof typeof MESSAGES;

  constructor(reason: keyof typeof MESSAGES) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}

const REASONS: Record<string, LedgerRefused['reason']> = {
  ledger_accounts_covered: 'insufficient_funds',
  ledger_accounts_capped: 'budget_too_high',
  ledger_accounts_frozen: 'account_frozen',
  ledger_txns_reversed_once: 'already_reversed',
  ledger_txns_not_reversible: 'not_reversible',
};

/**
 * Posts a list of moves as one statement, all or nothing; money moves in no other way. Accounts are locked in the order of their ids,
 * and limits are checked against the balances after the whole list. Call it once per transaction, before other writes; more than once only after
 * `lockAccounts`.
 * @returns the ids of the postings, in the order given.
 * @throws LedgerRefused where funds do not suffice; the transaction is then to be given up.
 */
export async function post(tx: Queries, postings: readonly Posting[]): Promise<string[]> {
  if (postings.length === 0) return [];
  const [row] = await orRefused(
    rowsOf(
      tx,
      { ids: listOf(text) },
      sql`select ledger_post(${JSON.stringify(postings.map(postingRow))}::jsonb)::text[] as ids`,
    ),
  );
  return row?.ids ?? [];
}

/** The moment of a posting as an SQL value. Use it for rows written with the posting, so that an `as of` query shows both or neither. */
export function momentOf(advertiserId: string, txnId: string): SQL {
  return sql`(select t.at from ledger_txns t where t.advertiser_id = ${advertiserId} and t.id = ${txnId})`;
}

/** The posting to undo, the reason in words or by reference, and the account that does it. */
export interface Reversal {
  advertiserId: string;
  txnId: string;
  reference?: string;
  madeBy?: string;
}

/**
 * Undoes a posting by one of the same kind with every sign turned; nothing is changed or deleted. Like `post`, once per transaction.
 * @returns the id of the new posting.
 * @throws LedgerRefused where it was undone before, undoes another, or its money has moved on.
 */
export async function reverse(tx: Queries, reversal: Reversal): Promise<string> {
  const { advertiserId, txnId, reference = null, madeBy = null } = reversal;
  const [row] = await orRefused(
    rowsOf(
      tx,
      { id: text },
      sql`select ledger_reverse(${advertiserId}::bigint, ${txnId}::bigint, ${reference}::text, ${madeBy}::bigint)::text as id`,
    ),
  );
  if (!row) throw new Error('The ledger answered no posting');
  return row.id;
}

async function orRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const reason = REASONS[constraintOf(error)];
    throw reason ? new LedgerRefused(reason) : error;
  }
}

function postingRow(posting: Posting) {
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
    floor = (-maxBudget(currency)).toString();
    floors.set(currency, floor);
  }
  return floor;
}

function constraintOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'constraint' in cause ? String(cause.constraint) : '';
}
