import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { drainPlugin } from '../server/drain.ts';
import { answerMalformedRequest } from '../server/malformedRequest.ts';
import { refusalPages } from '../server/pages/refusalPages.ts';
import { noteKeyUse } from './advertisers/interface.ts';
import { publicRoutes } from './catalog/search/publicRoutes.ts';
import { searchRoutes } from './catalog/search/routes.ts';
import { searchKeys } from './catalog/search/searchKey.ts';
import type { PlatformConfig } from './config.ts';
import { type Authentication, authentication } from './foundation/access/authentication.ts';
import { authorizationPlugin } from './foundation/access/authorization.ts';
import type { UpdateUse } from './foundation/access/noteUses.ts';
import { repeatedAnswerPlugin } from './foundation/changes/repeatedAnswer.ts';
import type { Database } from './foundation/database/connections/connection.ts';
import { type AnswerTime, answerTimePlugin } from './foundation/http/answerTime.ts';
import { headersPlugin, requestIdOf, securityHeaders } from './foundation/http/headers.ts';
import { RECEIVE_LIMITS } from './foundation/http/limits/receiveLimits.ts';
import {
  type LogStream,
  logOptions,
  RequestLogController,
  requestLogPlugin,
} from './foundation/http/logging.ts';
import { openMetrics } from './foundation/http/metrics.ts';
import { openapiPlugin } from './foundation/http/openapi.ts';
import { probeRoutes } from './foundation/http/probes.ts';
import { answer, problemsPlugin, refusalOf } from './foundation/http/refusals/problems.ts';
import { validatorCompiler } from './foundation/http/validation.ts';
import { mailRoutes } from './foundation/mail/routes.ts';
import { mediaRoutes } from './foundation/media/routes.ts';
import { openStorage } from './foundation/media/storage/openStorage.ts';
import { openCodeBox } from './foundation/secrets/openCodeBox.ts';
import { mostLinesOf } from './fulfillment/dispatches/accept/checks/largeLimits.ts';
import { openPageTools } from './fulfillment/recipientPages/openPageTools.ts';
import { recipientPages } from './fulfillment/recipientPages/routes.ts';
import { readCards } from './fulfillment/redemptions/cards/readCards.ts';
import { bindMember } from './people/accounts/bindMember.ts';
import { confirmationRoutes } from './people/accounts/confirmation/routes.ts';
import { linkRoutes } from './people/accounts/links/routes.ts';
import { noteSecretUse, noteServiceUse } from './people/interface.ts';
import { oidcPlugin } from './people/signIn/issuer/plugin.ts';
import { bearerVerifier } from './people/signIn/tokens/bearer.ts';
import { resourceRoutes } from './process/routes.ts';
import { leavingRoutes } from './reports/reportSchedules/received/pageRoutes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authentication: Authentication;
    metrics: Registry;
  }
}

const ANSWER_TIME: AnswerTime = { begin: 5000, progress: 30_000 };

/** Notes the use of the secret of a service account, of an API key, or of a service account of an external issuer. */
const updateUse: UpdateUse = ({ clientId, secretId, issuer, subject }) => {
  if (secretId !== undefined) return noteSecretUse(secretId);
  return issuer === undefined ? noteKeyUse(clientId) : noteServiceUse({ issuer, subject });
};

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
    authentication(database, bearerVerifier(config, database), {
      staffDomains: config.staffDomains,
      updateUse,
    }),
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
  await app.register(oidcPlugin, { config, database, bindMember });
  await app.ready();
  return app;
}
