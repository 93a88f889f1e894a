import { sql } from 'drizzle-orm';
import { MAX_LINES_AT_ONCE } from '../../../../../schema/fulfillment/dispatchRequests.ts';
import type { Database, Queries } from '../../../../foundation/database/connections/connection.ts';

/** Time limits of a transaction that moves more lines than a request accepts at once: its statements grow with the lines. */
const LARGE_LIMITS = { statement_timeout: '120s', idle_in_transaction_session_timeout: '60s' };

const MAX_LINES = 200_000;

const MAX_EMBEDDED_LINES = 20_000;

/** Maximum lines of one dispatch. It is lower on the embedded database, where all other requests wait while a dispatch is accepted. */
export const mostLinesOf = ({ engine }: Pick<Database, 'engine'>): number =>
  engine === 'pglite' ? MAX_EMBEDDED_LINES : MAX_LINES;

/** Raises the time limits of a transaction on a large dispatch; others keep the limits of their session. */
export async function allowLarge(tx: Queries, lines: number): Promise<void> {
  if (lines <= MAX_LINES_AT_ONCE) return;
  for (const [name, limit] of Object.entries(LARGE_LIMITS))
    await tx.execute(sql`select set_config(${name}, ${limit}, true)`);
}
