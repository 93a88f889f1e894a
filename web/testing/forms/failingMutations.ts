// Only for tests: while it is on, every mutation of a screen is answered by one kind of failure.
import type { DocumentNode } from 'graphql';
import { CallError } from '../../data/failures/callError.ts';
import type { Answer } from '../renderScreen.tsx';

/** The ways in which a change fails. */
export const FAILURES = ['unreachable', 'unavailable', 'forbidden', 'refused', 'invalid', 'stale'] as const;
export type Failure = (typeof FAILURES)[number];

export interface Failing {
  failure: Failure;
  /** True if a dry run fails too; otherwise the test answers it. */
  failsDryRuns: boolean;
}

interface Operation {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

type Input = Record<string, unknown> & { id?: unknown; version?: unknown; dryRun?: unknown };

let failing: Failing | null = null;
/** Mutations that failed since `failMutations`. */
let failed = 0;
/** Answers of the screen's queries; a stale answer repeats the row that the screen knows. */
let recordedAnswers: unknown[] = [];

/** Fails every mutation from now on; null ends it. */
export function failMutations(next: Failing | null): void {
  failing = next;
  failed = 0;
}

/** Begins with a page that has asked for nothing. */
export function forgetAnswers(): void {
  recordedAnswers = [];
}

export const failedMutations = (): number => failed;

/** Notes what a query answered; a mutation's own stale row would lead to a newer one for ever. */
export function noteAnswer({ query }: Pick<Operation, 'query'>, answer: unknown): void {
  if (failing && operationOf(query) === 'query') recordedAnswers.push(answer);
}

const operationOf = (query: DocumentNode) =>
  query.definitions.find((definition) => definition.kind === 'OperationDefinition')?.operation;

/** The failure of a mutation; null for a query, and while nothing fails. */
export function failureOf({ query, variables }: Operation): (() => Answer) | null {
  const [definition] = query.definitions;
  if (!failing || definition?.kind !== 'OperationDefinition' || definition.operation !== 'mutation')
    return null;
  const input = (variables.input ?? {}) as Input;
  if (input.dryRun === true && !failing.failsDryRuns) return null;
  const [root] = definition.selectionSet.selections;
  if (root?.kind !== 'Field') return null;
  const { failure } = failing;
  failed += 1;
  return () => answerOf(failure, { field: root.name.value, input, query });
}

function answerOf(
  failure: Failure,
  { field, input, query }: { field: string; input: Input; query: DocumentNode },
): Answer {
  const stale = staleType(query);
  const result = (value: object): Answer => ({ data: { [field]: value } });
  const error = (extensions: object): Answer => ({
    data: { [field]: null },
    errors: [{ message: '', path: [field], extensions } as never],
  });
  switch (failure) {
    case 'unreachable':
      throw new CallError({ status: 0, code: 'UNREACHABLE' });
    case 'unavailable':
      return error({ code: 'UNAVAILABLE', status: 503 });
    case 'forbidden':
      return error({ code: 'FORBIDDEN', status: 403, errorName: 'forbidden' });
    case 'refused':
      return result({ __typename: 'Refused', code: 'wrong_state', message: 'Not in this state' });
    case 'invalid':
      return result({ __typename: 'InvalidInput', fieldErrors: [fieldError(input)] });
    case 'stale':
      return stale
        ? result({ __typename: stale, current: newer(recordedAnswers, input, fragmentTypes(query)) })
        : result({ __typename: 'Refused', code: 'wrong_state', message: 'Not in this state' });
  }
}

const OF_THE_ROW = ['id', 'version', 'dryRun', 'idempotencyKey', 'advertiserId', 'promotionId'];

const fieldError = (input: Input) => ({
  __typename: 'FieldError',
  rule: 'required',
  limit: null,
  field: Object.keys(input).find((name) => !OF_THE_ROW.includes(name)) ?? 'other',
});

/** The type of a mutation's answer that bears the current row; null where it has no version. */
function staleType(query: DocumentNode): string | null {
  const text = JSON.stringify(query.definitions);
  return /"value":"(Stale\w+)"/.exec(text)?.[1] ?? null;
}

/** Types of the fragments of a document; the current row is one of them. */
const fragmentTypes = (query: DocumentNode): readonly string[] =>
  query.definitions.flatMap((definition) =>
    definition.kind === 'FragmentDefinition' ? [definition.typeCondition.name.value] : [],
  );

/** The row that the input builds on, as somebody else has saved it meanwhile; null where the screen does not know it. */
function newer(answers: unknown, input: Input, types: readonly string[]): object | null {
  if (typeof answers !== 'object' || answers === null) return null;
  const row = answers as Record<string, unknown>;
  const isOfType = types.includes(String(row.__typename));
  const isOther = 'id' in input && 'id' in row && row.id !== input.id;
  if (isOfType && !isOther && typeof row.version === 'number' && row.version === input.version)
    return { ...row, version: row.version + 1 };
  for (const part of Object.values(row)) {
    const match = newer(part, input, types);
    if (match) return match;
  }
  return null;
}
