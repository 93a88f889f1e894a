import type { Change } from '../../../foundation/changes/change.ts';
import { countWaiting } from '../../budgets/writeLines.ts';

/**
 * An edit of the allocation itself changes the effect of every other waiting request: each gets a new version, so
 * that nobody approves what they have not seen, and the event, so that the editor does not approve it (two persons).
 */
export async function touchOthers(
  change: Change,
  { advertiserId, allocationId, id }: { advertiserId: string; allocationId: string | null; id: string },
  { before, after }: { before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  if (allocationId === null) return;
  const others = await countWaiting(change.tx, { advertiserId, allocationId, id });
  // Under one key of their own: the line's own words and amount stay, and are read back from its events.
  for (const nounId of others)
    await change.record({
      noun: 'budget_lines',
      nounId,
      action: 'changed',
      advertiserId,
      before: { allocation: before },
      after: { allocation: after },
    });
}
