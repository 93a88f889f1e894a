import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { StartProgress } from '../schema/foundation/process/startProgress.ts';
import { drainPlugin } from '../server/drain.ts';
import { answerMalformedRequest } from '../server/malformedRequest.ts';
import { isRecipientPath, refusalPages } from '../server/pages/refusalPages.ts';
import { catalogueRoute } from './catalog/publicPages/route.ts';
import type { GatewayConfig } from './config.ts';
import { graphRoute } from './foundation/graph/graphRoute.ts';
import { graphServer } from './foundation/graph/graphServer.ts';
import { errorHandlerPlugin } from './foundation/http/errorHandler.ts';
import { exportLink } from './foundation/http/exportLink.ts';
import { headersPlugin, securityHeaders } from './foundation/http/headers.ts';
import { health } from './foundation/http/health.ts';
import { answerMalformedAddress } from './foundation/http/malformedAddress.ts';
import { passThrough } from './foundation/http/passThrough.ts';
import { platformProbe } from './foundation/http/platformProbe.ts';
import { isPortal, portals } from './foundation/http/portals.ts';
import { previewFrame } from './foundation/http/previewFrame.ts';
import { receiveTimePlugin } from './foundation/http/receiveTime.ts';
import { files } from './foundation/http/static/files.ts';
import { startingPage } from './foundation/http/static/startingPage.ts';
import { staticFiles } from './foundation/http/static/staticFiles.ts';
import { addressLimits } from './foundation/limits/addressLimits.ts';
import { callerLimit } from './foundation/limits/callerLimit.ts';
import { headerSizePlugin, MAX_PARSED_HEADER_BYTES } from './foundation/limits/headerSize.ts';
import { type Rate, rateLimit } from './foundation/limits/rateLimit.ts';
import { sharedRateLimit } from './foundation/limits/sharedRateLimit.ts';
import { tokenVerifier } from './foundation/limits/tokenVerifier.ts';
import { trustedDocuments } from './foundation/limits/trustedDocuments.ts';
import { playgroundRoute } from './foundation/playground/route.ts';
import { openRedis } from './foundation/redis/redis.ts';
import { openUpstreams } from './foundation/rest/upstream.ts';
import { sessionPlugin } from './foundation/session/sessionPlugin.ts';
import { sharedRefreshStore } from './foundation/session/sharedRefreshStore.ts';

export interface GatewayOptions {
  config: GatewayConfig;
  /** In development: serves the application in place of the built files; the manifest is watched too. */
  serveWeb?: (app: FastifyInstance) => Promise<void>;
  /** Latest startup report of the platform; null before the first one. */
  startProgress?: () => StartProgress | null;
  /** Where lines of the log go, when not to the standard output. */
  logStream?: { write(line: string): void };
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Milliseconds between two checks for requests that are received too slowly. */
const RECEIVE_CHECK = 500;

/** Logs responses that broke while they were streamed, which alone Fastify logs nowhere else. A reader who leaves breaks nothing. */
class StreamErrorLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    if (reply.raw.destroyed) reply.log.info('the reader left');
    else reply.log.error({ err: error }, 'response broken');
  }
}

/** Builds the gateway, ready to listen: one public origin for the graph, the session, the application and the platform's pages. */
export async function buildGateway({
  config,
  serveWeb,
  startProgress: progress = () => null,
  logStream,
}: GatewayOptions): Promise<FastifyInstance> {
  const isHttps = config.publicUrl.startsWith('https:');
  const receive = Math.max(config.timeouts.receive - RECEIVE_CHECK, RECEIVE_CHECK);
  const app = fastify({
    pluginTimeout: 0,
    logger: {
      level: config.logLevel,
      base: { service: 'gateway' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: ['req.headers'],
      ...(logStream ? { stream: logStream } : {}),
    },
    logController: new StreamErrorLog(),
    // One proxy: only the last address of X-Forwarded-For is its own, the caller may have written those before.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 64 * 1024,
    connectionTimeout: 30_000,
    requestTimeout: Math.max(config.timeouts.upload - RECEIVE_CHECK, receive),
    http: {
      headersTimeout: receive,
      connectionsCheckingInterval: RECEIVE_CHECK,
      maxHeaderSize: MAX_PARSED_HEADER_BYTES,
    },
    clientErrorHandler: answerMalformedRequest({ headers: securityHeaders(isHttps) }),
    frameworkErrors: answerMalformedAddress(isHttps),
    forceCloseConnections: 'idle',
    // Kept-alive connections are still answered while the others end.
    return503OnClosing: false,
    genReqId: (request) => {
      const header = request.headers['x-request-id'];
      return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
    },
  });
  const upstreams = openUpstreams(config.platformUrl, config.timeouts.call);
  const upstream = upstreams.signedIn;
  const documents = trustedDocuments(serveWeb !== undefined);
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, app.log);
  const limitOf = (name: string, rate: Rate) =>
    redis ? sharedRateLimit(redis, { name, rate }) : rateLimit({ name, rate });
  const { addressRates } = config;
  const limit = callerLimit({
    verified: limitOf('caller', config.rate),
    unverified: limitOf('address', addressRates.unverified),
    verifyToken: tokenVerifier(config.session),
  });
  const apollo = graphServer(config, { documents, log: app.log });
  await apollo.start();
  app.addHook('onClose', async () => {
    await apollo.stop();
    await upstreams.close();
    redis?.close();
  });

  const { publicUrl, timeouts } = config;
  const portalSite = { portalSuffix: config.build.portal_suffix, publicUrl };
  const isRecipient = ({ url, hostname }: FastifyRequest) =>
    isRecipientPath(url) || isPortal(hostname, portalSite);
  await app.register(refusalPages, { isRecipient });
  await app.register(headersPlugin, { isHttps, pictureOrigins: config.pictureOrigins });
  await app.register(errorHandlerPlugin);
  await app.register(headerSizePlugin);
  await app.register(drainPlugin);
  await app.register(receiveTimePlugin, { receive });
  const platform = platformProbe(upstream, config.platformUrl);
  await app.register(startingPage, { platform, progress, isRecipient });
  await app.register(health, { platform, progress });
  await app.register(addressLimits, {
    login: limitOf('login', addressRates.login),
    issuer: limitOf('issuer', addressRates.issuer),
  });
  await app.register(sessionPlugin, {
    config: config.session,
    ...(redis ? { refreshes: sharedRefreshStore(redis, config.session) } : {}),
  });
  const origin = new URL(config.publicUrl).origin;
  await app.register(graphRoute, {
    apollo,
    callerLimit: limit,
    shared: { upstream, build: config.build, origin },
  });
  await app.register(exportLink, { upstream: upstreams.streams, origin, callerLimit: limit });
  await app.register(files, { upstream: upstreams.streams, origin, callerLimit: limit });
  await app.register(portals, portalSite);
  await app.register(passThrough, { upstreams, publicUrl, timeout: timeouts.call });
  if (config.hasPublicCatalogue)
    await app.register(catalogueRoute, {
      upstream: upstreams.visitors,
      origin,
      timeout: timeouts.call,
      pictures: config.pictureOrigins.shown,
    });
  await app.register(previewFrame, { pictures: config.pictureOrigins.shown });
  await app.register(playgroundRoute);
  await app.register(serveWeb ?? staticFiles);
  return app;
}
