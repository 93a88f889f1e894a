import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Maximum bytes of a request's address and headers. */
export const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Maximum bytes that Node's parser reads. It disconnects above this limit without a page; between the two limits a person whose browser collected too many
 * cookies is told what to do.
 */
export const MAX_PARSED_HEADER_BYTES = 48 * 1024;

/** Refuses requests whose headers are too large with 431. */
export const headerSizePlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const bytes = raw.rawHeaders.reduce((sum, text) => sum + text.length + 2, raw.url?.length ?? 0);
    if (bytes <= MAX_HEADER_BYTES) return;
    return reply
      .code(431)
      .type('application/problem+json')
      .send({ status: 431, title: 'Request Header Fields Too Large' });
  });
});
