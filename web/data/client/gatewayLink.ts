import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { type DefinitionNode, type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { begin } from '../../browser/inFlight.ts';
import { CallError } from '../failures/callError.ts';
import { noteFailedParts } from '../failures/failedParts.ts';
import { holdsTypedText } from '../typedTexts.ts';
import { answerStore } from './answerStore.ts';
import { gatewayHeaders, queryUrl, TIMEOUT_MS } from './gatewayRequest.ts';

export interface GatewayLinkOptions {
  /** Operation name → SHA-256 of its document: the trusted documents. */
  hashes: Readonly<Record<string, string>>;
  /** Accept-Language for the language shown now. */
  acceptLanguage: () => string;
  /** Renews the session once, however many calls wait; false when it is over. */
  refresh: (failedAt: number) => Promise<boolean>;
  /** Called when the session is over, with true if the call saves something. Resolves after the person has signed in again. */
  untilSignedIn: (isChange: boolean) => Promise<void>;
  /** The answer to a question that was asked ahead of the application. */
  takePrefetched?: (operationName: string, variables: object) => Promise<Response> | undefined;
}

interface CallOptions extends GatewayLinkOptions {
  /** Sends a query that has an address of its own. */
  fetchQuery: ReturnType<typeof answerStore>;
}

/** Maximum number of repeats of a query that a save overtook. */
const MAX_REPEATS = 2;

/**
 * The only link to the graph: queries of the manifest by GET and hash, mutations and queries with text that somebody typed by POST. A 401 renews the session and retries once, then waits for a sign-in. A query that
 * was running when a save ended is repeated, since its answer may be older than the save's data in the cache.
 */
export function gatewayLink(options: GatewayLinkOptions): ApolloLink {
  let saves = 0;
  const calls = { ...options, fetchQuery: answerStore() };
  async function ask(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
    if (!isQuery(operation.query)) return run(operation, calls, signal).finally(() => (saves += 1));
    for (let anew = 0; ; anew += 1) {
      const before = saves;
      const result = await run(operation, calls, signal);
      if (saves === before || anew === MAX_REPEATS) return result;
    }
  }
  return new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const end = begin();
        const abort = new AbortController();
        ask(operation, abort.signal)
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          )
          .finally(end);
        return () => abort.abort();
      }),
  );
}

/** A call in an expired session waits for the next sign-in and is sent then, so that no input is lost. */
async function run(
  operation: ApolloLink.Operation,
  options: CallOptions,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  for (;;) {
    const startedAt = Date.now();
    let answer = await send(operation, options, signal);
    if (answer.status === 401) {
      await answer.body?.cancel();
      if (await renewed(options, startedAt)) answer = await send(operation, options, signal);
    }
    if (answer.status !== 401) return read(answer);
    await options.untilSignedIn(!isQuery(operation.query));
    signal.throwIfAborted();
  }
}

async function renewed(options: GatewayLinkOptions, startedAt: number): Promise<boolean> {
  try {
    return await options.refresh(startedAt);
  } catch {
    throw unreachable();
  }
}

async function send(
  operation: ApolloLink.Operation,
  { hashes, acceptLanguage, takePrefetched, fetchQuery }: CallOptions,
  signal: AbortSignal,
): Promise<Response> {
  const operationName = operation.operationName ?? '';
  const sha256Hash = hashes[operationName];
  const headers = gatewayHeaders(acceptLanguage());
  const request: RequestInit = {
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  };
  const isByAddress =
    sha256Hash !== undefined && isQuery(operation.query) && !holdsTypedText(operation.variables);
  if (!isByAddress) {
    headers['content-type'] = 'application/json';
    request.method = 'POST';
    const document = sha256Hash
      ? { extensions: { persistedQuery: { version: 1, sha256Hash } } }
      : { query: print(operation.query) };
    request.body = JSON.stringify({ operationName, variables: operation.variables, ...document });
  }
  try {
    const ahead = takePrefetched?.(operationName, operation.variables);
    if (ahead) return await ahead;
    if (!isByAddress) return await fetch('/graphql', request);
    return await fetchQuery(queryUrl(operationName, sha256Hash, operation.variables), request);
  } catch (error) {
    if (signal.aborted) throw error;
    throw unreachable();
  }
}

const isQuery = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition: DefinitionNode) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY,
  );

async function read(answer: Response): Promise<ApolloLink.Result> {
  const requestId = answer.headers.get('x-request-id') ?? undefined;
  const body = (await answer.json().catch(() => null)) as ApolloLink.Result | null;
  if (!body || !('data' in body || 'errors' in body)) {
    throw new CallError({ status: answer.status, code: 'INTERNAL', requestId });
  }
  if (!requestId) return noteFailedParts(body);
  const extensions = { requestId, ...body.extensions };
  if (!body.errors) return { ...body, extensions };
  return noteFailedParts({
    ...body,
    extensions,
    errors: body.errors.map((error) => ({ ...error, extensions: { requestId, ...error.extensions } })),
  });
}

const unreachable = () => new CallError({ status: 0, code: 'UNREACHABLE' });
