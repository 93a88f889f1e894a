import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if its bodies are files, for which there is more time. */
    isUpload?: boolean;
  }
}

/** Hangs up, with 408, on who takes longer for a body than `receive` milliseconds. Files have as long as the server gives any request. */
export const receiveTimePlugin = fp<{ receive: number }>(async (app: FastifyInstance, { receive }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || request.routeOptions.config.isUpload) return;
    const timer = setTimeout(() => {
      if (request.raw.complete) return;
      const error = Object.assign(new Error('Request timeout'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
        request: request.raw,
      });
      app.server.emit('clientError', error, request.raw.socket);
    }, receive);
    reply.raw.once('close', () => clearTimeout(timer));
  });
});

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
