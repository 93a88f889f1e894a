import type { PromotionState, PromotionStatus } from '../foundation/transitions.ts';
import { promotionIssues } from './promotionIssues.ts';
import type { Situation } from './promotionRules.ts';
import type { SettingName } from './promotionValues.ts';

/** Where what is missing can be put right. */
export const LAUNCH_PLACES = ['details', 'rewards', 'settings', 'advertiser', 'budget'] as const;
export type LaunchPlace = (typeof LAUNCH_PLACES)[number];

/** One gap that keeps a promotion from running: its key, its field if it is a setting, and where to fill it. */
export interface LaunchGap {
  code: string;
  field: SettingName | null;
  screen: LaunchPlace;
}

/** A promotion as far as it is judged what it still needs. */
export interface Launch {
  status: PromotionStatus;
  state: PromotionState;
  isAdvertiserEnabled: boolean;
  /** It has a reward that is not disabled. */
  hasReward: boolean;
  hasRunnableReward: boolean;
  /** One of these is in stock, or the advertiser's budget pays for it. */
  hasPaidReward: boolean;
  situation: Situation;
}

/**
 * Steps that a promotion lacks before its launch, in the best order to do them; none if it is completed, deleted or a test. The
 * start may lie ahead: that is not missing.
 */
export function launchGaps(promotion: Launch): LaunchGap[] {
  const { status, state, situation } = promotion;
  if (status !== 'enabled' && status !== 'paused') return [];
  const gaps: [boolean, LaunchGap][] = [
    [!promotion.isAdvertiserEnabled, { code: 'advertiser_disabled', field: null, screen: 'advertiser' }],
    [!promotion.hasReward, { code: 'reward_required', field: null, screen: 'rewards' }],
    [
      promotion.hasReward && !promotion.hasRunnableReward,
      { code: 'no_live_reward', field: null, screen: 'rewards' },
    ],
    [
      promotion.hasRunnableReward && !promotion.hasPaidReward,
      { code: 'budget_too_low', field: null, screen: 'budget' },
    ],
    ...promotionIssues(situation).map(({ field, rule }): [boolean, LaunchGap] => [
      true,
      { code: rule, field, screen: 'settings' },
    ]),
    [state === 'ended', { code: 'promotion_over', field: 'endsAt', screen: 'settings' }],
    [status === 'paused', { code: 'promotion_paused', field: null, screen: 'details' }],
  ];
  return gaps.filter(([isMissing]) => isMissing).map(([, gap]) => gap);
}
