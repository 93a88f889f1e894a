import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import type { FieldError } from '../../schema/foundation/text/fieldErrors.ts';
import { isOwnSave, noteOwnSaves } from '../browser/ownSaves.ts';
import { type CallFailure, failuresOf, isUnanswered, type Remedy } from './failures/callError.ts';
import { showFailedCall, wantsRepetition, wantsStaleChange } from './failures/failedCall.ts';

/** A change that the current state does not allow. */
export interface Refusal {
  code: string;
  message: string;
  /** The record that the message names, where the operation reads it. */
  recordId?: string | undefined;
}

interface WithTypename {
  __typename: string;
}

/** The union a mutation answers with: its one root field. */
type ResultOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], WithTypename>;
type InvalidInput = { __typename: 'InvalidInput' };
type Refused = { __typename: 'Refused' };
type StaleOf<Result> = Extract<Result, { current: unknown }>;
type SuccessOf<Result> = Exclude<Result, InvalidInput | Refused | { current: unknown }>;
/** If the caller may not see the current row, the dialog only says that it changed. */
type CurrentOf<Result> = StaleOf<Result> extends { current: infer Current } ? NonNullable<Current> : never;

/** A screen's handlers of each result. A result without a handler opens the shared error dialog. */
export interface ResultHandlers<Data, Value> {
  /** `requestId` is the number of the request, where the answer bears one. */
  done: (success: SuccessOf<ResultOf<Data>>, requestId: string | undefined) => Value;
  /**
   * Somebody else saved meanwhile: `current` is how it is now. Nothing was changed. Without this handler, the shared dialog says so and offers to
   * make the change all the same, which suits one that merges nothing, such as a deletion.
   */
  stale?: ((current: CurrentOf<ResultOf<Data>>) => Value) | undefined;
  invalid?: ((errors: readonly FieldError[]) => Value) | undefined;
  refused?: ((refusal: Refusal) => Value) | undefined;
  /** No answer of the graph came. */
  failed?: ((failure: CallFailure) => Value) | undefined;
}

/** Sends a change and settles its answer; null where the shared error dialog tells why nothing was done. */
export type RunMutation<Data, Variables> = <Value>(
  variables: Variables,
  handlers: ResultHandlers<Data, Value>,
  /** Shown until the answer comes. */
  optimistic?: Data,
) => Promise<Awaited<Value> | null>;

/**
 * The one way a screen changes something: `const [save, isSaving] = useScreenMutation(SaveDocument)`, then
 * `save({ input }, { done: … })`. What a dry run answers never was, so it stays out of the cache. A call without an answer opens the shared
 * error dialog, whose primary button repeats it: the promise stays open until then, and whatever was typed stays. A mutation with an
 * idempotency key is sent by `useKeyedMutation`.
 */
export function useScreenMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): [run: RunMutation<Data, Variables>, isRunning: boolean] {
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<Data, OperationVariables>);
  const run = useCallback<RunMutation<Data, Variables>>(
    async (variables, handlers, optimistic) => {
      let sent: OperationVariables = variables;
      const options = () => ({
        variables: sent,
        errorPolicy: 'all' as const,
        ...(optimistic && { optimisticResponse: optimistic as never }),
        ...(isDryRun(variables) && { fetchPolicy: 'no-cache' as const }),
      });
      for (;;) {
        const { data, error, extensions }: Answered<Data> = await mutate(options()).catch(
          (error: unknown) => ({
            data: undefined,
            extensions: undefined,
            error,
          }),
        );
        const result = data && (Object.values(data).find(isResult) as Result | undefined);
        if (result && !error && isStale(result) && !handlers.stale) {
          const { input } = sent;
          const version = versionOf(result.current);
          if (version === null || version === input?.version) return show(STALE);
          if (!(await wantsStaleChange(isOwnSave(result.current)))) return null;
          sent = { ...sent, input: { ...input, version } };
          continue;
        }
        if (result && !error)
          return (await settle(result, handlers as unknown as ResultHandlers<AnyData, unknown>, {
            requestId: textOf(extensions?.requestId),
            isDryRun: isDryRun(sent),
          })) as never;
        const failure = failuresOf(error)[0] ?? { status: 0, code: 'INTERNAL' };
        if (handlers.failed) return (await handlers.failed(failure)) ?? null;
        if (!isUnanswered(failure)) return show(failure);
        if (!(await wantsRepetition(failure))) return null;
      }
    },
    [mutate],
  );
  return [run, loading];
}

type Result = WithTypename & {
  fieldErrors?: readonly { field: string; rule: string; limit: string | null }[];
  current?: unknown;
  recordId?: string | null;
} & Partial<Omit<Refusal, 'recordId'>>;
type AnyData = Record<string, WithTypename>;

interface Answered<Data> {
  data?: Data | null | undefined;
  error?: unknown;
  extensions?: Record<string, unknown> | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && '__typename' in value;
}

/** Runs a screen's handlers for a result that did not come as the mutation's answer, such as the result of a job. */
export const settleResult = <Data, Value>(
  result: ResultOf<Data>,
  handlers: ResultHandlers<Data, Value>,
): unknown =>
  settle(result, handlers as unknown as ResultHandlers<AnyData, unknown>, {
    requestId: undefined,
    isDryRun: false,
  });

/** The one place that knows what a mutation may answer. */
function settle(
  result: Result,
  { done, stale, invalid, refused }: ResultHandlers<AnyData, unknown>,
  { requestId, isDryRun }: { requestId: string | undefined; isDryRun: boolean },
): unknown {
  if (result.__typename === 'InvalidInput') {
    const errors = (result.fieldErrors ?? []).map(withoutNullLimit);
    return invalid ? invalid(errors) : show({ status: 422, code: 'INVALID_INPUT' });
  }
  if (result.__typename === 'Refused') {
    const { code = 'REFUSED', message = '', recordId } = result;
    const refusal = { code, message, ...(recordId && { recordId }) };
    return refused ? refused(refusal) : showRefusal(refusal);
  }
  if (isStale(result)) return stale && result.current ? stale(result.current as never) : show(STALE);
  if (!isDryRun) noteOwnSaves(result);
  return done(result as never, requestId);
}

const STALE: CallFailure = { status: 409, code: 'STALE', errorName: 'stale_version' };

const isStale = (result: Result): boolean => 'current' in result;

function versionOf(current: unknown): number | null {
  const { version } = (current ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : null;
}

/** Opens the shared error dialog for a refusal that a screen does not name. */
export const showRefusal = ({ code, message }: Refusal, remedy?: Remedy): null =>
  show({ status: 409, code, errorName: code, message, isReloadUseless: true, remedy });

function show(failure: CallFailure): null {
  showFailedCall(failure);
  return null;
}

function withoutNullLimit({
  field,
  rule,
  limit,
}: {
  field: string;
  rule: string;
  limit: string | null;
}): FieldError {
  return limit === null ? { field, rule } : { field, rule, limit };
}

function isDryRun({ input }: OperationVariables): boolean {
  return input?.dryRun === true;
}
