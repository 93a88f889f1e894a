import { type Problem, RestRefusal, shown, unavailable } from '../graph/errors.ts';
import { countCall } from '../http/metrics.ts';
import type { RestAnswers, RestRoute } from './rest.generated.ts';
import { type Caller, callerHeaders, type Upstream } from './upstream.ts';

/** What a call carries besides its route. */
export interface RestCall {
  /** Values of the route's `{name}` parts. */
  path?: Record<string, string>;
  /** Query string; undefined and null are left out, arrays are joined with commas. */
  query?: Record<string, string | number | boolean | readonly string[] | null | undefined>;
  /** JSON body, already in REST's spelling. */
  body?: Record<string, unknown>;
  /** Version last received, sent as `If-Match`. */
  ifMatch?: number;
  /** The form's key, sent as `Idempotency-Key`. */
  idempotencyKey?: string;
}

/** The platform on behalf of one caller. */
export interface RestClient {
  /** Answers the route's JSON; a refusal is thrown as RestRefusal, silence as UNAVAILABLE. */
  call<Route extends RestRoute>(route: Route, call?: RestCall): Promise<RestAnswers[Route]>;
}

export function restClient(upstream: Upstream, caller: Caller): RestClient {
  const shared = callerHeaders(caller);
  return {
    async call<Route extends RestRoute>(route: Route, call: RestCall = {}): Promise<RestAnswers[Route]> {
      const space = route.indexOf(' ');
      const method = route.slice(0, space) as 'GET' | 'POST' | 'PUT' | 'DELETE';
      const path = fillPath(route.slice(space + 1), call.path) + queryString(call.query);
      const headers = { ...shared };
      if (call.body) headers['content-type'] = 'application/json';
      if (call.ifMatch !== undefined) headers['if-match'] = String(call.ifMatch);
      if (call.idempotencyKey !== undefined) headers['idempotency-key'] = sendable(call.idempotencyKey);
      const body = call.body ? JSON.stringify(call.body) : null;
      countCall(route);
      let status: number;
      let text: string;
      try {
        const answer = await upstream.request({ method, path, headers, body, signal: caller.signal });
        status = answer.statusCode;
        text = await answer.body.text();
      } catch (error) {
        throw unavailable(error);
      }
      const json = parse(text);
      if (status >= 400) throw new RestRefusal(status, (json ?? {}) as Problem);
      if (json === undefined && status !== 204) throw unavailable();
      return json as RestAnswers[Route];
    },
  };
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** A key that can travel in a header: a refusal that names it, where it would else look like a platform that is away. */
function sendable(key: string): string {
  if (KEY.test(key)) return key;
  throw shown('BAD_REQUEST', 400, 'idempotencyKey: 1 to 200 visible ASCII characters, no spaces.');
}

const SAFE = /^[\w-]{1,64}$/;

/** Fills in the `{name}` parts; a value that no identifier can have is "not found" without a call. */
function fillPath(path: string, values: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name] ?? '';
    if (!SAFE.test(value)) throw new RestRefusal(404, { error_name: 'not_found', message: 'Not found.' });
    return value;
  });
}

function queryString(query: RestCall['query']): string {
  if (!query) return '';
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    pairs.push(`${name}=${encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))}`);
  }
  return pairs.length ? `?${pairs.join('&')}` : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
