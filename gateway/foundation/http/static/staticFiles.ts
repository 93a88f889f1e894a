import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isCompleteBuild } from './completeBuild.ts';

/** The built application. */
export const WEB_DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** Files whose name holds a hash of their content, so they never change. */
const HASHED = /[/\\]assets[/\\]/;

/** The page of a browser that has a session: it fetches the application at once (`web/build/signedInPage.ts`). */
const SIGNED_IN_PAGE = 'signedIn.html';

/** A hashed file is cached for a year; any other is revalidated each time. */
export function cacheControlOf(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Headers of a served file. SVG is text; the library names its characters for other texts alone. */
export function setFileHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', cacheControlOf(path));
  if (path.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8');
}

/** Serves the built application at `/`, or what else is built in that folder, compressed where the build left compressed files; 503 before it is built. */
export async function staticFiles(
  app: FastifyInstance,
  { root = WEB_DIST }: { root?: string } = {},
): Promise<void> {
  if (!isCompleteBuild(root)) {
    app.get('/', async (_request, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send('The application is not built: npm run build.'),
    );
    return;
  }
  if (existsSync(join(root, SIGNED_IN_PAGE)))
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url === '/' && request.session) return reply.sendFile(SIGNED_IN_PAGE);
    });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: setFileHeaders,
  });
}
