import { sql } from 'drizzle-orm';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { among } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { invalid, refused } from '../../foundation/http/refusals/refusal.ts';
import { rewardsFor } from '../rewards/available.ts';
import { allocatedRewards } from './table.ts';

/** A reward a request brings; the price in minor units of the allocation's currency. */
export interface WantedReward {
  sku: string;
  quantity: number | null;
  sellingPrice: bigint | null;
}

/** The allocation that rewards are added to. */
export interface RewardPlace {
  advertiserId: string;
  mode: AllocationMode;
  /** The allocation that is there already; none for a new one. */
  allocationId?: string | undefined;
}

/**
 * Judges the rewards of a request: each named once and not in the allocation yet (ALLOC-10, ALLOC-38), known, and available to the
 * advertiser (ALLOC-11, ALLOC-39, ALLOC-40).
 * @throws Refusal double_reward, or the broken rules `rewards.N.sku`: `unknown_reward`, `reward_unavailable` (its limit is the reason).
 */
export async function checkRewards(
  { tx, scope }: Change,
  { advertiserId, mode, allocationId }: RewardPlace,
  skus: readonly string[],
): Promise<void> {
  if (skus.length === 0) return;
  const twice = skus.find((sku, at) => skus.indexOf(sku) !== at) ?? (await alreadyIn(tx, allocationId, skus));
  if (twice !== undefined) throw refused(scope, 'double_reward', { sku: twice });
  await holdRewards(tx, skus);
  const rewardsBySku = new Map(
    (await rewardsFor(tx, { advertiserId, mode, skus })).map((reward) => [reward.sku, reward]),
  );
  const broken = skus.flatMap((sku, at) => {
    const reward = rewardsBySku.get(sku);
    const field = `rewards.${at}.sku`;
    if (!reward) return [{ field, rule: 'unknown_reward' }];
    return reward.isAvailable ? [] : [{ field, rule: 'reward_unavailable', limit: reward.reason ?? '' }];
  });
  if (broken.length > 0) throw invalid(broken);
}

/** Writes the rewards of a request; they wait for its decision. */
export async function bringRewards(
  tx: Queries,
  place: { advertiserId: string; allocationId: string; lineId: string },
  rewards: readonly WantedReward[],
): Promise<void> {
  if (rewards.length > 0)
    await tx.insert(allocatedRewards).values(rewards.map((reward) => ({ ...place, ...reward })));
}

/** Locks the checked rewards until the request is stored: a concurrent change of their value waits, and then finds them committed (SKU-33). */
async function holdRewards(tx: Queries, skus: readonly string[]): Promise<void> {
  await tx.execute(sql`select from skus where sku in ${among(skus)} order by sku for share`);
}

async function alreadyIn(
  tx: Queries,
  allocationId: string | undefined,
  skus: readonly string[],
): Promise<string | undefined> {
  if (allocationId === undefined) return undefined;
  const rows = await rowsOf(
    tx,
    { sku: text },
    sql`select sku from allocated_rewards where allocation_id = ${allocationId} and status <> 'disabled'`,
  );
  const there = new Set(rows.map(({ sku }) => sku));
  return skus.find((sku) => there.has(sku));
}
