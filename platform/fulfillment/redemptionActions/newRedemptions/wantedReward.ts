import { chargeOf, parseMoney } from '../../../../schema/foundation/money/money.ts';
import { runSlices } from '../../../../schema/foundation/process/slices.ts';
import { brokenFaceValue, judgeFaceValue } from '../../../../schema/money/faceValue.ts';
import { isRunnableOffer } from '../../../../schema/promotions/promotionStates.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { invalidField } from '../../../foundation/http/refusals/refusal.ts';
import { fillLines } from '../../dispatches/accept/fill.ts';
import {
  type OfferedReward,
  offeredRewards,
  oneCodeOf,
  readSources,
} from '../../dispatches/accept/sources.ts';
import type { DispatchLine } from '../../dispatches/contract.ts';
import type { PromotionFacts } from '../../dispatches/facts.ts';

/** A reward with the face value that it is given for, in minor units of its currency. */
export interface WantedReward {
  reward: OfferedReward;
  value: bigint;
}

interface RewardRequest {
  promotion: PromotionFacts;
  hasChoice: boolean;
  /** Null: its recipient chooses. */
  sku: string | null;
  value: string | null;
}

/**
 * The reward that is booked. Where recipients choose, it is the dearest one that can be given, since they are offered what costs no more (REDNEW-20).
 * @throws Refusal reward_sku unknown_reward, required; value as `judgeFaceValue` says, nothing_to_choose
 */
export async function wantedReward(
  tx: Queries,
  { promotion, hasChoice, sku, value }: RewardRequest,
): Promise<WantedReward> {
  const offered = await offeredRewards(tx, promotion.id, sku === null ? null : [sku]);
  if (sku !== null) {
    const reward = offered.get(sku);
    if (!reward) throw invalidField('reward_sku', 'unknown_reward');
    return { reward, value: valueFor(reward, value) };
  }
  if (!hasChoice) throw invalidField('reward_sku', 'required');
  const rewards = [...offered.values()].filter(isRunnableOffer);
  const [any] = rewards;
  if (!any) throw invalidField('reward_sku', 'nothing_to_choose');
  return dearest(tx, { promotion, rewards, value });
}

async function dearest(
  tx: Queries,
  {
    promotion,
    rewards,
    value,
  }: Pick<RewardRequest, 'promotion' | 'value'> & { rewards: readonly OfferedReward[] },
): Promise<WantedReward> {
  const { currency } = promotion;
  const isFree = value === null;
  const broken = isFree ? null : brokenFaceValue(value, currency, 0n);
  if (broken) throw invalidField('value', broken.rule, broken.limit);
  const most = isFree ? null : parseMoney(value, currency);
  const all = rewards.flatMap((reward): WantedReward[] => {
    if (!reward.isVariable)
      return most === null || (reward.currency === currency && reward.faceValue <= most)
        ? [{ reward, value: reward.faceValue }]
        : [];
    return most === null || reward.currency !== currency ? [] : [{ reward, value: most }];
  });
  if (all.length === 0) {
    if (most === null) throw invalidField('value', 'required');
    throw invalidField('value', 'nothing_to_choose');
  }
  const skus = all.map(({ reward }) => reward.sku);
  const sources = await readSources(tx, promotion, { skus, needed: oneCodeOf(skus) });
  const priced = all
    .flatMap((one) => {
      const line = { sku: one.reward.sku, value: one.value } as DispatchLine;
      const copy = {
        ...sources,
        pieces: sources.pieces.map((piece) => ({ ...piece })),
        balances: new Map(sources.balances),
        quotas: new Map([...sources.quotas].map(([key, quota]) => [key, { ...quota }])),
      };
      const filled = runSlices(fillLines({ reward: one.reward, lines: [line], currency, sources: copy }));
      const charge = 'lines' in filled ? filled.lines[0]?.charge : undefined;
      return charge === undefined ? [] : [{ ...one, charge }];
    })
    .sort((one, other) => (one.charge === other.charge ? 0 : one.charge > other.charge ? -1 : 1));
  // If none can be given, accepting the first one gives the reason.
  const [first] = priced.length > 0 ? priced : all.sort(byPrice);
  if (!first) throw new Error('no reward is left');
  return { reward: first.reward, value: first.value };
}

const byPrice = (one: WantedReward, other: WantedReward) =>
  chargeOf(other.value, other.reward.basisPoints) > chargeOf(one.value, one.reward.basisPoints) ? 1 : -1;

/** A value is asked for where the reward has none of its own; a recipient may be given one of 0 (REDNEW-12). */
function valueFor(reward: OfferedReward, value: string | null): bigint {
  const judged = judgeFaceValue(value, reward, 0n);
  if ('rule' in judged) throw invalidField('value', judged.rule, judged.limit);
  return judged.minor;
}
