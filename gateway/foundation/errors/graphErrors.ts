import { GraphQLError } from 'graphql';

/** Codes of errors in the graph. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NO_ROLES_FOUND',
  'NOT_FOUND',
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INDEX_UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * An error whose message and code the client may see.
 * @param http set where the whole response has this status, not only one field.
 */
export function graphError(
  { code, status, http }: { code: ErrorCode; status: number; http?: { headers?: Map<string, string> } },
  message: string,
): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code, status, ...(http ? { http: { status, ...http } } : {}) },
  });
}

/** A limit of the graph, and the value that exceeds it. */
export interface Excess {
  limit: number;
  value: unknown;
}

/** The request is wrong as it is written: HTTP 400. */
export const badRequest = (message: string, excess?: Excess) =>
  new GraphQLError(message, {
    extensions: { code: 'BAD_REQUEST', status: 400, ...excess, http: { status: 400 } },
  });

/** The caller may not do this: HTTP 403. */
export const forbidden = (message: string) =>
  graphError({ code: 'FORBIDDEN', status: 403, http: {} }, message);

/** There is no token, or it is no longer valid: HTTP 401. */
export const unauthenticated = () =>
  graphError({ code: 'UNAUTHENTICATED', status: 401, http: {} }, 'Not signed in.');

/** The search index did not respond, or gave an invalid answer; only the log shows `cause`. Data from the record is unaffected. */
export const indexUnavailable = (cause?: unknown) =>
  Object.assign(
    graphError(
      { code: 'INDEX_UNAVAILABLE', status: 503 },
      'The search index is not available at the moment.',
    ),
    { cause },
  );

/** An upstream did not respond in time, or not legibly; only the log shows `cause`. */
export const unavailable = (cause?: unknown, message = 'This part is not available at the moment.') =>
  Object.assign(graphError({ code: 'UNAVAILABLE', status: 503 }, message), { cause });
