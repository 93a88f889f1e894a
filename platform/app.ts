import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { drainPlugin } from '../server/drain.ts';
import { answerMalformedRequest } from '../server/malformedRequest.ts';
import { refusalPages } from '../server/pages/refusalPages.ts';
import { type Authentication, authentication } from './access/authentication.ts';
import { authorizationPlugin } from './access/authorization.ts';
import { repeatedAnswerPlugin } from './changes/repeatedAnswer.ts';
import { openCodeBox } from './codes/openCodeBox.ts';
import type { PlatformConfig } from './config.ts';
import type { Database } from './database/connection.ts';
import { type AnswerTime, answerTimePlugin } from './http/answerTime.ts';
import { headersPlugin, requestIdOf, securityHeaders } from './http/headers.ts';
import { type LogStream, logOptions, RequestLogController, requestLogPlugin } from './http/logging.ts';
import { openMetrics } from './http/metrics.ts';
import { openapiPlugin } from './http/openapi.ts';
import { probeRoutes } from './http/probes.ts';
import { answer, problemsPlugin, refusalOf } from './http/problems.ts';
import { RECEIVE_LIMITS } from './http/receiveLimits.ts';
import { validatorCompiler } from './http/validation.ts';
import { mailRoutes } from './mail/routes.ts';
import { openStorage } from './media/openStorage.ts';
import { mediaRoutes } from './media/routes.ts';
import { bearerVerifier } from './oidc/bearer.ts';
import { oidcPlugin } from './oidc/plugin.ts';
import { openPageTools } from './recipientPages/openPageTools.ts';
import { recipientPages } from './recipientPages/routes.ts';
import { confirmationRoutes } from './resources/accounts/confirmation/routes.ts';
import { linkRoutes } from './resources/accounts/links/routes.ts';
import { mostLinesOf } from './resources/dispatches/mostLines.ts';
import { readCards } from './resources/redemptionCards/readCards.ts';
import { leavingRoutes } from './resources/reportSchedules/received/pageRoutes.ts';
import { resourceRoutes } from './resources/routes.ts';
import { publicRoutes } from './search/publicRoutes.ts';
import { searchRoutes } from './search/routes.ts';
import { searchKeys } from './search/searchKey.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authentication: Authentication;
    metrics: Registry;
  }
}

const ANSWER_TIME: AnswerTime = { begin: 5000, progress: 30_000 };

export interface PlatformComponents {
  config: PlatformConfig;
  /** Migrated. */
  database: Database;
  logStream?: LogStream;
  answerTime?: AnswerTime;
}

/** Puts the platform together; it listens nowhere yet. Throws when a route is not guarded. */
export async function buildPlatform(components: PlatformComponents): Promise<FastifyInstance> {
  const { config, database } = components;
  const app = Fastify({
    pluginTimeout: 0,
    logger: logOptions(config.logLevel, components.logStream) ?? false,
    logController: new RequestLogController(),
    genReqId: requestIdOf,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(config.publicUrl), 'x-request-id': request.id });
      answer(refusalOf(error), request, reply);
    },
    clientErrorHandler: answerMalformedRequest({
      headers: securityHeaders(config.publicUrl),
      problem: (title) => ({ error_name: 'invalid_json', message: title }),
    }),
    ...RECEIVE_LIMITS,
    return503OnClosing: false,
    // The gateway names the visitor; sign-in counts wrong passwords by that address.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 200 }, // signed tokens stand in addresses
    onProtoPoisoning: 'ignore', // such a key is then unknown like any other, and refused by name
    onConstructorPoisoning: 'ignore',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser('text/plain'); // bodies are JSON
  app.decorate(
    'authentication',
    authentication(database, bearerVerifier(config, database), config.staffDomains),
  );
  const metrics = openMetrics(app);
  app.decorate('metrics', metrics);
  await app.register(refusalPages);
  await app.register(headersPlugin, { publicUrl: config.publicUrl });
  await app.register(problemsPlugin);
  await app.register(drainPlugin);
  await app.register(answerTimePlugin, components.answerTime ?? ANSWER_TIME);
  await app.register(requestLogPlugin);
  const keys = searchKeys(database);
  await app.register(authorizationPlugin, {
    findCaller: async (request) => (await app.authentication.find(request)) ?? keys.caller(request),
  });
  await app.register(repeatedAnswerPlugin);
  await app.register(openapiPlugin);
  await app.register(probeRoutes, { database, metrics });
  const box = await openCodeBox(config, database);
  const storage = await openStorage(config, { database, box });
  app.addHook('onClose', async () => storage.close());
  const pageTools = await openPageTools(app, config, { database, box, storage: storage.storage });
  await app.register(resourceRoutes, {
    config,
    database,
    storage: storage.storage,
    box,
    supply: pageTools.supply,
    mostLines: mostLinesOf(database),
  });
  await app.register(mediaRoutes, { storage, database, accepted: config.uploadTypes });
  await app.register(searchRoutes, {
    database,
    keys,
    findCards: (scope, ids) => readCards(scope, ids, { ...pageTools.supply, log: app.log }),
  });
  await app.register(publicRoutes, { database, seller: config.publicCatalogueSeller });
  await app.register(confirmationRoutes, { config, database });
  await app.register(linkRoutes, { config, database });
  await app.register(leavingRoutes, { config, database });
  await app.register(mailRoutes, { config });
  await app.register(recipientPages, pageTools);
  await app.register(oidcPlugin, { config, database });
  await app.ready();
  return app;
}
