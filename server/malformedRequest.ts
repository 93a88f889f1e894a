import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isRecipientPath, refusalAnswer, refusedRequest } from './pages/refusalPages.ts';
import { wantsPage } from './pages/wantsPage.ts';

/** Refusals of Node's parser, by its code; any other is a bad request. */
const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Parts of a server's responses besides their status. */
interface Refusing {
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Members of the problem beside its status and title. */
  problem?: (title: string) => object;
}

/** An error of Node's HTTP server, with the bytes that it could not parse, or the request whose body did not come. */
interface ClientError extends Error {
  code?: string;
  /** A buffer, which Fastify declares as JSON. */
  rawPacket?: unknown;
  request?: IncomingMessage;
}

/**
 * Answers malformed or too slow HTTP requests with the headers of every other response, then disconnects: a page for a browser that navigates, as far as
 * the bytes say so, else problem+json.
 */
export function answerMalformedRequest({ headers, problem = () => ({}) }: Refusing) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
    const title = status.slice(4);
    const id = randomUUID();
    const page = pageFor(error, { status: Number(status.slice(0, 3)), id });
    const body =
      page?.html ?? JSON.stringify({ status: Number(status.slice(0, 3)), title, ...problem(title) });
    const responseHeaders = {
      ...headers,
      'x-request-id': id,
      'content-type': 'application/problem+json; charset=utf-8',
      ...page?.headers,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

function pageFor({ request, rawPacket }: ClientError, { status, id }: { status: number; id: string }) {
  const head = request ?? (Buffer.isBuffer(rawPacket) ? headOf(rawPacket) : null);
  if (!head || !wantsPage(head)) return null;
  const { method = 'GET', url = '/', headers } = head;
  const refused = refusedRequest({ method, url, headers, id }, { status, retryAfter: null });
  return refusalAnswer(refused, { isRecipient: isRecipientPath(url) });
}

/** Request line and headers as far as one packet holds them; null if it does not begin with a request. */
function headOf(packet: Buffer): { method: string; url: string; headers: IncomingHttpHeaders } | null {
  const [first = '', ...lines] = (packet.toString('latin1').split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const [, method, url] = /^([A-Z]+) (\/\S*)/.exec(first) ?? [];
  if (!method || !url) return null;
  const headers: IncomingHttpHeaders = {};
  for (const line of lines) {
    const [, name, value] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) headers[name.toLowerCase()] = value;
  }
  return { method, url, headers };
}
