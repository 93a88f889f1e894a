import { graphError, unavailable } from '../errors/graphErrors.ts';
import { countUpstreamCall } from '../metrics/metrics.ts';
import { askAgain } from './askAgain.ts';
import { type ArgumentNames, inArguments, type Problem, RestRefusal } from './refusal.ts';
import type { RestResponses, RestRoute } from './rest.generated.ts';
import { type Caller, callerHeaders, type Upstream } from './upstream.ts';

/** Parts of a call besides its route; undefined and null are left out everywhere. */
export interface RestCall {
  /** Values of the route's `{name}` parts. */
  path?: Record<string, string>;
  /** Query string; arrays are joined with commas. */
  query?: Record<string, string | number | boolean | readonly string[] | null | undefined>;
  /** JSON body, its keys in snake_case. */
  body?: Record<string, unknown>;
  /** Version last received, sent as `If-Match`. */
  ifMatch?: number;
  /** Key of the form, sent as `Idempotency-Key`. */
  idempotencyKey?: string | null | undefined;
  /** True if the platform judges the change and undoes it, sent as `dry_run`. */
  dryRun?: boolean | null | undefined;
  /** REST name → the caller's name of values that the graph spells otherwise: refusals name them as the caller did. */
  names?: ArgumentNames;
  /** Milliseconds until the response begins, where that may take longer than usual; the time of the whole request holds besides. */
  patience?: number;
}

/** The platform's REST API, called for one caller during one request. */
export interface RestClient {
  /** Resolves to the JSON of the response. Throws RestRefusal when the platform refuses, UNAVAILABLE when it does not respond. */
  call<Route extends RestRoute>(route: Route, call?: RestCall): Promise<RestResponses[Route]>;
  /** Runs `listener` after every call that is not a GET, whatever its outcome: rows read before may be out of date. */
  onChange(listener: () => void): void;
}

/** The client of one request; every call carries the caller's token, language, request id and abort signal. */
export function restClient(upstream: Upstream, caller: Caller): RestClient {
  const shared = callerHeaders(caller);
  const listeners: (() => void)[] = [];

  async function send(
    route: RestRoute,
    { path = {}, query, body, ifMatch, idempotencyKey, dryRun, names, patience }: RestCall,
  ): Promise<unknown> {
    const space = route.indexOf(' ');
    const method = route.slice(0, space) as 'GET' | 'POST' | 'PUT' | 'DELETE';
    const headers = method === 'GET' ? shared : { ...shared };
    if (body) headers['content-type'] = 'application/json';
    if (ifMatch !== undefined) headers['if-match'] = String(ifMatch);
    if (idempotencyKey != null) headers['idempotency-key'] = headerValue(idempotencyKey);
    const request = {
      method,
      path:
        fillPath(route.slice(space + 1), path) + queryString(dryRun ? { ...query, dry_run: true } : query),
      headers,
      body: body ? JSON.stringify(body) : null,
      ...(patience === undefined ? {} : { headersTimeout: patience }),
    };
    countUpstreamCall(route);
    const ask = () => upstream.ask(request, caller.signal);
    const { status, text } = await (method === 'GET' ? askAgain(ask, caller.signal) : ask()).catch(
      (error: unknown) => {
        throw unavailable(error);
      },
    );
    const json = parse(text);
    if (status >= 400) throw new RestRefusal(status, inArguments((json ?? {}) as Problem, names));
    if (json === undefined && status !== 204) throw unavailable();
    return json;
  }

  return {
    async call<Route extends RestRoute>(route: Route, call: RestCall = {}) {
      const response = send(route, call) as Promise<RestResponses[Route]>;
      if (route.startsWith('GET ')) return response;
      return response.finally(() => {
        for (const listener of listeners) listener();
      });
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

const HEADER_VALUE = /^[\x21-\x7e]{1,200}$/;

/** Refuses a key that no header can carry; sent anyway, it would look like an unavailable platform. */
function headerValue(key: string): string {
  if (HEADER_VALUE.test(key)) return key;
  const code = { code: 'BAD_REQUEST', status: 400 } as const;
  throw graphError(code, 'idempotencyKey: 1 to 200 visible ASCII characters, no spaces.');
}

const IDENTIFIER = /^[\w-]{1,64}$/;

/** Fills in the `{name}` parts. A value that cannot be an identifier is "not found" without a call. */
function fillPath(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name] ?? '';
    if (!IDENTIFIER.test(value))
      throw new RestRefusal(404, { error_name: 'not_found', message: 'Not found.' });
    return value;
  });
}

function queryString(query: RestCall['query']): string {
  if (!query) return '';
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const text = Array.isArray(value) ? value.join(',') : String(value);
    pairs.push(`${name}=${encodeURIComponent(text.replace(HALF_CHARACTER, UNSTORABLE))}`);
  }
  return pairs.length ? `?${pairs.join('&')}` : '';
}

/** No URL can carry half a character. The platform refuses U+0000 by the same rule and names the field. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
const UNSTORABLE = '\u0000';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
