import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/connections/connection.ts';
import { notFound } from './refusals/refusal.ts';

/** Probes of liveness and readiness, and the metrics; the metrics on loopback only. */
export async function probeRoutes(
  app: FastifyInstance,
  { database, metrics }: { database: Database; metrics: Registry },
): Promise<void> {
  const options = { config: { ability: 'public' as const }, schema: { hide: true } };

  app.get('/healthz', options, async () => ({ status: 'ok' }));

  app.get('/readyz', options, async (_request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'draining' });
    await database.db.execute(sql`select 1`);
    return { status: 'ready' };
  });

  app.get('/metrics', options, async (request, reply) => {
    if (!/^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(request.ip)) throw notFound();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
