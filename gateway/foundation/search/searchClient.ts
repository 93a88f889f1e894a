import {
  badRequest,
  type ErrorCode,
  graphError,
  indexUnavailable,
  unauthenticated,
} from '../errors/graphErrors.ts';
import { countUpstreamCall } from '../metrics/metrics.ts';
import { askAgain } from '../rest/askAgain.ts';
import { type Problem, RestRefusal } from '../rest/refusal.ts';
import { type Caller, callerHeaders, type Upstream } from '../rest/upstream.ts';
import { indexFailure } from './indexFailure.ts';

/** The search index, called for one caller during one request. */
export interface SearchClient {
  /** Resolves to data and errors; the errors only keep their path. */
  execute(query: string, variables: Record<string, unknown>): Promise<IndexResponse>;
}

export interface IndexResponse {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}

/** Refusals of the index that people may read, by their codes; every other error hides its cause. */
const REFUSALS: Readonly<Record<string, { code: ErrorCode; status: number }>> = {
  FORBIDDEN: { code: 'FORBIDDEN', status: 403 },
  BAD_REQUEST: { code: 'BAD_REQUEST', status: 400 },
  TOO_MANY_REQUESTS: { code: 'TOO_MANY_REQUESTS', status: 429 },
  UNAVAILABLE: { code: 'UNAVAILABLE', status: 503 },
};

function shownError({ message, extensions }: NonNullable<IndexResponse['errors']>[number]) {
  const refusal = REFUSALS[String(extensions?.code)];
  return refusal ? graphError(refusal, message) : indexFailure();
}

/** Sends `POST /api/graphql` with `{query, variables}` and the caller's token (API-1, API-2). */
export function searchClient(upstream: Upstream, caller: Caller): SearchClient {
  const headers = { ...callerHeaders(caller), 'content-type': 'application/json' };

  async function post(body: string, isRead: boolean): Promise<{ status: number; json: unknown }> {
    const ask = async () => {
      const call = { path: '/api/graphql', method: 'POST', headers, body } as const;
      const { status, text } = await upstream.ask(call, caller.signal);
      return { status, json: JSON.parse(text) };
    };
    try {
      return await (isRead ? askAgain(ask, caller.signal) : ask());
    } catch (error) {
      throw indexUnavailable(error);
    }
  }

  return {
    async execute(query, variables) {
      countUpstreamCall('POST /api/graphql');
      const { status, json } = await post(
        JSON.stringify({ query, variables }),
        !/^\s*mutation\b/.test(query),
      );
      if (status === 401) throw unauthenticated();
      if (status === 403) throw new RestRefusal(status, (json ?? {}) as Problem);
      // The text contains something that no database can store, such as U+0000.
      if (status === 422) throw badRequest('The search index cannot read these values.');
      if (status !== 200 || typeof json !== 'object' || json === null) throw indexUnavailable();
      const response = json as IndexResponse;
      if (!response.errors) return response;
      const errors = response.errors.map((error) => {
        const { message, extensions } = shownError(error);
        return { message, extensions, ...(error.path ? { path: error.path } : {}) };
      });
      return { ...response, errors };
    },
  };
}
