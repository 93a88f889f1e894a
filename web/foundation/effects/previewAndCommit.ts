import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { Refusal } from '../../data/useScreenMutation.ts';
import type { PreviewResult } from './EffectsDialog.tsx';
import type { EffectsRef } from './EffectsPreview.tsx';
import type { CommitResult } from './PreviewedChangeDialog.tsx';

/** Result of a dry run or a change: the words of a refusal, or null if a form or a dialog says why. */
type Preview<Done> = { done: Done } | { refused: string } | null;

/** The handlers of each response to the change, ready for a mutation. */
export interface PreviewHandlers<Done> {
  done: (success: Done) => Preview<Done>;
  stale: () => Preview<Done>;
  invalid: (errors: readonly FieldError[]) => Preview<Done>;
  refused: (refusal: Refusal) => Preview<Done>;
}

interface Change<Done extends { effects: EffectsRef }> {
  /** Tries the change, or makes it; null if the shared error dialog is open. */
  send: (dryRun: boolean, handlers: PreviewHandlers<Done>) => Promise<Preview<Done>>;
  /** The refusal, in words. */
  staleReason?: () => string;
  /** Null if the form shows the errors. */
  invalidReason: (errors: readonly FieldError[]) => string | null;
  refusedReason: (refusal: Refusal) => string | null;
  onDone: (success: Done) => void;
}

/** The two calls behind an `EffectsDialog`: the dry run, and the change itself. */
export function previewAndCommit<Done extends { effects: EffectsRef }>(change: Change<Done>) {
  const { send, staleReason, invalidReason, refusedReason, onDone } = change;
  const reason = (words: string | null | undefined): Preview<Done> =>
    words == null ? null : { refused: words };
  const handlers: PreviewHandlers<Done> = {
    done: (success) => ({ done: success }),
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
