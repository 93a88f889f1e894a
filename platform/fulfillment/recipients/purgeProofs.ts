import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';

/** Deletes addresses that were to be proved, and browsers that proved one, a day after both are over. */
export async function purgeProofs(tx: Queries): Promise<void> {
  await tx.execute(sql`delete from one_time_codes where expires_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from recipient_visits where expires_at < now() - interval '1 day'`);
}
