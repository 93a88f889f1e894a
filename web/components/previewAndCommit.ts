import type { Made, Tried } from './EffectsDialog.tsx';
import type { EffectsRef } from './EffectsPreview.tsx';

/** Of the answers to a change, the one that says it was done: it comes with its effects. */
type Done<Answer> = Extract<Answer, { effects: EffectsRef }>;

interface Change<Answer> {
  /** Tries it or makes it; nothing where the call failed, whose dialog is open, or where a form shows what is wrong. */
  ask: (dryRun: boolean) => Promise<Answer | null | undefined>;
  /** Why it was not done, in words. */
  reasonOf: (answer: Exclude<Answer, Done<Answer>>) => string;
  onDone: (done: Done<Answer>) => void;
}

/** The two calls behind an `EffectsDialog`: a try of the change, and the change itself. */
export function previewAndCommit<Answer extends { __typename: string }>(change: Change<Answer>) {
  const { ask, reasonOf, onDone } = change;
  const isDone = (answer: Answer): answer is Done<Answer> => 'effects' in answer;
  const refusalOf = (answer: Answer) => ({ refused: reasonOf(answer as Exclude<Answer, Done<Answer>>) });
  return {
    async tryIt(): Promise<Tried> {
      const answer = await ask(true);
      if (!answer) return null;
      return isDone(answer) ? { effects: answer.effects } : refusalOf(answer);
    },
    async make(): Promise<Made> {
      const answer = await ask(false);
      if (!answer) return 'failed';
      if (!isDone(answer)) return refusalOf(answer);
      onDone(answer);
      return 'done';
    },
  };
}
