import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { allowPlaygroundStyles } from '../http/headers.ts';
import { isCompleteBuild } from '../http/static/completeBuild.ts';
import { setFileHeaders } from '../http/static/staticFiles.ts';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));

/** Serves the playground to signed-in people; all others sign in first and come back. */
export async function playgroundRoute(app: FastifyInstance): Promise<void> {
  app.get('/playground', async (_request, reply) => reply.redirect('/playground/', 308));
  app.addHook('onRequest', async (request, reply) => {
    const isPage = /^\/playground\/(?:[?#]|$)/.test(request.url);
    if (isPage && !request.session) return reply.redirect('/auth/login?return_to=%2Fplayground%2F', 302);
    allowPlaygroundStyles(reply);
  });
  if (!isCompleteBuild(DIST)) {
    app.get('/playground/', async (_request, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send('The playground is not built: npm run build.'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: DIST,
    prefix: '/playground/',
    preCompressed: true,
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: setFileHeaders,
  });
}
