import { type Problem, RestRefusal, unauthenticated, unavailable } from '../graph/errors.ts';
import { countCall } from '../http/metrics.ts';
import { type Caller, callerHeaders, type Upstream } from '../rest/upstream.ts';
import { failed } from './failed.ts';

/** The search index on behalf of one caller. */
export interface SearchClient {
  /** Answers data and errors, these without anything but their path. */
  execute(query: string, variables: Record<string, unknown>): Promise<IndexAnswer>;
}

export interface IndexAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** Nothing came back from the index. */
export const indexDown = (cause?: unknown) =>
  unavailable(cause, 'The search index is not available at the moment.');

/** `POST /api/graphql` with `{query, variables}` and the caller's token (API-1, API-2). */
export function searchClient(upstream: Upstream, caller: Caller): SearchClient {
  const headers = { ...callerHeaders(caller), 'content-type': 'application/json' };

  async function execute(query: string, variables: Record<string, unknown>): Promise<IndexAnswer> {
    countCall('POST /api/graphql');
    const answer = await ask(JSON.stringify({ query, variables }));
    const { message, extensions } = failed();
    if (answer.errors)
      answer.errors = answer.errors.map(({ path }) => ({ message, extensions, ...(path ? { path } : {}) }));
    return answer;
  }

  async function ask(body: string): Promise<IndexAnswer> {
    let status: number;
    let json: unknown;
    try {
      const answer = await upstream.request({
        path: '/api/graphql',
        method: 'POST',
        headers,
        body,
        signal: caller.signal,
      });
      status = answer.statusCode;
      json = JSON.parse(await answer.body.text());
    } catch (error) {
      throw indexDown(error);
    }
    if (status === 401) throw unauthenticated();
    if (status === 403) throw new RestRefusal(status, (json ?? {}) as Problem);
    if (status !== 200 || typeof json !== 'object' || json === null) throw indexDown();
    return json as IndexAnswer;
  }

  return { execute };
}
