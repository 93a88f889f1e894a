import type { FieldError } from '../../schema/rules/fieldErrors.ts';
import type { Refusal } from '../data/useScreenMutation.ts';
import type { CommitResult, PreviewResult } from './EffectsDialog.tsx';
import type { EffectsRef } from './EffectsPreview.tsx';

/** How a try or a change ended: with the words of a reason where it was not done; null where a form or a dialog says why. */
type Preview<Done> = { done: Done } | { refused: string } | null;

/** What each answer to the change means, ready for a mutation. */
export interface PreviewHandlers<Done> {
  done: (success: Done) => Preview<Done>;
  stale: () => Preview<Done>;
  invalid: (errors: readonly FieldError[]) => Preview<Done>;
  refused: (refusal: Refusal) => Preview<Done>;
}

interface Change<Done extends { effects: EffectsRef }> {
  /** Tries the change, or makes it; null where the shared error dialog is open. */
  send: (dryRun: boolean, handlers: PreviewHandlers<Done>) => Promise<Preview<Done>>;
  /** Why it was not done, in words. */
  staleReason?: () => string;
  /** Null where the form shows what is wrong. */
  invalidReason: (errors: readonly FieldError[]) => string | null;
  refusedReason: (refusal: Refusal) => string | null;
  onDone: (done: Done) => void;
}

/** The two calls behind an `EffectsDialog`: a try of the change, and the change itself. */
export function previewAndCommit<Done extends { effects: EffectsRef }>(change: Change<Done>) {
  const { send, staleReason, invalidReason, refusedReason, onDone } = change;
  const reason = (words: string | null | undefined): Preview<Done> =>
    words == null ? null : { refused: words };
  const handlers: PreviewHandlers<Done> = {
    done: (done) => ({ done }),
    stale: () => reason(staleReason?.()),
    invalid: (errors) => reason(invalidReason(errors)),
    refused: (refusal) => reason(refusedReason(refusal)),
  };
  return {
    async preview(): Promise<PreviewResult> {
      const answer = await send(true, handlers);
      return answer && 'done' in answer ? { effects: answer.done.effects } : answer;
    },
    async commit(): Promise<CommitResult> {
      const answer = await send(false, handlers);
      if (!answer) return 'failed';
      if (!('done' in answer)) return answer;
      onDone(answer.done);
      return 'done';
    },
  };
}
