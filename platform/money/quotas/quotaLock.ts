import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';

const lockName = (advertiserId: string) => sql`hashtextextended(${`quotas:${advertiserId}`}, 0)`;

/**
 * A transaction that takes or returns redemptions of an advertiser shares this lock until its end: a quota that begins meanwhile waits, and
 * counts them. Taken before allocations are locked.
 */
export async function shareQuotas(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockName(advertiserId)})`);
}

/** Nobody takes or gives back redemptions of the advertiser until this transaction ends. Taken before any row is locked. */
export async function stopForQuotas(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockName(advertiserId)})`);
}
