import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './headers.ts';

/** What Node's parser refuses, by its code; everything else is a bad request. */
const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers addresses that cannot be decoded, for which Fastify runs no hooks. */
export function answerMalformedAddress(isHttps: boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400;
    reply
      .headers({ ...securityHeaders(isHttps), 'x-request-id': request.id })
      .code(status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify({ status, title: status === 414 ? 'URI Too Long' : 'Bad Request' }));
  };
}

/** Answers bytes that are no HTTP request, or come too slowly to be one, with the headers of every other answer; then hangs up. */
export function answerMalformedRequest(isHttps: boolean) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
    const body = JSON.stringify({ status: Number(status.slice(0, 3)), title: status.slice(4) });
    const headers = {
      ...securityHeaders(isHttps),
      'x-request-id': randomUUID(),
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
