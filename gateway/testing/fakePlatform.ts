import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that the fake received. */
export interface ReceivedCall {
  /** `GET /api/advertisers`, without the query string. */
  route: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A response of the fake: JSON or text with a status, or none. */
export interface FakeResponse {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Responds when this has come. */
  after?: Promise<unknown>;
  /** Never responds. */
  silent?: boolean;
  /** Hangs up after its text. */
  breaks?: boolean;
}

export type FakeRoute = (call: ReceivedCall, match: RegExpExecArray) => FakeResponse;

export interface FakePlatform {
  url: string;
  calls: ReceivedCall[];
  /** `METHOD /path` of every call so far. */
  routes(): string[];
  /** Responds to `METHOD /path/:id` from now on; the newest response wins. */
  on(route: string, response: FakeRoute | FakeResponse): void;
  close(): Promise<void>;
}

/** A platform in this process, on a free port, that responds as a test says and records its calls. */
export async function startFakePlatform(): Promise<FakePlatform> {
  const calls: ReceivedCall[] = [];
  const routes: { pattern: RegExp; respond: FakeRoute }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return; // the body was cut off
    }
    const url = new URL(request.url ?? '/', 'http://fake');
    const text = Buffer.concat(chunks).toString();
    const isJson = request.headers['content-type'] === 'application/json';
    const call: ReceivedCall = {
      route: `${request.method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: isJson ? JSON.parse(text) : text,
    };
    calls.push(call);
    for (const { pattern, respond } of [...routes].reverse()) {
      const match = pattern.exec(call.route);
      if (!match) continue;
      const { status = 200, json, text: body, headers = {}, after, silent, breaks } = respond(call, match);
      await after;
      if (silent) return;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      if (breaks) {
        response.write(body ?? '', () => response.destroy());
        return;
      }
      response.end(body ?? (json === undefined ? '' : JSON.stringify(json)));
      return;
    }
    response.writeHead(404, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ status: 404, error_name: 'not_found', message: 'Not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    routes: () => calls.map(({ route }) => route),
    on(route, response) {
      const pattern = new RegExp(`^${route.replace(/:\w+/g, '([^/]+)')}$`);
      routes.push({ pattern, respond: typeof response === 'function' ? response : () => response });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
