import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { graphRoute } from './graph/route.ts';
import { graphServer } from './graph/server.ts';
import { failurePlugin } from './http/failure.ts';
import { files } from './http/files.ts';
import { headersPlugin } from './http/headers.ts';
import { health } from './http/health.ts';
import { passThrough } from './http/passThrough.ts';
import { staticFiles } from './http/staticFiles.ts';
import { addressLimits } from './limits/addresses.ts';
import { rateLimit } from './limits/rate.ts';
import { callerShare } from './limits/share.ts';
import { tokenProof } from './limits/tokenProof.ts';
import { trustedDocuments } from './limits/trustedDocuments.ts';
import { playgroundRoute } from './playground/route.ts';
import { openUpstream } from './rest/upstream.ts';
import { sessionPlugin } from './session/plugin.ts';

export interface GatewayOptions {
  config: GatewayConfig;
  /** In development: serves the application instead of the built files, and watches the manifest. */
  serveWeb?: (app: FastifyInstance) => Promise<void>;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The gateway, ready to listen: one public origin for the graph, the session, the application and what the platform serves. */
export async function buildGateway({ config, serveWeb }: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers'] },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // One proxy: of X-Forwarded-For its own word counts, the last; those before are the caller's, who may say anything.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 64 * 1024,
    connectionTimeout: 30_000,
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  const upstream = openUpstream(config.platformUrl, config.timeouts.call);
  const documents = trustedDocuments(serveWeb !== undefined);
  const unproven = rateLimit(config.addressRates.unproven);
  const share = callerShare({ rate: rateLimit(config.rate), unproven, proof: tokenProof(config.session) });
  const apollo = graphServer(config, { documents, share, log: app.log });
  await apollo.start();
  app.addHook('onClose', async () => {
    await apollo.stop();
    await upstream.close();
  });

  await app.register(headersPlugin, { isHttps: config.publicUrl.startsWith('https:') });
  await app.register(failurePlugin);
  await app.register(health, { upstream });
  await app.register(addressLimits, { rates: config.addressRates });
  await app.register(sessionPlugin, { config: config.session });
  const origin = new URL(config.publicUrl).origin;
  await app.register(graphRoute, { apollo, unproven, shared: { upstream, build: config.build, origin } });
  await app.register(files, { upstream, origin, share, unproven });
  await app.register(passThrough, { upstream, publicUrl: config.publicUrl });
  await app.register(playgroundRoute);
  await app.register(serveWeb ?? staticFiles);
  return app;
}
