import type { JudgedFor, RewardState } from './useRewardStates.ts';
import type { RewardWarnings } from './useRewardWarnings.ts';

/** How a chooser marks rewards that cannot be given. The catalogue as a separate screen, which chooses for no promotion, marks none. */
export interface RewardJudgment extends Pick<RewardWarnings, 'warningOf' | 'cureOf' | 'hintOf'> {
  judgedFor: JudgedFor;
  /** Whether rewards that cannot be given are left out, except chosen ones. */
  isHiding: boolean;
  /** Shows them too. */
  showAll: () => void;
  /** Receives the verdicts of each page; keeps its identity. */
  onStates: (states: readonly RewardState[]) => void;
}
