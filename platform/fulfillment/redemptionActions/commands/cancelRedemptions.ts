import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { dropQueued } from '../../deliveries/queueDeliveries.ts';
import { type ClosedLines, closeLines } from '../../dispatches/changes/closeLines.ts';
import { countClosed } from '../../dispatches/changes/countClosed.ts';
import { type Moved, moveRedemptions } from '../../redemptions/money/move.ts';
import type { CommandTarget } from './commandTarget.ts';

/**
 * Cancels those that are failed or pending, whether or not their recipients were notified: their links end, waiting messages are dropped, and a code
 * on order is canceled when it arrives. Returns the canceled ones. Check the rules and lock the dispatches (`lockDispatchesOf`) before.
 */
export async function cancelRedemptions(
  change: Change,
  { advertiserId, ids, madeBy }: CommandTarget,
): Promise<Moved[]> {
  const { tx } = change;
  let closed: ClosedLines[] = [];
  const moved = await moveRedemptions(change, {
    advertiserId,
    ids,
    step: 'cancel',
    madeBy,
    async writeAlso(canceled) {
      await dropQueued(tx, { advertiserId, ids: idArray(canceled) });
      closed = await closeLines(tx, { advertiserId, ids: idArray(canceled) });
    },
  });
  await countClosed(change, { advertiserId, closed });
  return moved;
}
