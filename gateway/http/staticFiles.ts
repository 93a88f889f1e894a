import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { precompress } from './precompress.ts';

/** The built application. */
export const WEB_DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** Names with a hash of their content in them: these never change. */
const HASHED = /[/\\]assets[/\\]/;

/** How long a built file may be kept: for ever when its name says what is in it, else asked for again each time. */
export function cacheControlOf(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Serves the built application at `/`, compressed in advance. Before it is built, says so. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(WEB_DIST)) {
    app.get('/', async (_request, reply) =>
      reply.code(503).type('text/plain').send('The application is not built: npm run build.'),
    );
    return;
  }
  precompress(WEB_DIST);
  await app.register(fastifyStatic, {
    root: WEB_DIST,
    preCompressed: true,
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  });
}
