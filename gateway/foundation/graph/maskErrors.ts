import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERROR_CODES } from '../errors/graphErrors.ts';

/** Codes that Apollo sets before execution; their messages quote the request alone. */
const PROTOCOL_CODES = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
];

const SHOWN_CODES: ReadonlySet<unknown> = new Set([...ERROR_CODES, ...PROTOCOL_CODES]);
const SHOWN_EXTENSIONS = [
  'code',
  'status',
  'errorName',
  'fieldErrors',
  'limit',
  'value',
  'inputPath',
  'requestId',
  'message',
];

/**
 * Reduces an error to what the client may see: code, status, name, request id, but no host, port, SQL, stack or upstream body.
 * An unexpected error becomes INTERNAL.
 */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions = {} } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  if (!SHOWN_CODES.has(extensions.code) || isUnexpected(error)) {
    return { message: 'Something went wrong.', ...place, extensions: { code: 'INTERNAL', status: 500 } };
  }
  const publicExtensions = SHOWN_EXTENSIONS.flatMap((name) =>
    name in extensions ? [[name, extensions[name]] as const] : [],
  );
  return {
    message,
    ...place,
    extensions: Object.fromEntries(publicExtensions),
  };
}

/** True if the runtime threw the error, so that its message may contain anything. */
export function isUnexpected(error: unknown): boolean {
  if (!error) return false;
  let inner = error;
  while (inner instanceof GraphQLError && inner.originalError) inner = inner.originalError;
  return !(inner instanceof GraphQLError);
}

/** Reports rows of a list that fail alike once, at the first row. */
export function groupErrors(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  const groups = new Map<string, GraphQLFormattedError>();
  for (const error of errors) {
    const place =
      error.path?.map((step) => (typeof step === 'number' ? '*' : step)).join('.') ??
      JSON.stringify(error.locations);
    const key = `${place} ${error.message} ${JSON.stringify(error.extensions)}`;
    if (!groups.has(key)) groups.set(key, error);
  }
  return [...groups.values()];
}
