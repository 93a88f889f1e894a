import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isRecipientPath, refusalAnswer, refusedRequest } from '../../../server/pages/refusalPages.ts';
import { wantsPage } from '../../../server/pages/wantsPage.ts';
import { securityHeaders } from './headers.ts';

/** Answers addresses that cannot be decoded, for which Fastify runs no hooks: with a page or JSON, by the rule of `refusalPages`. */
export function answerMalformedAddress(isHttps: boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400;
    reply.headers({ ...securityHeaders(isHttps), 'x-request-id': request.id, vary: 'accept' }).code(status);
    const { method, url, headers } = request;
    if (wantsPage({ method, url, headers })) {
      const page = refusalAnswer(refusedRequest(request, { status, retryAfter: null }), {
        isRecipient: isRecipientPath(url),
      });
      reply.headers(page.headers).send(page.html);
      return;
    }
    reply
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify({ status, title: status === 414 ? 'URI Too Long' : 'Bad Request' }));
  };
}
