/** One answer of the platform, with the body read as JSON. */
export interface RestAnswer<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, string>;
  body: Body;
}

/** One error of the graph. */
export interface GraphError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; status?: number; errorName?: string; requestId?: string };
}

/** The graph's response: data, errors, or both. */
export interface GraphAnswer<Data = Record<string, unknown>> {
  data?: Data | null;
  errors?: GraphError[];
}

/** An answer of the graph with what HTTP says about it. */
export interface RawGraphAnswer {
  status: number;
  headers: Record<string, string>;
  body: GraphAnswer & { extensions?: object };
}

type Headers = Record<string, string>;
type TokenFor = (login: string) => Promise<string>;

/** Calls to a running product; a null login sends no token. */
export interface Calls {
  /** Calls the platform. A string body is sent unchanged, anything else as JSON. */
  rest<Body = Record<string, unknown>>(
    login: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Headers,
  ): Promise<RestAnswer<Body>>;
  /** Calls the gateway and returns only the graph's response, without its cost. */
  graph<Data = Record<string, unknown>>(
    login: string | null,
    document: string,
    variables?: object,
  ): Promise<GraphAnswer<Data>>;
  /** Calls the gateway for data only: throws on any error. */
  ask<Data>(login: string, document: string, variables?: object): Promise<Data>;
  /** Calls the gateway and returns status and headers too. */
  graphRaw(
    login: string | null,
    document: string,
    variables?: object,
    headers?: Headers,
  ): Promise<RawGraphAnswer>;
  /** Calls the gateway with the hash of a trusted document, as the web does. */
  trusted(
    login: string,
    name: string,
    hash: string,
    variables: object,
    headers?: Headers,
  ): Promise<RawGraphAnswer>;
}

/** Calls to a platform and a gateway that run somewhere. */
export function callsTo(platformUrl: string, gatewayUrl: string, tokenFor: TokenFor): Calls {
  const authorization = async (login: string | null): Promise<Headers> =>
    login === null ? {} : { authorization: `Bearer ${await tokenFor(login)}` };

  async function graphRaw(
    login: string | null,
    document: string,
    variables: object = {},
    headers: Headers = {},
  ) {
    const answer = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await authorization(login)), ...headers },
      body: JSON.stringify({ query: document, variables }),
    });
    return read<RawGraphAnswer['body']>(answer);
  }

  return {
    graphRaw,
    async graph<Data>(login: string | null, document: string, variables?: object) {
      const { extensions: _cost, ...answer } = (await graphRaw(login, document, variables)).body;
      return answer as GraphAnswer<Data>;
    },
    async ask<Data>(login: string, document: string, variables?: object) {
      const { data, errors } = (await graphRaw(login, document, variables)).body as GraphAnswer<Data>;
      if (!data || errors) throw new Error(`${login}: ${JSON.stringify(errors)}`);
      return data;
    },
    async rest<Body>(
      login: string | null,
      method: string,
      path: string,
      body?: unknown,
      headers: Headers = {},
    ) {
      const isBare = body === undefined;
      const answer = await fetch(platformUrl + path, {
        method,
        headers: {
          ...(isBare ? {} : { 'content-type': 'application/json' }),
          ...(await authorization(login)),
          ...headers,
        },
        ...(isBare ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return read<Body>(answer);
    },
    async trusted(login, name, hash, variables, headers = {}) {
      const query = new URLSearchParams({
        operationName: name,
        variables: JSON.stringify(variables),
        extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
      });
      const answer = await fetch(`${gatewayUrl}/graphql?${query}`, {
        headers: { 'x-guerdon-client': 'web', ...(await authorization(login)), ...headers },
      });
      return read<RawGraphAnswer['body']>(answer);
    },
  };
}

async function read<Body>(answer: Response): Promise<{ status: number; headers: Headers; body: Body }> {
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  const body = (isJson && text ? JSON.parse(text) : {}) as Body;
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}
