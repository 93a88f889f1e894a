import type { FastifyInstance } from 'fastify';
import { metricsContentType, metricsPage } from '../metrics/metrics.ts';
import type { Upstream } from '../rest/upstream.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Milliseconds that the platform has to say that it is ready. */
const TIMEOUT_MS = 1000;

/** Probes: alive; ready, when the platform is ready and the gateway is not draining; metrics, for this machine only. */
export async function health(app: FastifyInstance, { upstream }: { upstream: Upstream }): Promise<void> {
  let asked: Promise<boolean> | null = null;
  // Concurrent probes share one request to the platform.
  const isReady = () => {
    asked ??= askPlatform(upstream).finally(() => {
      asked = null;
    });
    return asked;
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = app.isDraining() ? 'draining' : (await isReady()) ? 'ready' : 'waiting_for_platform';
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  app.get('/metrics', async (request, reply) => {
    const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (isProxied || !LOOPBACK.has(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(metricsContentType).send(await metricsPage());
  });
}

async function askPlatform(upstream: Upstream): Promise<boolean> {
  try {
    const { statusCode, body } = await upstream.request({
      path: '/readyz',
      method: 'GET',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
