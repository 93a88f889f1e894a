import { sql } from 'drizzle-orm';
import { idArray } from '../../../access/visibleAdvertisers.ts';
import type { Change } from '../../../changes/change.ts';
import { cancelLines } from '../../dispatches/cancelLines.ts';
import { type Moved, moveRedemptions } from '../move.ts';
import type { Commanded } from './commanded.ts';

/**
 * Cancels those that are failed or pending, whether or not their recipients were notified: their links end, waiting messages are dropped, and a code
 * on order is cancelled when it arrives. Returns the canceled ones. Check the rules and lock the dispatches (`lockDispatchesOf`) before.
 */
export async function cancelRedemptions(
  change: Change,
  { advertiserId, ids, madeBy }: Commanded,
): Promise<Moved[]> {
  const { tx } = change;
  const moved = await moveRedemptions(change, { advertiserId, ids, step: 'cancel', madeBy });
  const canceled = moved.map(({ id }) => id);
  await tx.execute(sql`update deliveries m set state = 'dropped'
    where m.advertiser_id = ${advertiserId} and m.redemption_id = any (${idArray(canceled)}::bigint[]) and m.state = 'queued'`);
  await cancelLines(change, { advertiserId, redemptionIds: canceled });
  return moved;
}
