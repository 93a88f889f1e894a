import type { FastifyInstance } from 'fastify';
import { metricsText } from './metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Probes: alive, ready (not while draining), and figures for whoever is on this machine. */
export async function health(app: FastifyInstance): Promise<void> {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    reply.code(isDraining ? 503 : 200).send({ status: isDraining ? 'draining' : 'ready' }),
  );
  app.get('/metrics', async (request, reply) => {
    if (!LOOPBACK.has(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(metricsText());
  });
}
