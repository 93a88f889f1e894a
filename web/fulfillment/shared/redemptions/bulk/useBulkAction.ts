import { useState } from 'react';
import {
  BulkDialogBeginDocument,
  type BulkProgressFragment,
  BulkProgressFragmentDoc,
} from '../../../../../operations/fulfillment/redemptionActions/BulkActions.generated.ts';
import { readFragment } from '../../../../../operations/readFragment.ts';
import type { BulkAction } from '../../../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { useRequestKey } from '../../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../../data/useKeyedMutation.ts';
import type { ReportChoice } from './chosenRedemptions.ts';

/** Result of a dry run of a bulk action: its counts, why it is refused, or null if its call failed. */
export type BulkTry = Answer | null;

type Answer =
  | { counted: BulkProgressFragment; fingerprint: string }
  /** `isCountable`: the selection has changed since the count, so another count helps. */
  | { refused: string; isCountable: boolean };

/**
 * The two calls of a bulk action. It starts with exactly the set that the dry run counted; if that set has changed, the new one is counted and needs
 * another confirmation.
 */
export function useBulkAction(action: BulkAction, { filter, selection }: ReportChoice) {
  const request = useRequestKey(`redemptions.bulk.${action}`);
  const [send, isSending] = useKeyedMutation(BulkDialogBeginDocument, request);
  const [tried, setTried] = useState<BulkTry | 'waiting'>('waiting');
  const set = selection.all
    ? { selectAll: true, filter, excludeRedemptionList: [...selection.excluded] }
    : { selectAll: false, redemptionList: [...selection.ids] };

  const call = (comment: string, fingerprint: string | null) =>
    send(
      {
        input: {
          action,
          ...set,
          dryRun: fingerprint === null,
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
    /** Counts the affected rows; the text of a comment does not matter for it. */
    async count() {
      setTried('waiting');
      setTried(await call('–', null));
    },
    /** Starts it; returns its ID, or null if it did not start. */
    async begin(comment: string): Promise<string | null> {
      if (tried === 'waiting' || tried === null || !('counted' in tried)) return null;
      const answer = await call(comment, tried.fingerprint);
      if (answer && 'counted' in answer) return answer.counted.id;
      if (answer) setTried(answer);
      return null;
    },
  };
}
