import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { RequestKey } from './client/requestKey.ts';
import { type CallFailure, isOutcomeUnknown, isUnanswered } from './failures/callError.ts';
import { showFailedCall } from './failures/failedCall.ts';
import { type LostEnd, settleLostAnswer } from './failures/settleLostAnswer.ts';
import {
  type Refusal,
  type ResultHandlers,
  type RunMutation,
  showRefusal,
  useScreenMutation,
} from './useScreenMutation.ts';

/** Variables of a mutation with an idempotency key. */
interface KeyedVariables {
  input: { idempotencyKey?: string | null | undefined; dryRun?: boolean | null | undefined };
}

/** The same without the key, which the mechanism adds. */
type Unkeyed<Variables extends KeyedVariables> = Omit<Variables, 'input'> & {
  input: Omit<Variables['input'], 'idempotencyKey'>;
};

/** Result of one call: the value of its handler, or `lost` if nothing says that it was saved. */
type Sent<Value> = { value: Awaited<Value> | null } | 'lost' | null;

/**
 * The only way a screen sends a change with an idempotency key: whatever creates something or moves money. When the answer is lost (no
 * answer, a time-out, an error of the servers between), it first asks what became of the request and says so; until that is known, nothing
 * else goes out under this key, not even a dry run. A saved request is repeated under its key, which brings the answer that was lost.
 * `tests/house/keyedMutations.test.ts` checks that every such mutation comes here.
 */
export function useKeyedMutation<Data, Variables extends KeyedVariables>(
  document: TypedDocumentNode<Data, Variables>,
  request: RequestKey,
): [run: RunMutation<Data, Unkeyed<Variables>>, isRunning: boolean] {
  const client = useApolloClient();
  const [send] = useScreenMutation(document as unknown as TypedDocumentNode<Data, KeyedVariables>);
  const [running, setRunning] = useState(0);
  const run: RunMutation<Data, Unkeyed<Variables>> = async <Value>(
    variables: Unkeyed<Variables>,
    handlers: ResultHandlers<Data, Value>,
    optimistic?: Data,
  ): Promise<Awaited<Value> | null> => {
    const isDryRun = (variables.input as KeyedVariables['input']).dryRun === true;
    const sendOnce = (): Promise<Sent<Value>> =>
      send<Promise<Sent<Value>>>(
        { ...variables, input: { ...variables.input, idempotencyKey: request.key() } },
        isDryRun ? plain(handlers) : noting(handlers, request),
        optimistic,
      );
    let isSaved = false;
    if (request.lost()?.isOpen) {
      const end = await settle(client, request);
      isSaved = end === 'saved';
      if (end === 'closed') return null;
      if (isSaved && isDryRun) return forget(client, request);
    }
    for (;;) {
      const sent = await sendOnce();
      if (sent !== 'lost') return sent?.value ?? null;
      // The save had other content, or its answer does not come. The person knows that it was saved.
      if (isSaved) return forget(client, request);
      request.lose();
      const end = await settle(client, request);
      if (end === 'closed') return null;
      isSaved = end === 'saved';
    }
  };
  const counted: typeof run = (variables, handlers, optimistic) => {
    setRunning((now) => now + 1);
    return run(variables, handlers, optimistic).finally(() => setRunning((now) => now - 1));
  };
  return [counted, running > 0];
}

async function settle(client: ApolloClient, request: RequestKey): Promise<LostEnd> {
  const lost = request.lost();
  if (!lost) return 'again';
  const end = await settleLostAnswer(client, { request: lost, onNotSaved: () => request.settle() });
  if (end === 'saved') request.finish();
  return end;
}

/** Closes the earlier request, which the person knows of. The next call is a new request. The screen reloads its data. */
function forget(client: ApolloClient, request: RequestKey): null {
  request.renew();
  void client.refetchObservableQueries().catch(() => undefined);
  return null;
}

/** Refusals that say nothing of the request itself: another one with its key is being worked on, or was made. */
const OF_THE_KEY: readonly (string | undefined)[] = ['idempotency_in_flight', 'idempotency_mismatch'];

type Handlers<Data, Value> = ResultHandlers<Data, Promise<Sent<Value>>>;

const valued = async <Value>(value: Value | Promise<Value>): Promise<Sent<Value>> => ({ value: await value });

/** The handlers of a dry run, which touches no key. */
function plain<Data, Value>(handlers: ResultHandlers<Data, Value>): Handlers<Data, Value> {
  const { done, stale, invalid, refused, failed } = handlers;
  return {
    done: (success, requestId) => valued(done(success, requestId)),
    stale: stale && ((current) => valued(stale(current))),
    invalid: invalid && ((errors) => valued(invalid(errors))),
    refused: refused && ((refusal) => valued(refused(refusal))),
    failed: failed && ((failure) => valued(failed(failure))),
  };
}

/** The same handlers; those of the change itself note what is known of its key, and keep lost answers to themselves. */
function noting<Data, Value>(
  handlers: ResultHandlers<Data, Value>,
  request: RequestKey,
): Handlers<Data, Value> {
  const own = plain(handlers);
  return {
    ...own,
    done(success, requestId) {
      request.finish();
      return own.done(success, requestId);
    },
    async refused(refusal: Refusal) {
      if (OF_THE_KEY.includes(refusal.code)) return 'lost';
      request.settle();
      return own.refused ? own.refused(refusal) : showRefusal(refusal);
    },
    async failed(failure: CallFailure) {
      const isError = failure.status >= 500 && !isUnanswered(failure);
      if (OF_THE_KEY.includes(failure.errorName)) return 'lost';
      if (isOutcomeUnknown(failure) && !isError) return 'lost';
      // An error of the service is shown as such; the next press asks what became of the request.
      if (isError) request.lose();
      if (own.failed) return own.failed(failure);
      showFailedCall(failure);
      return null;
    },
  };
}
