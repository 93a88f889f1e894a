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

/** What the fake answers: JSON with a status, or silence. */
export interface FakeAnswer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Never answers: a black hole. */
  silent?: boolean;
}

export type FakeRoute = (call: ReceivedCall, match: RegExpExecArray) => FakeAnswer;

export interface FakePlatform {
  url: string;
  calls: ReceivedCall[];
  /** `METHOD /path` of every call so far. */
  routes(): string[];
  /** Answers `METHOD /path/:id` from now on; the newest answer wins. */
  on(route: string, answer: FakeRoute | FakeAnswer): void;
  close(): Promise<void>;
}

/** A platform that answers what a test says, in this process on a free port, and remembers what it was asked. */
export async function startFakePlatform(): Promise<FakePlatform> {
  const calls: ReceivedCall[] = [];
  const answers: { pattern: RegExp; answer: FakeRoute }[] = [];
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
    for (const { pattern, answer } of [...answers].reverse()) {
      const match = pattern.exec(call.route);
      if (!match) continue;
      const { status = 200, json, text: body, headers = {}, silent } = answer(call, match);
      if (silent) return;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
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
    on(route, answer) {
      const pattern = new RegExp(`^${route.replace(/:\w+/g, '([^/]+)')}$`);
      answers.push({ pattern, answer: typeof answer === 'function' ? answer : () => answer });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
