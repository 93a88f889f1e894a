import type { JudgedFor, RewardState } from './useRewardStates.ts';

/** How a chooser marks rewards that cannot be given. The catalogue as a separate screen, which chooses for no promotion, marks none. */
export interface RewardJudgment {
  judgedFor: JudgedFor;
  /** Whether rewards that cannot be given are left out, except chosen ones. */
  isHiding: boolean;
  /** Shows them too. */
  showAll: () => void;
  /** Receives the verdicts of each page; keeps its identity. */
  onStates: (states: readonly RewardState[]) => void;
  /** The obstacle in words; undefined where there is none, or while it is unknown. */
  warningOf: (sku: string) => string | undefined;
  /** The inventory of the reward, where that is the obstacle. */
  inventoryHrefOf: (sku: string) => string | undefined;
}
