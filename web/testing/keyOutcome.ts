// Only for tests: the graph's answer to the question what became of a request.
import type { Answers } from './renderScreen.tsx';

/** A redemption, as the record of a request. */
export const SAVED_REDEMPTION = {
  record: { __typename: 'KeyRecord', noun: 'redemptions', id: '41975', advertiserId: '7', promotionId: null },
};

/** The answer to `LostAnswerDialog`. */
export const keyOutcome =
  (state: 'unknown' | 'in_flight' | 'done' | 'refused', more: object = {}): Answers[string] =>
  () => ({
    data: { keyOutcome: { __typename: 'KeyOutcome', key: 'k', state, record: null, refusal: null, ...more } },
  });

/** Answers in order; the last one repeats. */
export function inOrder(...answers: Answers[string][]): Answers[string] {
  let at = -1;
  return (variables) => {
    at = Math.min(at + 1, answers.length - 1);
    const answer = answers[at];
    if (!answer) throw new Error('No answer');
    return answer(variables);
  };
}
