import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { OFFER_STATES } from '../../../../schema/foundation/transitions.ts';
import { OFFER_REASONS } from '../../../../schema/promotions/offerReasons.ts';
import { requireAdvertiser } from '../../../advertisers/interface.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { invalidField } from '../../../foundation/http/refusals/refusal.ts';
import { experiences } from '../../experiences/table.ts';
import { offerReason, offerSource, offerState } from '../offers/offerShape.ts';
import type { DraftRewardJson, RewardStatesJson, rewardStatesQuery } from './shape.ts';

/** The rewards of a draft, and its owner; without an experience nothing is checked against its flow. */
interface Drafted {
  advertiserId: string;
  experienceId: string | null;
  skus: readonly string[];
}

/** The rewards of a draft in their order, judged as if they were a promotion's: one may have become unavailable since it was chosen. */
export async function draftRewards(tx: Queries, drafted: Drafted): Promise<DraftRewardJson[]> {
  const rewards = await judgedRewards(tx, drafted);
  return rewards.map(({ sku, name, state }) => ({ sku, name, state }));
}

async function judgedRewards(
  tx: Queries,
  { advertiserId, experienceId, skus }: Drafted,
): Promise<(DraftRewardJson & RewardStatesJson['items'][number])[]> {
  if (skus.length === 0) return [];
  const some = sql`(select ${advertiserId}::bigint as advertiser_id, 0::bigint as promotion_id, sku
    from jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb) as c (sku)) f`;
  const of = sql`(select ${advertiserId}::bigint as advertiser_id, 0::bigint as id, ${experienceId}::bigint as experience_id,
    false as multiple_rewards, 'enabled' as status, now() as start_datetime, null::timestamptz as end_datetime)`;
  const rows = await rowsOf(
    tx,
    { sku: text, name: nullable(text), state: oneOf(OFFER_STATES), reason: nullable(oneOf(OFFER_REASONS)) },
    sql`select f.sku, s.name, ${offerState} as state, ${offerReason} as reason ${offerSource({ promotionId: '0', some, of })}`,
  );
  const rowBySku = new Map(rows.map((row) => [row.sku, row]));
  return skus.map(
    (sku) => rowBySku.get(sku) ?? { sku, name: null, state: 'invalid_reward', reason: 'unknown' },
  );
}

/**
 * States of these rewards for a promotion of the advertiser, in the order of the request; the form marks rewards by them before one is chosen. Drafts and
 * promotions use the same states and the same rule.
 * @throws Refusal not_found for an advertiser that the caller does not see; experience_id unknown_experience
 */
export function readRewardStates(
  scope: Scope,
  advertiserId: string,
  { skus, experience_id }: z.output<typeof rewardStatesQuery>,
): Promise<RewardStatesJson> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    const experienceId = experience_id ?? null;
    if (experienceId !== null) {
      const isExperience = eq(experiences.id, experienceId);
      const [experience] = await tx.select({ id: experiences.id }).from(experiences).where(isExperience);
      if (!experience) throw invalidField('experience_id', 'unknown_experience');
    }
    const rewards = await judgedRewards(tx, { advertiserId, experienceId, skus });
    return { items: rewards.map(({ sku, state, reason }) => ({ sku, state, reason })) };
  });
}
