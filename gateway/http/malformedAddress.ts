import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './headers.ts';

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
