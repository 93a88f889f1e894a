import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';

/** Deletes addresses that were to be proved, and browsers that proved one, a day after both are over. */
export async function purgeProofs(tx: Queries): Promise<void> {
  await tx.execute(sql`delete from one_time_codes where expires_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from recipient_visits where expires_at < now() - interval '1 day'`);
}

/** A browser that proved its recipient, on one link. */
export interface NewVisit {
  visitHash: Buffer;
  advertiserId: string;
  redemptionId: string;
  recipientId: string;
  minutes: number;
}

/** Begins the visit of a browser. */
export async function beginVisit(
  tx: Queries,
  { visitHash, advertiserId, redemptionId, recipientId, minutes }: NewVisit,
): Promise<void> {
  await tx.execute(sql`insert into recipient_visits (visit_hash, advertiser_id, redemption_id, recipient_id, expires_at)
    values (${visitHash}, ${advertiserId}, ${redemptionId}, ${recipientId}, now() + make_interval(mins => ${minutes}))`);
}
