import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Probes that a supervisor calls many times a minute. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Responses for errors outside the graph, which never show the cause of a server error, and one log line a request. */
export const errorHandlerPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    const title = status >= 500 ? 'Something went wrong.' : error.message;
    if (request.url.startsWith('/graphql')) {
      const code = status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
      return reply
        .code(status)
        .send({ errors: [{ message: title, extensions: { code, status, requestId: request.id } }] });
    }
    const rateLimited = status === 429 ? { error_name: 'too_many_requests', message: title } : {};
    return reply
      .code(status)
      .type('application/problem+json')
      .send({ status, title, ...rateLimited });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('application/problem+json').send({ status: 404, title: 'Not found' }),
  );
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'none';
    request.log[PROBES.has(path) ? 'debug' : 'info']({
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
});
