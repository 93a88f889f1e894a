import { sql } from 'drizzle-orm';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';

/**
 * Starts the time of links that somebody gets to see: with an expiration delay, a booked redemption expires that many days after its link was first handed
 * out, even if nobody uses it; otherwise its money would wait forever. A held dispatch does not age before its release. Activation does the same for links
 * that are sent. `logRead` calls this for every link that is shown or downloaded.
 */
export async function handOut(
  tx: Queries,
  { advertiserId, redemptionIds }: { advertiserId: string; redemptionIds: readonly string[] },
): Promise<void> {
  if (redemptionIds.length === 0) return;
  const ids = idArray(redemptionIds);
  await tx.execute(sql`select from redemptions r where r.advertiser_id = ${advertiserId} and r.id = any (${ids}::bigint[])
    and r.state = 'booked' order by r.id for no key update`);
  await tx.execute(sql`select guerdon_hand_out(${advertiserId}::bigint, ${ids}::bigint[])`);
}
