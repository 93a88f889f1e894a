import { sql } from 'drizzle-orm';
import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';

/** Time limits of a transaction that moves more lines than a request accepts at once: its statements grow with the lines. */
const LARGE_LIMITS = { statement_timeout: '120s', idle_in_transaction_session_timeout: '60s' };

/** Raises the time limits of a transaction on a large dispatch; others keep the limits of their session. */
export async function allowLarge(tx: Queries, lines: number): Promise<void> {
  if (lines <= MAX_LINES_AT_ONCE) return;
  for (const [name, limit] of Object.entries(LARGE_LIMITS))
    await tx.execute(sql`select set_config(${name}, ${limit}, true)`);
}
