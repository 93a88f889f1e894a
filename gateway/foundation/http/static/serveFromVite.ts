import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Serves the application from its sources: Vite is a middleware of the gateway, so both have the same origin. */
export async function serveFromVite(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../../../../web/', import.meta.url));
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../../../web/vite.config.ts', import.meta.url)),
    root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.route({
    method: 'GET',
    url: '/*',
    handler: (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw);
    },
  });
}
