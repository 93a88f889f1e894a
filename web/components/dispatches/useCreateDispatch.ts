import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  DispatchCostFragmentDoc,
  DispatchPreviewDialogCreateDocument,
  type DispatchPreviewDialogCreateMutation,
} from '../../../operations/dispatches/DispatchPreviewDialog.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { CreateDispatchInput } from '../../../operations/schema.generated.ts';
import type { DispatchKind } from '../../../schema/dispatchKinds.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { useRequestKey } from '../../data/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import type { Refusal, ResultHandlers } from '../../data/useScreenMutation.ts';
import type { MoneyValue } from '../../kit/format/money.ts';
import { rememberAccepted } from './acceptedDispatch.ts';
import { invalidateDispatches } from './invalidateDispatches.ts';

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
  /** What the preview waits for, in words. */
  waitsFor: string | null;
  /** Why it is currently not accepted. */
  refusal: Refusal | null;
  isSending: boolean;
}

interface Creating {
  advertiserId: string;
  /** Returns to the form, which shows the platform's errors. */
  onInvalid: (errors: readonly FieldError[]) => void;
  /** It was accepted: its page shows the rest. */
  onAccepted: (dispatchId: string) => void;
}

export interface DispatchCreation {
  /** The dispatch that awaits confirmation; null while the form is filled in. */
  asked: DispatchAsk | null;
  /** Runs a dry run for the preview. */
  ask: (input: DispatchInput) => void;
  stopAsking: () => void;
  /** Makes the dispatch, at the total of the preview. */
  confirm: () => void;
}

/** What follows each response. */
type Ending =
  | { done: DispatchTry; requestId: string | undefined }
  | { refusal: Refusal }
  | { errors: readonly FieldError[] };

const ENDINGS: ResultHandlers<DispatchPreviewDialogCreateMutation, Ending> = {
  done: (done, requestId) => ({ done, requestId }),
  invalid: (errors) => ({ errors }),
  refused: (refusal) => ({ refusal }),
};

/** Milliseconds between two dry runs while the platform loads the pictures that rows name. */
const PICTURES_RETRY_MS = 1_500;

/** How many pictures are loaded, in words; null if the dispatch does not wait for any. */
const loadingPictures = (ending: Ending | null): string | null =>
  ending && 'refusal' in ending && ending.refusal.code === 'custom_images_loading'
    ? ending.refusal.message
    : null;

/** A dispatch is first tried, so that its cost is visible, then made at that total, exactly once however often it is sent. */
export function useCreateDispatch({ advertiserId, onInvalid, onAccepted }: Creating): DispatchCreation {
  const request = useRequestKey('dispatch');
  const [send] = useKeyedMutation(DispatchPreviewDialogCreateDocument, request);
  const { cache } = useApolloClient();
  const [asked, setAsked] = useState<DispatchAsk | null>(null);
  /** The current confirmation: a response to an earlier one is too late. */
  const turn = useRef(0);
  const isUnderWay = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function tryOut(input: DispatchInput, formerTotal: MoneyValue | null = null) {
    turn.current += 1;
    const mine = turn.current;
    const now = { input, formerTotal, tried: null, waitsFor: null, refusal: null, isSending: false };
    setAsked(now);
    const tryOnce = () => send<Ending>({ input: { ...input, dryRun: true } }, ENDINGS);
    let answer = await tryOnce();
    for (let waitsFor = loadingPictures(answer); waitsFor; waitsFor = loadingPictures(answer)) {
      if (turn.current !== mine) return;
      setAsked({ ...now, waitsFor });
      await new Promise((resume) => setTimeout(resume, PICTURES_RETRY_MS));
      if (turn.current !== mine) return;
      answer = await tryOnce();
    }
    if (turn.current !== mine) return;
    if (!answer) return setAsked(null); // the shared error dialog says why
    if ('errors' in answer) return leadBack(answer.errors);
    if ('refusal' in answer) return setAsked({ ...now, refusal: answer.refusal });
    setAsked({ ...now, tried: answer.done });
  }

  function leadBack(errors: readonly FieldError[]) {
    setAsked(null);
    onInvalid(errors);
  }

  async function confirm() {
    // Two clicks may occur before the first is rendered.
    if (!asked?.tried || isUnderWay.current) return;
    const { input, tried } = asked;
    isUnderWay.current = true;
    const { total } = readFragment(DispatchCostFragmentDoc, tried.cost);
    setAsked({ ...asked, isSending: true });
    const ending = await send<Ending>({ input: { ...input, expectedTotal: total.amount } }, ENDINGS);
    isUnderWay.current = false;
    // A dialog says why: the service did not answer, or the dispatch was made by an earlier request.
    if (!ending) return setAsked((now) => now && { ...now, isSending: false });
    request.renew();
    if ('errors' in ending) return leadBack(ending.errors);
    // Their copies have expired since the preview, which is made again.
    if (loadingPictures(ending)) return tryOut(input);
    if ('refusal' in ending) {
      if (ending.refusal.code === 'total_changed') return tryOut(input, total);
      return setAsked({ ...asked, refusal: ending.refusal });
    }
    const { dispatch, outcomes } = ending.done;
    if (!dispatch) return setAsked(null);
    rememberAccepted({ dispatchId: dispatch.id, kind: input.kind, outcomes, requestId: ending.requestId });
    invalidateDispatches(cache, { advertiserId, promotionId: input.promotionId });
    setAsked(null);
    if (!isGone.current) onAccepted(dispatch.id);
  }

  return {
    asked,
    ask: (input) => void tryOut(input),
    stopAsking() {
      turn.current += 1;
      setAsked(null);
    },
    confirm: () => void confirm(),
  };
}
