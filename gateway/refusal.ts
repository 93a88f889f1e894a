import { GraphQLError } from 'graphql';

/** Codes of errors in the graph. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NO_ROLES_FOUND'
  | 'NOT_FOUND'
  | 'BAD_REQUEST'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** A request that cannot be carried out as it is written. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_REQUEST', status: 400, http: { status: 400 } },
  });
}
