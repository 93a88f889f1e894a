import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../rest/upstream.ts';
import { metricsText } from './metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** How long the platform may take to say that it is ready, in milliseconds. */
const PATIENCE_MS = 1000;

/** Probes: alive, ready (the platform is too, and not while draining), and figures for whoever is on this machine. */
export async function health(app: FastifyInstance, { upstream }: { upstream: Upstream }): Promise<void> {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = isDraining ? 'draining' : (await isReady(upstream)) ? 'ready' : 'waiting_for_platform';
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  app.get('/metrics', async (request, reply) => {
    const isPassedOn = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (isPassedOn || !LOOPBACK.has(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(metricsText());
  });
}

async function isReady(upstream: Upstream): Promise<boolean> {
  try {
    const { statusCode, body } = await upstream.request({
      path: '/readyz',
      method: 'GET',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
