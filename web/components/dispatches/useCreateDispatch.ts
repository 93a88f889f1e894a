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
import type { CallFailure } from '../../data/callError.ts';
import { showFailedCall } from '../../data/failedCall.ts';
import { type Refusal, useScreenMutation } from '../../data/useScreenMutation.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
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
  /** Why it is currently not accepted. */
  refusal: Refusal | null;
  isSending: boolean;
  /** No response has arrived yet: the identical request is sent again. */
  isLate: boolean;
}

/** Milliseconds during which an unanswered request is repeated, and milliseconds between two attempts. */
export const GIVE_UP_MS = 60_000;
export const AGAIN_MS = 2_000;

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

/** What follows each response to the change itself. */
type Ending =
  | { done: DispatchTry; requestId: string | undefined }
  | { refusal: Refusal }
  | { errors: readonly FieldError[] }
  | { unknown: CallFailure };

const IN_FLIGHT = 'idempotency_in_flight';

/**
 * A dispatch is first tried, so that its cost is visible, then made at that total, exactly once however often it is sent: after a missing
 * response the identical request is repeated, so that nothing is charged twice.
 */
export function useCreateDispatch({ advertiserId, onInvalid, onAccepted }: Creating): DispatchCreation {
  const [send] = useScreenMutation(DispatchPreviewDialogCreateDocument);
  const { cache } = useApolloClient();
  const { key, renew } = useIdempotencyKey();
  const [asked, setAsked] = useState<DispatchAsk | null>(null);
  /** The current confirmation: a response to an earlier one is too late. */
  const turn = useRef(0);
  /** The request that was sent without a response. */
  const open = useRef<{ said: string; input: CreateDispatchInput } | null>(null);
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
    const now = { input, formerTotal, tried: null, refusal: null, isSending: false, isLate: false };
    setAsked(now);
    const answer = await send<Exclude<Ending, { unknown: CallFailure }>>(
      { input: { ...input, idempotencyKey: key(), dryRun: true } },
      {
        done: (done, requestId) => ({ done, requestId }),
        invalid: (errors) => ({ errors }),
        refused: (refusal) => ({ refusal }),
      },
    );
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

  /** The request: after a missing response to this very request, the same one with the same key; otherwise a new one. */
  function requestOf(input: DispatchInput, total: MoneyValue): CreateDispatchInput {
    const said = JSON.stringify(input);
    if (open.current?.said === said) return open.current.input;
    renew();
    const request = { ...input, expectedTotal: total.amount, idempotencyKey: key() };
    open.current = { said, input: request };
    return request;
  }

  async function sendUntilAnswered(request: CreateDispatchInput): Promise<Ending> {
    const until = performance.now() + GIVE_UP_MS;
    for (;;) {
      const ending = await send<Ending>(
        { input: request },
        {
          done: (done, requestId) => ({ done, requestId }),
          invalid: (errors) => ({ errors }),
          refused: (refusal) =>
            refusal.code === IN_FLIGHT
              ? { unknown: { status: 409, code: IN_FLIGHT, message: refusal.message } }
              : { refusal },
          failed: (unknown) => ({ unknown }),
        },
      );
      if (!ending) return { unknown: { status: 0, code: 'UNREACHABLE' } };
      if (!('unknown' in ending) || !mayStillCome(ending.unknown)) return ending;
      if (performance.now() >= until || isGone.current) return ending;
      setAsked((now) => now && { ...now, isLate: true });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  async function confirm() {
    // Two clicks may occur before the first is rendered.
    if (!asked?.tried || isUnderWay.current) return;
    const { input, tried } = asked;
    isUnderWay.current = true;
    const { total } = readFragment(DispatchCostFragmentDoc, tried.cost);
    setAsked({ ...asked, isSending: true });
    const ending = await sendUntilAnswered(requestOf(input, total));
    isUnderWay.current = false;
    if ('unknown' in ending) {
      setAsked((now) => now && { ...now, isSending: false, isLate: false });
      return showFailedCall(ending.unknown);
    }
    open.current = null;
    if ('errors' in ending) return leadBack(ending.errors);
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

/** Whether a missing response may still arrive: the service timed out, or is briefly unavailable. */
const mayStillCome = ({ status, code, errorName }: CallFailure): boolean =>
  code === IN_FLIGHT || errorName === IN_FLIGHT || code === 'UNREACHABLE' || [502, 503, 504].includes(status);
