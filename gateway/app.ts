import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { graphRoute } from './graph/route.ts';
import { graphServer } from './graph/server.ts';
import { failurePlugin } from './http/failure.ts';
import { files } from './http/files.ts';
import { headersPlugin } from './http/headers.ts';
import { health } from './http/health.ts';
import { answerMalformedRequest } from './http/malformedRequest.ts';
import { passThrough } from './http/passThrough.ts';
import { staticFiles } from './http/staticFiles.ts';
import { addressLimits } from './limits/addresses.ts';
import { rateLimit } from './limits/rate.ts';
import { callerShare } from './limits/share.ts';
import { tokenProof } from './limits/tokenProof.ts';
import { trustedDocuments } from './limits/trustedDocuments.ts';
import { playgroundRoute } from './playground/route.ts';
import { openUpstreams } from './rest/upstream.ts';
import { sessionPlugin } from './session/plugin.ts';

export interface GatewayOptions {
  config: GatewayConfig;
  /** In development: serves the application instead of the built files, and watches the manifest. */
  serveWeb?: (app: FastifyInstance) => Promise<void>;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Milliseconds between two looks at what clients are still sending. */
const RECEIVE_CHECK = 500;

/** The gateway, ready to listen: one public origin for the graph, the session, the application and what the platform serves. */
export async function buildGateway({ config, serveWeb }: GatewayOptions): Promise<FastifyInstance> {
  const isHttps = config.publicUrl.startsWith('https:');
  const receive = Math.max(config.timeouts.receive - RECEIVE_CHECK, RECEIVE_CHECK);
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers'] },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // One proxy: of X-Forwarded-For its own word counts, the last; those before are the caller's, who may say anything.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 64 * 1024,
    connectionTimeout: 30_000,
    requestTimeout: receive,
    http: { headersTimeout: receive, connectionsCheckingInterval: RECEIVE_CHECK },
    clientErrorHandler: answerMalformedRequest(isHttps),
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  const upstreams = openUpstreams(config.platformUrl, config.timeouts.call);
  const upstream = upstreams.callers;
  const documents = trustedDocuments(serveWeb !== undefined);
  const unproven = rateLimit(config.addressRates.unproven);
  const share = callerShare({ rate: rateLimit(config.rate), unproven, proof: tokenProof(config.session) });
  const apollo = graphServer(config, { documents, share, log: app.log });
  await apollo.start();
  app.addHook('onClose', async () => {
    await apollo.stop();
    await upstreams.close();
  });

  await app.register(headersPlugin, { isHttps });
  await app.register(failurePlugin);
  await app.register(health, { upstream });
  await app.register(addressLimits, { rates: config.addressRates });
  await app.register(sessionPlugin, { config: config.session });
  const origin = new URL(config.publicUrl).origin;
  await app.register(graphRoute, { apollo, unproven, shared: { upstream, build: config.build, origin } });
  await app.register(files, { upstream: upstreams.streams, origin, share, unproven });
  const { publicUrl, timeouts } = config;
  await app.register(passThrough, { upstreams, publicUrl, timeout: timeouts.call });
  await app.register(playgroundRoute);
  await app.register(serveWeb ?? staticFiles);
  return app;
}
