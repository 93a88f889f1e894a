import { useState } from 'react';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  BulkDialogBeginDocument,
  type BulkProgressFragment,
  BulkProgressFragmentDoc,
} from '../../../operations/redemptions/BulkActions.generated.ts';
import type { BulkAction } from '../../../schema/redemptionBulk.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import type { ReportChoice } from './chosenRedemptions.ts';

/** What a try of a bulk action says: its counts, why it is refused, or null where its call failed. */
export type BulkTry = Answer | null;

type Answer =
  | { counted: BulkProgressFragment; fingerprint: string }
  /** `isCountable`: other rows are chosen now than were counted, so counting them again helps. */
  | { refused: string; isCountable: boolean };

/**
 * The two calls of a bulk action. What is begun is exactly the set that the try counted; where that changed meanwhile, the new one is counted and has to be
 * confirmed again.
 */
export function useBulkAction(action: BulkAction, { filter, selection }: ReportChoice) {
  const [send, isSending] = useScreenMutation(BulkDialogBeginDocument);
  const [tried, setTried] = useState<BulkTry | 'waiting'>('waiting');
  const { key } = useIdempotencyKey();
  const set = selection.all
    ? { selectAll: true, filter, excludeRedemptionList: [...selection.excluded] }
    : { selectAll: false, redemptionList: [...selection.ids] };

  const call = (comment: string, fingerprint: string | null) =>
    send(
      {
        input: {
          ...{ action, ...set, idempotencyKey: key(), dryRun: fingerprint === null },
          ...(action === 'add_comment' ? { comment } : {}),
          ...(fingerprint === null ? {} : { fingerprint }),
        },
      },
      {
        done: ({ bulk, fingerprint: mark }): Answer => ({
          counted: readFragment(BulkProgressFragmentDoc, bulk),
          fingerprint: mark,
        }),
        refused: ({ code, message }): Answer => ({ refused: message, isCountable: code === 'set_changed' }),
      },
    );

  return {
    tried,
    isSending,
    /** Counts what would be touched; the text of a comment changes nothing of it. */
    async count() {
      setTried('waiting');
      setTried(await call('–', null));
    },
    /** Begins it; answers its ID, or null where it was not begun. */
    async begin(comment: string): Promise<string | null> {
      if (tried === 'waiting' || tried === null || !('counted' in tried)) return null;
      const answer = await call(comment, tried.fingerprint);
      if (answer && 'counted' in answer) return answer.counted.id;
      if (answer) setTried(answer);
      return null;
    },
  };
}
