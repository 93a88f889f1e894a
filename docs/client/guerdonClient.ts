import { readFileSync } from 'node:fs';

/** The content of an API key's or a service account's downloaded file. */
export interface ApiKey {
  clientId: string;
  clientSecret: string;
  /** Address that exchanges the key for a token. */
  tokenUrl: string;
  /** Address for GraphQL operations. */
  graphqlUrl: string;
}

/** One error of an answer. `extensions.code` is the kind of error; `fieldErrors` lists the invalid fields and their rules. */
export interface GraphError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; errorName?: string; requestId?: string; fieldErrors?: readonly object[] };
}

/** An answer with errors, or a refused key. `data` holds the partial result, or null when there is none. */
export class GuerdonError extends Error {
  readonly status: number;
  readonly errors: readonly GraphError[];
  readonly data: unknown;

  constructor(status: number, errors: readonly GraphError[], data: unknown) {
    super(errors.map(({ message }) => message).join(' ') || `Status ${status}`);
    this.status = status;
    this.errors = errors;
    this.data = data;
  }
}

/** Sends one operation; `Data` is the shape of its answer. Throws GuerdonError if the answer has errors. */
export type Ask = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

/** The key of the environment: `KEY_FILE` names its downloaded file; without it, `GUERDON_URL`, `CLIENT_ID` and `CLIENT_SECRET` are used. */
export function keyOfEnvironment(): ApiKey {
  const { KEY_FILE: file, GUERDON_URL: url = '', CLIENT_ID: clientId = '', CLIENT_SECRET = '' } = process.env;
  if (file) return JSON.parse(readFileSync(file, 'utf8')) as ApiKey;
  return {
    clientId,
    clientSecret: CLIENT_SECRET,
    tokenUrl: `${url}/oidc/token`,
    graphqlUrl: `${url}/graphql`,
  };
}

interface Token {
  text: string;
  /** Milliseconds since 1970 when a new token is requested. */
  until: number;
}

/** Attempts at one request, including the first. */
const ATTEMPTS = 4;

/**
 * A complete client: exchanges the key for a token of five minutes, keeps it until shortly before its expiry, and sends requests over HTTP. After a
 * 429 it waits as long as the answer says. A refused token is renewed once. A broken connection is retried, so give every change an
 * `idempotencyKey`.
 */
export function guerdonClient({ clientId, clientSecret, tokenUrl, graphqlUrl }: ApiKey): Ask {
  let token: Promise<Token> | undefined;

  async function trade(): Promise<Token> {
    const answer = await patiently(() =>
      fetch(tokenUrl, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    );
    if (!answer.ok)
      throw new GuerdonError(answer.status, [{ message: `No token: ${await answer.text()}` }], null);
    const { access_token: text, expires_in: seconds } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    return { text, until: Date.now() + (seconds - 30) * 1000 };
  }

  async function currentToken(): Promise<string> {
    const cachedToken = await token?.catch(() => undefined);
    if (!cachedToken || cachedToken.until <= Date.now()) token = trade();
    return (await (token as Promise<Token>)).text;
  }

  const send = async (body: string) => {
    const bearer = await currentToken();
    return patiently(() =>
      fetch(graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body,
      }),
    );
  };

  return async <Data>(query: string, variables: Record<string, unknown> = {}) => {
    const body = JSON.stringify({ query, variables });
    let answer = await send(body);
    if (answer.status === 401) {
      token = undefined;
      answer = await send(body);
    }
    const read = (await answer.json().catch(() => ({}))) as { data?: Data; errors?: GraphError[] };
    if (read.errors?.length || !read.data)
      throw new GuerdonError(answer.status, read.errors ?? [], read.data ?? null);
    return read.data;
  };
}

/** Retries after a broken connection, and after the number of seconds in a 429. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask().catch((error: unknown) => {
      if (attempt === ATTEMPTS) throw error;
      return null;
    });
    if (answer && (answer.status !== 429 || attempt === ATTEMPTS)) return answer;
    await new Promise((resolve) => setTimeout(resolve, waitOf(answer?.headers.get('retry-after') ?? '1')));
  }
}

/** Milliseconds of a `Retry-After`: seconds, or a date. */
function waitOf(retryAfter: string): number {
  const seconds = Number(retryAfter);
  return Math.max(0, Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() || 1000 : seconds * 1000);
}
