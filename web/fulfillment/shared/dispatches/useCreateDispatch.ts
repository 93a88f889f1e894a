import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DispatchCostFragmentDoc,
  DispatchPreviewDialogCreateDocument,
  type DispatchPreviewDialogCreateMutation,
} from '../../../../operations/fulfillment/dispatches/DispatchPreviewDialog.generated.ts';
import { RequestProgressBarDocument } from '../../../../operations/fulfillment/dispatches/RequestProgressBar.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import type { CreateDispatchInput } from '../../../../operations/schema.generated.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { useRequestKey } from '../../../data/client/requestKey.ts';
import { showFailedCall } from '../../../data/failures/failedCall.ts';
import { useKeyedMutation } from '../../../data/useKeyedMutation.ts';
import {
  type Refusal,
  type ResultHandlers,
  settleResult,
  showRefusal,
} from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import type { MoneyValue } from '../../../kit/format/money.ts';
import { rememberAccepted } from './acceptedDispatch.ts';
import { followRequest, type RequestProgress } from './followRequest.ts';
import { invalidateDispatches } from './invalidateDispatches.ts';
import { useCancelRequest } from './useCancelRequest.ts';

/** The requested dispatch. */
export type DispatchInput = Omit<
  CreateDispatchInput,
  'idempotencyKey' | 'dryRun' | 'expectedTotal' | 'kind'
> & { kind: Exclude<DispatchKind, 'follow_ups' | 'single'> };

/** Result of a dry run. */
export type DispatchTry = Extract<
  DispatchPreviewDialogCreateMutation['createDispatch'],
  { __typename: 'CreateDispatchSuccess' }
>;

/** A dispatch between its form and its page, as the preview shows it. */
export interface DispatchAsk {
  input: DispatchInput;
  /** Result of the last dry run; null while it is pending, and if it was refused. */
  tried: DispatchTry | null;
  /** The total of the previous preview, if it changed meanwhile. */
  formerTotal: MoneyValue | null;
  /** Condition that the preview waits for, in words. */
  waitsFor: string | null;
  /** Progress of a large dispatch; null if its request is answered at once. */
  progress: RequestProgress | null;
  /** Reason that the dispatch is not accepted now. */
  refusal: Refusal | null;
  isSending: boolean;
}

const UNTRIED = { tried: null, waitsFor: null, progress: null, refusal: null, isSending: false };

interface Creating {
  advertiserId: string;
  /** Returns to the form, which shows the platform's errors. */
  onInvalid: (errors: readonly FieldError[]) => void;
  /** Called on acceptance; the page of the dispatch shows the rest. `isLeft` is true if the dialog was closed meanwhile. */
  onAccepted: (dispatchId: string, isLeft: boolean) => void;
}

export interface DispatchCreation {
  advertiserId: string;
  /** The dispatch that awaits confirmation; null while the form is filled in. */
  asked: DispatchAsk | null;
  /** A dispatch is being made, whether its dialog is open or not. */
  isUnderWay: boolean;
  /** Runs a dry run for the preview. */
  ask: (input: DispatchInput) => void;
  stopAsking: () => void;
  /** Makes the dispatch, at the total of the preview. */
  confirm: () => void;
}

/** Outcome of each response. */
type Ending =
  | { done: DispatchTry; requestId: string | undefined }
  | { pending: RequestProgress }
  | { refusal: Refusal }
  | { errors: readonly FieldError[] };

const ENDINGS: ResultHandlers<DispatchPreviewDialogCreateMutation, Ending> = {
  done: (success, requestId) =>
    success.__typename === 'CreateDispatchPending'
      ? { pending: success.request }
      : { done: success, requestId },
  invalid: (errors) => ({ errors }),
  refused: (refusal) => ({ refusal }),
};

/** Milliseconds between two dry runs while the platform loads the pictures that rows name. */
const PICTURES_RETRY_MS = 1_500;

/** Says how many pictures are loaded; null if the dispatch does not wait for any. */
const loadingPictures = (ending: Ending | null): string | null =>
  ending && 'refusal' in ending && ending.refusal.code === 'custom_images_loading'
    ? ending.refusal.message
    : null;

/** A dispatch is first tried, so that its cost is visible, then made at that total, exactly once however often it is sent. */
export function useCreateDispatch({ advertiserId, onInvalid, onAccepted }: Creating): DispatchCreation {
  const { t } = useTranslation('dispatches');
  const request = useRequestKey('dispatch');
  const [send] = useKeyedMutation(DispatchPreviewDialogCreateDocument, request);
  const [pendingAsk, setPendingAsk] = useState<DispatchAsk | null>(null);
  const [isUnderWay, setUnderWay] = useState(false);
  const client = useApolloClient();
  const cancelRequest = useCancelRequest();
  /** The current confirmation: a response to an earlier one is too late. */
  const turn = useRef(0);
  /** The dry run that a job works on. */
  const trying = useRef<string>(undefined);
  const isSaving = useRef(false);
  const isGone = useRef(false);

  function stopTrying() {
    turn.current += 1;
    if (trying.current !== undefined) cancelRequest(trying.current);
    trying.current = undefined;
  }
  const stop = useRef(stopTrying);
  stop.current = stopTrying;

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop.current();
    };
  }, []);

  /** Returns the outcome of a large dispatch, which a job makes; null if it is unknown, or nobody waits for it. */
  async function endOf(pending: RequestProgress, isWanted: () => boolean): Promise<Ending | null> {
    const onProgress = (progress: RequestProgress) =>
      setPendingAsk((now) => (now && isWanted() ? { ...now, progress } : now));
    onProgress(pending);
    const followed = { document: RequestProgressBarDocument, id: pending.id };
    const result = await followRequest(client, followed, { onProgress, isWanted });
    // The result of a request is never another request.
    if (!result || result.__typename === 'CreateDispatchPending') return null;
    return settleResult(result, ENDINGS) as Ending | null;
  }

  async function tryOut(input: DispatchInput, formerTotal: MoneyValue | null = null) {
    stopTrying();
    const mine = turn.current;
    const isWanted = () => turn.current === mine;
    const now: DispatchAsk = { ...UNTRIED, input, formerTotal };
    setPendingAsk(now);
    const tryOnce = async () => {
      const first = await send<Ending>({ input: { ...input, dryRun: true } }, ENDINGS);
      if (!first || !('pending' in first)) return first;
      trying.current = first.pending.id;
      // The dialog was closed while its request was sent.
      if (!isWanted()) return stopTrying() ?? null;
      const end = await endOf(first.pending, isWanted);
      if (isWanted()) trying.current = undefined;
      if (!end && isWanted()) showFailedCall({ status: 503, code: 'UNAVAILABLE' });
      return end;
    };
    let answer = await tryOnce();
    for (let waitsFor = loadingPictures(answer); waitsFor && isWanted(); waitsFor = loadingPictures(answer)) {
      setPendingAsk({ ...now, waitsFor });
      await new Promise((resume) => setTimeout(resume, PICTURES_RETRY_MS));
      if (!isWanted()) return;
      answer = await tryOnce();
    }
    if (!isWanted()) return;
    if (!answer) return setPendingAsk(null); // the shared error dialog says why
    if ('errors' in answer) return leadBack(answer.errors);
    if ('refusal' in answer) return setPendingAsk({ ...now, refusal: answer.refusal });
    if ('done' in answer) setPendingAsk({ ...now, tried: answer.done });
  }

  function leadBack(errors: readonly FieldError[]) {
    setPendingAsk(null);
    onInvalid(errors);
  }

  /** Sends it until its outcome is known. A large one is followed; its key stays, so that it is found after a reload. */
  async function make(content: DispatchInput, expectedTotal: string): Promise<Ending | null> {
    const input = { ...content, expectedTotal };
    const first = await send<Ending>({ input }, ENDINGS);
    if (!first || !('pending' in first)) return first;
    request.lose();
    const end = await endOf(first.pending, () => true);
    // Sending the same key again returns the outcome.
    if (!end) return send<Ending>({ input }, ENDINGS);
    if ('done' in end) request.finish();
    else request.settle();
    return end;
  }

  async function confirm() {
    // Two clicks may occur before the first is rendered.
    if (!pendingAsk?.tried || isSaving.current) return;
    const { input, tried } = pendingAsk;
    const mine = turn.current;
    isSaving.current = true;
    setUnderWay(true);
    const { total } = readFragment(DispatchCostFragmentDoc, tried.cost);
    setPendingAsk({ ...pendingAsk, isSending: true });
    const ending = await make(input, total.amount);
    isSaving.current = false;
    setUnderWay(false);
    // A dialog says why: the service did not answer, or the dispatch was made by an earlier request.
    if (!ending || 'pending' in ending)
      return setPendingAsk((now) => now && { ...now, isSending: false, progress: null });
    request.renew();
    const isLeft = turn.current !== mine || isGone.current;
    if ('errors' in ending)
      return isGone.current
        ? void showFailedCall({ status: 422, code: 'INVALID_INPUT' })
        : leadBack(ending.errors);
    // Their copies have expired since the preview, which is made again.
    if (loadingPictures(ending) && !isLeft) return tryOut(input);
    if ('refusal' in ending) {
      if (isLeft) return void showRefusal(ending.refusal);
      if (ending.refusal.code === 'total_changed') return tryOut(input, total);
      return setPendingAsk({ ...pendingAsk, refusal: ending.refusal });
    }
    const { dispatch, outcomes } = ending.done;
    if (!dispatch) return setPendingAsk(null);
    invalidateDispatches(client.cache, { advertiserId, promotionId: input.promotionId });
    if (isLeft) toast.success(t('request.done', { id: dispatch.id }));
    else
      rememberAccepted({ dispatchId: dispatch.id, kind: input.kind, outcomes, requestId: ending.requestId });
    if (!isLeft) setPendingAsk(null);
    if (!isGone.current) onAccepted(dispatch.id, isLeft);
  }

  return {
    advertiserId,
    asked: pendingAsk,
    isUnderWay,
    ask: (input) => void tryOut(input),
    stopAsking() {
      stopTrying();
      setPendingAsk(null);
    },
    confirm: () => void confirm(),
  };
}
