import { GraphQLError } from 'graphql';
import type { Problem as ProblemJson } from '../rest/rest.generated.ts';

/** Codes of errors in the graph. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NO_ROLES_FOUND',
  'NOT_FOUND',
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of a refusal of the platform (problem+json), as far as it can be read. */
export type Problem = Partial<ProblemJson>;

/** An error whose message and code may be shown: `http` is set where the whole answer bears its status. */
export function shown(
  code: ErrorCode,
  status: number,
  message: string,
  http?: { status: number; headers?: Map<string, string> },
) {
  return new GraphQLError(message, { extensions: { code, status, ...(http ? { http } : {}) } });
}

/** A request that cannot be carried out as it is written. */
export const badRequest = (message: string) => shown('BAD_REQUEST', 400, message, { status: 400 });

/** No token, or one that is not valid any more: the whole answer is a 401. */
export const unauthenticated = () => shown('UNAUTHENTICATED', 401, 'Not signed in.', { status: 401 });

/** More than one caller's share: the whole answer is a 429 that says when there is room again, in seconds. */
export const tooManyRequests = (wait: number) =>
  shown('TOO_MANY_REQUESTS', 429, `Too many requests: try again in ${wait} s.`, {
    status: 429,
    headers: new Map([['retry-after', String(wait)]]),
  });

/** Nothing came back in time, or nothing that can be read; `cause` is for the log alone. */
export const unavailable = (cause?: unknown, message = 'This part is not available at the moment.') =>
  Object.assign(shown('UNAVAILABLE', 503, message), { cause });

/** A "no" of the platform: an error by itself, an answer where a mutation turns it into one. */
export class RestRefusal extends GraphQLError {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    const code = codeOf(status, problem.error_name);
    const errorName = problem.error_name;
    super(messageOf(status, problem), {
      extensions: {
        code,
        status,
        ...(errorName ? { errorName } : {}),
        ...(status === 401 ? { http: { status } } : {}),
      },
    });
    this.status = status;
    this.problem = problem;
  }
}

/** The one table from status to code. */
function codeOf(status: number, errorName: string | undefined): ErrorCode {
  if (errorName === 'no_roles_found') return 'NO_ROLES_FOUND';
  switch (status) {
    case 401:
      return 'UNAUTHENTICATED';
    case 403:
      return 'FORBIDDEN';
    case 404:
      return 'NOT_FOUND';
    case 429:
      return 'TOO_MANY_REQUESTS';
    case 500:
      return 'INTERNAL';
    default:
      return status > 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
  }
}

/** The platform's sentence where it is meant for people; never anything of a server error. */
function messageOf(status: number, { message }: Problem): string {
  if (status === 500) return 'Something went wrong.';
  if (status > 500) return 'This part is not available at the moment.';
  return message ?? 'The request was refused.';
}
