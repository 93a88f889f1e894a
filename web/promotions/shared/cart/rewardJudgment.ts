import type { JudgedFor, RewardState } from './useRewardStates.ts';
import type { RewardWarnings } from './useRewardWarnings.ts';

/** Marks rewards that a promotion cannot give. The catalog's own screen belongs to no promotion and marks none. */
export interface RewardJudgment extends Pick<RewardWarnings, 'warningOf' | 'cureOf' | 'hintOf'> {
  judgedFor: JudgedFor;
  /** True to hide rewards that the promotion cannot give, unless they are selected. */
  isHiding: boolean;
  /** Shows them too. */
  showAll: () => void;
  /** Receives the verdicts of each page; keeps its identity. */
  onStates: (states: readonly RewardState[]) => void;
}
