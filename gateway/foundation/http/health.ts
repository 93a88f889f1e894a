import type { FastifyInstance } from 'fastify';
import type { StartProgress } from '../../../schema/foundation/process/startProgress.ts';
import { metricsContentType, metricsPage } from '../metrics/metrics.ts';
import type { PlatformProbe } from './platformProbe.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Probes: alive; ready, when the platform is ready and the gateway is not draining; metrics, for this machine only. */
export async function health(
  app: FastifyInstance,
  { platform, progress }: { platform: PlatformProbe; progress: () => StartProgress | null },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const probe = { config: { isProbe: true } };
  app.get('/healthz', probe, async () => ({ status: 'ok' }));
  app.get('/readyz', probe, async (_request, reply) => {
    const status = app.isDraining()
      ? 'draining'
      : (await platform.isReady())
        ? 'ready'
        : 'waiting_for_platform';
    const isStarting = status === 'waiting_for_platform' && progress() !== null;
    return reply
      .code(status === 'ready' ? 200 : 503)
      .send({ status, ...(isStarting ? { progress: progress() } : {}) });
  });
  app.get('/metrics', async (request, reply) => {
    const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (isProxied || !LOOPBACK.has(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(metricsContentType).send(await metricsPage());
  });
}
