import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

/** Refusals of Node's parser, by its code; any other is a bad request. */
const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What a server's responses have besides their status. */
interface Refusing {
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Members of the problem beside its status and title. */
  problem?: (title: string) => object;
}

/** Answers malformed or too slow HTTP requests as problem+json with the headers of every other response, then disconnects. */
export function answerMalformedRequest({ headers, problem = () => ({}) }: Refusing) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
    const title = status.slice(4);
    const body = JSON.stringify({ status: Number(status.slice(0, 3)), title, ...problem(title) });
    const said = {
      ...headers,
      'x-request-id': randomUUID(),
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
