import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { DispatchChangeDialogDocument } from '../../../operations/fulfillment/dispatches/DispatchChangeDialog.generated.ts';
import {
  type DispatchActionsFragment,
  DispatchActionsFragmentDoc,
  type DispatchActionsRecallDocument,
  type DispatchActionsRecallMutation,
  DispatchPartsFragmentDoc,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { type ResultHandlers, settleResult, showRefusal } from '../../data/useScreenMutation.ts';
import { type PreviewHandlers, previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { followRequest, type RequestProgress } from '../shared/dispatches/followRequest.ts';
import { invalidateDispatches } from '../shared/dispatches/invalidateDispatches.ts';
import { useCancelRequest } from '../shared/dispatches/useCancelRequest.ts';
import { DISPATCH_CHANGES, type DispatchChange } from './dispatchChanges.ts';

/** The advertiser and the promotion of a dispatch. */
export interface DispatchAddress {
  advertiserId: string;
  promotionId: string;
}

type Answer = DispatchActionsRecallMutation['recallDispatch'];
type Changed = Extract<Answer, { __typename: 'RecallDispatchSuccess' }>;
type Handlers = PreviewHandlers<Changed>;
type Preview = ReturnType<Handlers['done']>;

/** The content of one answer: the progress of a pending job, or a preview for the dialog. */
type Outcome = { pending: RequestProgress } | { preview: Preview };

const outcomes = ({
  done,
  invalid,
  refused,
}: Handlers): ResultHandlers<DispatchActionsRecallMutation, Outcome> => ({
  done: (success) =>
    success.__typename === 'ChangeDispatchPending'
      ? { pending: success.request }
      : { preview: done(success) },
  invalid: (errors) => ({ preview: invalid(errors) }),
  refused: (refusal) => ({ preview: refused(refusal) }),
});

/**
 * The two calls of a dispatch change: a dry run, whose dispatch is `tried`, and the change itself, made once however often the button is pressed. A job
 * works on a large one: `progress` tells how far it is. Closing the dialog gives up the dry run; the change goes on, and a message tells its end.
 */
export function useDispatchChange(change: DispatchChange, id: string, place: DispatchAddress) {
  // All four have the same response shape, each in its own union.
  const request = useRequestKey(`dispatch.${id}.${change}`);
  const [send] = useKeyedMutation(DISPATCH_CHANGES[change] as typeof DispatchActionsRecallDocument, request);
  const [tried, setTried] = useState<DispatchActionsFragment | null>(null);
  const [progress, setProgress] = useState<RequestProgress | null>(null);
  const client = useApolloClient();
  const { cache } = client;
  const cancelRequest = useCancelRequest();
  /** The dry run that a job works on. */
  const trying = useRef<string>(undefined);
  const isGone = useRef(false);

  const giveUp = useRef(() => {});
  giveUp.current = () => {
    if (trying.current !== undefined) cancelRequest(trying.current);
    trying.current = undefined;
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      giveUp.current();
    };
  }, []);

  /** The result of a job, settled as the answer of the change; null where it is not known. */
  async function follow(pending: RequestProgress, handlers: Handlers, isWanted: () => boolean) {
    const onProgress = (now: RequestProgress) => void (isGone.current || setProgress(now));
    onProgress(pending);
    const followed = { document: DispatchChangeDialogDocument, id: pending.id };
    const result = await followRequest(client, followed, { onProgress, isWanted });
    if (!isGone.current) setProgress(null);
    if (!result) return null;
    // It has the same shape as the answer of a small change.
    const answer: Answer =
      result.__typename === 'DispatchChangeSuccess'
        ? { ...result, __typename: 'RecallDispatchSuccess' }
        : result;
    return settleResult(answer, outcomes(handlers)) as Outcome;
  }

  const sendOnce = (dryRun: boolean, handlers: Handlers) =>
    send<Outcome>({ input: { id, dryRun } }, outcomes(handlers));

  async function tryOut(handlers: Handlers): Promise<Preview> {
    const first = await sendOnce(true, handlers);
    if (!first) return null;
    if ('preview' in first) return first.preview;
    trying.current = first.pending.id;
    // It was closed while its request was sent.
    if (isGone.current) giveUp.current();
    const end = await follow(first.pending, handlers, () => !isGone.current);
    trying.current = undefined;
    if (end && 'preview' in end) return end.preview;
    if (!isGone.current) showFailedCall({ status: 503, code: 'UNAVAILABLE' });
    return null;
  }

  async function make(handlers: Handlers): Promise<Preview> {
    const first = await sendOnce(false, handlers);
    if (!first) return null;
    if ('preview' in first) return first.preview;
    // The idempotency key stays, so that the outcome can be requested after a reload.
    request.lose();
    invalidateDispatches(cache, { ...place, dispatchId: id });
    const end = await follow(first.pending, handlers, () => true);
    // The same idempotency key returns the outcome of the change.
    if (!end || 'pending' in end) return make(handlers);
    if (end.preview && 'done' in end.preview) request.finish();
    else request.settle();
    return end.preview;
  }

  const calls = previewAndCommit<Changed>({
    send: (dryRun, handlers) =>
      dryRun
        ? tryOut({
            ...handlers,
            done(success) {
              const parts = readFragment(DispatchPartsFragmentDoc, success.dispatch);
              if (!isGone.current) setTried(readFragment(DispatchActionsFragmentDoc, parts));
              return handlers.done(success);
            },
          })
        : make(handlers),
    invalidReason: () => i18next.t('dispatches:changed_meanwhile'),
    refusedReason(refusal) {
      if (isGone.current) showRefusal(refusal);
      return refusal.message || i18next.t('dispatches:changed_meanwhile');
    },
    onDone() {
      toast.success(i18next.t(`dispatches:${change}_done`));
      invalidateDispatches(cache, { ...place, dispatchId: id });
    },
  });
  return { ...calls, tried, progress };
}
