import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';

/**
 * Locks all accounts of an advertiser until the transaction ends, in the order of their ids, as postings do. A transaction that posts
 * more than once calls this before its first posting: the others then wait for nobody.
 */
export async function lockAccounts(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`select ledger_lock(${advertiserId}::bigint)`);
}
