import { RewardMarkDocument } from '../../../../operations/catalog/catalog/RewardMark.generated.ts';
import { usePolling } from '../../../data/usePolling.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';

/** Interval after which shown rewards are checked again, in ms. */
const RECHECK_MS = 60_000;

/** A promotion for which rewards are chosen, as far as their states depend on it. */
export interface JudgedFor {
  advertiserId: string;
  /** Without one, nothing is checked against its redemption flow. */
  experienceId: string | null;
}

/** Verdict on giving a reward in the promotion now: `ready`, or the obstacle. */
export interface RewardState {
  sku: string;
  state: string;
  /** The reason behind an invalid or unavailable reward; absent where the source does not tell it. */
  reason?: string | null;
}

/**
 * The platform's verdicts on rewards that are not chosen yet. They are checked again every minute and when the person returns to the tab. A failure
 * leaves them unknown: then the rewards have no marks, and the platform judges them when they are saved.
 */
export function useRewardStates(
  judgedFor: JudgedFor | undefined,
  skus: readonly string[],
): {
  /** Undefined while unknown. */
  states: readonly RewardState[] | undefined;
  /** False while the first verdict is awaited. */
  isSettled: boolean;
} {
  const isAsked = judgedFor !== undefined && skus.length > 0;
  const { advertiserId = '', experienceId = null } = judgedFor ?? {};
  const variables = { advertiserId, experienceId, skus: [...skus] };
  const { data, isLoading, refetch } = useScreenQuery(RewardMarkDocument, variables, { isAsked });
  usePolling(refetch, isAsked, RECHECK_MS);
  const states = isAsked && !isLoading ? (data?.rewardStates ?? undefined) : undefined;
  return { states, isSettled: !isLoading };
}
