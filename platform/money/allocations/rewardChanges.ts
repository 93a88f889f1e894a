import { and, eq } from 'drizzle-orm';
import type { Change } from '../../foundation/changes/change.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { invalidField, refused } from '../../foundation/http/refusals/refusal.ts';
import type { WantedReward } from './rewards.ts';
import { allocatedRewards } from './table.ts';

/** A reward of a pending allocation before and after a change, which may be none. */
export interface RewardChange {
  id: string;
  before: WantedReward;
  after: WantedReward;
}

/** A change of a reward; omitted fields stay unchanged. */
export interface RewardEdit {
  sku: string;
  quantity?: number;
  sellingPrice?: bigint;
}

/**
 * Every reward of the allocation as it is and as it would be.
 * @throws Refusal double_reward, or `rewards.N.sku`: `unknown_reward` where the allocation does not have it.
 */
export async function changedRewards(
  { tx, scope }: Change,
  { advertiserId, id: allocationId }: { advertiserId: string; id: string },
  edits: readonly RewardEdit[],
): Promise<RewardChange[]> {
  const rows = await tx
    .select()
    .from(allocatedRewards)
    .where(
      and(eq(allocatedRewards.advertiserId, advertiserId), eq(allocatedRewards.allocationId, allocationId)),
    );
  const edited = new Map<string, RewardEdit>();
  for (const [at, edit] of edits.entries()) {
    if (edited.has(edit.sku)) throw refused(scope, 'double_reward', { sku: edit.sku });
    if (!rows.some(({ sku }) => sku === edit.sku)) throw invalidField(`rewards.${at}.sku`, 'unknown_reward');
    edited.set(edit.sku, edit);
  }
  return rows.map(({ id, sku, quantity, sellingPrice }) => ({
    id,
    before: { sku, quantity, sellingPrice },
    after: { sku, quantity, sellingPrice, ...edited.get(sku) },
  }));
}

/** Writes quantities and prices as they are to be. */
export async function saveRewards(
  tx: Queries,
  advertiserId: string,
  changes: readonly RewardChange[],
): Promise<void> {
  for (const { id, after } of changes) {
    await tx
      .update(allocatedRewards)
      .set({ quantity: after.quantity, sellingPrice: after.sellingPrice })
      .where(and(eq(allocatedRewards.advertiserId, advertiserId), eq(allocatedRewards.id, id)));
  }
}
