import { useSyncExternalStore } from 'react';
import type { LostAnswerDialogQuery } from '../../../operations/people/idempotencyKeys/LostAnswerDialog.generated.ts';
import { slice } from '../../browser/appState.ts';

/** Outcome of a request with an idempotency key. */
export type KeyOutcome = NonNullable<LostAnswerDialogQuery['keyOutcome']>;

/** The record that a request made or changed. */
export type SavedRecord = NonNullable<KeyOutcome['record']>;

/** State of a request whose answer was lost. */
export type LostState =
  /** The service is being asked what became of it. */
  | { state: 'asking' }
  /** The service does not answer that either. */
  | { state: 'unreachable' }
  /** The request is still being worked on. */
  | { state: 'in_flight' }
  | { state: 'saved'; record: SavedRecord | null }
  | { state: 'not_saved' }
  | { state: 'refused'; message: string };

/** One lost answer, as the dialog shows it. */
export type LostAnswer = LostState & { id: number; close: () => void; again: () => void };

/** A lost answer in the dialog, for whoever finds out what became of its request. */
export interface ShownAnswer {
  write(state: LostState): void;
  /** Takes it out of the dialog. */
  remove(): void;
  /** Resolves once the person closes the dialog. */
  closed: Promise<'closed'>;
  /** Resolves once the person wants to send the request again. */
  again(): Promise<'again'>;
}

const answers = slice<readonly LostAnswer[]>(() => []);
let count = 0;

/** The lost answer that is shown now; the next one follows when it is closed. */
export function useLostAnswer(): LostAnswer | null {
  return useSyncExternalStore(answers.subscribe, answers.read)[0] ?? null;
}

/** Shows a lost answer, after those that are shown already. */
export function showLostAnswer(state: LostState): ShownAnswer {
  count += 1;
  const id = count;
  let pressClose: () => void = () => undefined;
  let pressAgain: () => void = () => undefined;
  const remove = () => answers.write(answers.read().filter((one) => one.id !== id));
  const buttons = {
    close() {
      remove();
      pressClose();
    },
    again: () => pressAgain(),
  };
  answers.write([...answers.read(), { ...state, id, ...buttons }]);
  return {
    remove,
    write: (next) =>
      answers.write(answers.read().map((one) => (one.id === id ? { ...next, id, ...buttons } : one))),
    closed: new Promise((resolve) => {
      pressClose = () => resolve('closed');
    }),
    again: () =>
      new Promise((resolve) => {
        pressAgain = () => resolve('again');
      }),
  };
}
