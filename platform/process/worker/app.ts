import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { drainPlugin } from '../../../server/drain.ts';
import { answerMalformedRequest } from '../../../server/malformedRequest.ts';
import type { PlatformComponents } from '../../app.ts';
import { headersPlugin, requestIdOf, securityHeaders } from '../../foundation/http/headers.ts';
import { RECEIVE_LIMITS } from '../../foundation/http/limits/receiveLimits.ts';
import { logOptions } from '../../foundation/http/logging.ts';
import { openMetrics } from '../../foundation/http/metrics.ts';
import { probeRoutes } from '../../foundation/http/probes.ts';
import { problemsPlugin } from '../../foundation/http/refusals/problems.ts';

/** HTTP interface of a process that only does background work: liveness and metrics. */
export async function buildWorkerApp({
  config,
  database,
  logStream,
}: PlatformComponents): Promise<FastifyInstance> {
  const app = Fastify({
    pluginTimeout: 0,
    logger: logOptions(config.logLevel, logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    clientErrorHandler: answerMalformedRequest({
      headers: securityHeaders(config.publicUrl),
      problem: (title) => ({ error_name: 'invalid_json', message: title }),
    }),
    ...RECEIVE_LIMITS,
    return503OnClosing: false,
  });
  const metrics = openMetrics(app);
  app.decorate('metrics', metrics);
  await app.register(headersPlugin, { publicUrl: config.publicUrl });
  await app.register(problemsPlugin);
  await app.register(drainPlugin);
  await app.register(probeRoutes, { database, metrics });
  await app.ready();
  return app;
}
