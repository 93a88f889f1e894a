import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';

/**
 * Locks the dispatches of redemptions that are about to be canceled or retried, before the redemptions (`lockOrder.ts`): the last line that ends finishes
 * its dispatch, and a line that is reopened puts it to work again.
 */
export async function lockDispatchesOf(
  tx: Queries,
  { advertiserId, redemptionIds }: { advertiserId: string; redemptionIds: readonly string[] },
): Promise<void> {
  await tx.execute(sql`select from dispatches d where d.advertiser_id = ${advertiserId}
    and d.id = any (array(select r.dispatch_id from redemptions r
      where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(redemptionIds)}::bigint[])))
    order by d.id for no key update`);
}
