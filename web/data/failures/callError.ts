import { CombinedGraphQLErrors } from '@apollo/client';

/** A step that helps, offered as the first button of the dialog. */
export interface Remedy {
  label: string;
  run: () => void;
}

/** One failed call, or one failed part of an answer. */
export interface CallFailure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The gateway's word for it, for example FORBIDDEN; UNREACHABLE when no answer came in time. */
  code: string;
  /** The platform's name of the error, for example `not_found`. */
  errorName?: string | undefined;
  /** A message for the person at the screen. */
  message?: string | undefined;
  /** More about it. */
  detail?: string | undefined;
  /** Number of the request, for the support. */
  requestId?: string | undefined;
  /** Remedy to offer instead of refreshing and clearing; null if the screen has already fixed it. */
  remedy?: Remedy | null | undefined;
  /** A reload would change nothing, and could lose what was entered: the dialog offers none. */
  isReloadUseless?: boolean | undefined;
  /** Called when the dialog is closed without the remedy. */
  onClose?: (() => void) | undefined;
}

/** No answer came, or only that of a server in between. The same call may succeed when it is repeated. */
export const isUnanswered = ({ status }: CallFailure): boolean => [0, 502, 503, 504].includes(status);

/** The caller lacks permission, and the error names no reason of its own, such as `missing_ability`. */
export const isForbidden = ({ code, errorName, message }: CallFailure): boolean =>
  errorName === 'forbidden' || (code === 'FORBIDDEN' && !message);

/** The change may have been made although the call failed: no answer, a broken-off answer, or an error of the service. */
export const isOutcomeUnknown = ({ status, code }: CallFailure): boolean =>
  code !== 'UNAUTHENTICATED' && (status < 400 || status >= 500);

/** A call without any answer of the graph. */
export class CallError extends Error {
  override name = 'CallError';
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message ?? failure.code);
    this.failure = failure;
  }
}

type GraphError = CombinedGraphQLErrors['errors'][number];

/** Codes whose message the gateway makes itself, in English and of no help: people get words of their own language, and the support (ERR-9). */
const SAYS_NOTHING: readonly unknown[] = ['INTERNAL', 'UNAVAILABLE', 'INDEX_UNAVAILABLE'];

/** Converts an error of the graph's answer to a failure. */
export function failureOf(error: GraphError): CallFailure {
  const { code, status, errorName, errorDetail, requestId } = (error.extensions ?? {}) as Record<
    string,
    unknown
  >;
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    status: typeof status === 'number' ? status : 500,
    errorName: typeof errorName === 'string' ? errorName : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    detail: typeof errorDetail === 'string' ? errorDetail : undefined,
    message: SAYS_NOTHING.includes(code) ? undefined : error.message || undefined,
  };
}

/** Every failure in whatever Apollo gave as the error of a call; the first is the one to show. */
export function failuresOf(error: unknown): CallFailure[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map(failureOf);
  if (error instanceof CallError) return [error.failure];
  return error ? [{ code: 'INTERNAL', status: 0, message: undefined }] : [];
}

/**
 * The failure that emptied a part of an answer: the one whose path lies on the way to, or below, `path` ('advertiser.budget').
 * A call that failed as a whole failed everywhere. Null when nothing failed there, and when `data` has the failed part from the cache.
 */
export function failureAt(error: unknown, path: string, data?: unknown): CallFailure | null {
  if (!error) return null;
  if (!CombinedGraphQLErrors.is(error)) return failuresOf(error)[0] ?? null;
  const steps = path.split('.');
  const match = error.errors.find((one) => {
    if (valueAt(data, one.path ?? []) != null) return false;
    const at = (one.path ?? []).filter((step) => typeof step === 'string');
    const shared = Math.min(at.length, steps.length);
    return at.slice(0, shared).every((step, index) => step === steps[index]);
  });
  return match ? failureOf(match) : null;
}

/** The value at a path of an answer. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(
    (at: unknown, step) => (at as Record<string | number, unknown> | null | undefined)?.[step],
    data,
  );
}
